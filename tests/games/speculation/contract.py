"""What the contract of all games asks of Speculation; see tests/test_contract.py."""

from itertools import permutations

BEATEN = {"turn_up": "6d", "lead": "Kd", "owner": 3, "exposed": "Qs Ah Jh 9s", "hidden": "2 2 2 2 2"}
EXAMPLES = [  # questions and settings that between them use all that the game knows
    ("price", {}),
    ("price", {"turn_up": "9d", "method": "simulate"}),
    ("price", {"turn_up": "9d", "players": 4, "spare": True, "penalty": 1, "method": "simulate"}),
    ("price", {"turn_up_to": "pool", "players": 3, "penalty": 2, "method": "simulate"}),
    ("price", {**BEATEN, "penalty": 1, "looked": "2 4"}),
    (
        "price",
        {**BEATEN, "penalty": 1, "looked": "2 4", "lot": "hidden", "of": 1, "count": 2, "method": "simulate"},
    ),
    ("price", {"turn_up": "Kd"}),
    ("buy", {"turn_up": "9d", "price": 1}),
    ("buy", {"turn_up": "Kd", "price": 1}),
    ("buy", {"price": 2.5, "lot": "turn-up", "seat": 2, "bidders": "noisy", "stakes": [3, 2]}),
    ("buy", {**BEATEN, "price": 0.3, "lot": "hidden", "of": 2, "dead": "Ac 2d 3d 5s", "bidders": "noisy"}),
    (
        "buy",
        {"pack": 32, "turn_up": "Td", "price": 1, "penalty": 1, "spare": True, "bidders": "noisy", "bias": 1.1},
    ),
    ("buy", {"turn_up": "Qh", "court": "showdown", "price": 3, "method": "simulate", "players": 6}),
    ("sell", {"turn_up": "9d", "offer": 1, "bidders": "noisy", "spread": 0.4, "reserve": 0.9, "bias": 1.1}),
    ("sell", {"turn_up": "9d", "offer": ".4", "lot": "hand", "of": 2, "method": "simulate"}),
    ("sell", {"offer": 2, "variant": "hoyle-1847", "dead": "Ac"}),
    ("chart", {"players": "3 5"}),
    ("chart", {"of_what": "exposed", "court": "play", "pack": 32}),
    ("show", {"players": 4, "index": 7, "bidders": "noisy", "penalty": 1}),
    ("show", {"turn_up": "9d", "index": 3, "seed": 5}),
    ("claims", {}),
]
DEALS = [  # settings of whole deals
    {"players": 4, "bidders": "noisy", "penalty": 1},
    {"turn_up": "9d", "dead": "Ac Kd 3c", "bidders": "noisy", "spare": True},
]
OTHERWISE = {  # of each field of the variant another value; each must change some row of some example
    "pack": 32, "court": "showdown", "spare": True, "turn_up_to": "pool", "penalty": 3, "stakes": (6, 4),
}  # fmt: skip
# The largest amounts: a question, and what is the same in every deal.
LARGEST = (
    "price", {"turn_up": "Ad", "court": "play", "pool": 10_000, "lot": "lead", "method": "simulate"}, 10_000,
)  # fmt: skip
RENAMINGS = list(permutations("cdhs"))  # suits c d h s become these, and no row changes
LONG = {"claims"}  # questions of too many deals without the compiler


def is_long(question, asked):
    """Whether a question would play too many deals without the compiler."""
    return question in LONG
