"""What the contract of all games asks of Nap; see tests/test_contract.py."""

from itertools import permutations

NAP, WEAK = {"hand": "Ah Kh Qh 9h As"}, {"hand": "3c 2c 4d 5h 7s"}
EXAMPLES = [  # questions and settings that between them use all that the game knows
    ("call", {**NAP, "said": "pass 2"}),
    ("call", {**NAP, "said": "pass 2", "opponents": "book", "play": "double-dummy", "deals": 5000}),
    ("call", {**WEAK, "players": 5}),
    ("call", {**WEAK, "players": 6, "kitty_others": 1, "pool": 4}),
    ("call", {**WEAK, "said": "pass nap", "variant": "wellington", "challenge": True, "opponents": "book"}),
    ("call", {**WEAK, "said": "pass 3", "misery": "above-three", "opponents": "book"}),
    ("call", {**WEAK, "double_header": True, "doubled": True}),
    ("call", {**NAP, "said": "pass nap", "opponents": "book", "raises": "blucher", "raise_stakes": "mild"}),
    ("call", {**NAP, "said": "draw-2 draw-2 draw-0 draw-2 pass 2", "buying": True, "opponents": "book"}),
    ("call", {**NAP, "said": "peep", "peeped": "9c", "peep": "hoffmann", "opponents": "bold", "toll": True}),
    ("call", {**NAP, "said": "pass", "spare": True, "opponents": "bold", "failed_nap": "doubles", "pool": 9}),
    ("call", {"hand": "Ah Kh Qh 9h As 2c 3d 4s 5s", "dealt": 9, "players": 3, "opponents": "book"}),
    ("call", {**NAP, "play": "pimc", "worlds": 3, "actions": "3 nap", "deals": 200}),
    ("strength", {"hand": "Ah Jh Th Kc 4d"}),
    ("strength", {"hand": "Ah Jh Th Kc 4d", "play": "double-dummy", "goal": 2, "players": 3, "deals": 2000}),
    ("strength", {"hand": "Ah Jh Th Kc 7d", "pack": 32, "players": 3, "band": True, "deals": 200}),
    ("play", {"hand": "Jh Th Kc 4d", "said": "pass pass 3 pass", "played": "Ah Qh 3h 6h"}),
    ("play", {"hand": "2s Jc Tc 9d", "said": "pass pass 3 pass", "played": "Ah Qh 3h 6h / Jh", "play": "book"}),
    (
        "play",
        {
            "hand": "2s Jc Tc 9d 7h",
            "said": "1 pass pass pass",
            "played": "Ah",
            "play": "double-dummy",
            "deals": 3000,
        },
    ),
    ("discard", {"hand": "Ah Kh Qh 9h As 2c 3c", "dealt": 7}),
    ("discard", {**NAP, "said": "draw-0", "buying": True, "opponents": "book"}),
    ("discard", {**NAP, "said": "pass 3 pass pass", "peep": "foster", "peeped": "5h"}),
    ("discard", {"hand": "Ah Kh Qh 9d 3c 4c 5c Kd Qd Jd", "spare": True, "said": "pass spare"}),
    ("session", {"runs": 20, "length": 30, "kitty": 1, "precision": 0}),
    ("session", {"runs": 20, "length": 30, "policies": "book,bold,plain,plain", "by": "policy"}),
    ("session", {"runs": 20, "length": 30, "by": "position", "all_pass": "dealer", "lowest": 2}),
    ("chart", {"players": "3 4"}),
    ("show", {**NAP, "said": "pass 2", "action": "nap", "index": 7}),
    (
        "show",
        {"players": 6, "index": 3, "seed": 5, "opponents": "bold", "play": "pimc", "dealt": 6, "peep": "foster"},
    ),
    ("claims", {}),
]
DEALS = [  # settings of whole deals
    {"hand": "Ah Kh Qc 9d As", "said": "pass 2"},
    {"players": 5, "opponents": "book", "variant": "wellington"},
    {"hand": "Ah Kh Qc 9d As", "said": "2", "play": "pimc", "worlds": 2},
]
OTHERWISE = {  # of each field of the variant another value; each must change some row of some example
    "pack": 32, "dealt": 7, "stands_out": "5", "lowest": 2, "all_pass": "dealer", "double_header": True,
    "nap_wins": 12, "nap_loses": 6, "misery": "above-three", "misery_trumps": False, "misery_loss": 6,
    "raises": "wellington", "raise_stakes": "foster", "challenge": True, "kitty": 2, "kitty_others": 1,
    "failed_nap": "doubles", "toll": True, "spare": True, "buying": True, "peep": "foster",
}  # fmt: skip
# The largest amounts: a question, and what is the same in every deal.
LARGEST = ("call", {"hand": "Ah Kh Qh Jh Th", "pool": 10_000, "nap_wins": 100, "actions": "nap"}, 10_300)
RENAMINGS = list(permutations("cdhs"))  # suits c d h s become these, and no row changes
LONG = {"claims", "chart"}  # questions of too many deals without the compiler


def is_long(question, asked):
    """Whether a question would list or draw many hands without the compiler."""
    heard = asked.get("said") not in (None, "pass 2", "peep") or "opponents" in asked
    return question in LONG or heard or bool(asked.get("band")) or asked.get("play") in ("double-dummy", "pimc")
