"""What the contract of all games asks of Loo; see tests/test_contract.py."""

from itertools import permutations

KING, SMALL = {"hand": "Kh 7h Ac", "turn_up": "Qh"}, {"hand": "2c 3c 5d", "turn_up": "Qh"}
FIVE = {"variant": "five-card", "hand": "Kh 7h Ac 4c 2d", "turn_up": "Qh"}
PAM = {"hand": "Jc 2h Ac 4c 2d", "turn_up": "Qh"}
EXAMPLES = [  # questions and settings that between them use all that the game knows
    ("declare", {**KING, "said": "throw stand", "pool": 21}),
    ("declare", {**KING, "said": "stand miss stand", "opponents": "book"}),
    ("declare", {**KING, "said": "stand stand", "future": True, "players": 3}),
    ("declare", {**KING, "said": ["stand"], "loo": "mixed-30", "pool": 45, "mine": "book", "pack": 32}),
    ("declare", {**SMALL, "said": "throw throw stand throw"}),
    ("declare", {**SMALL, "said": "throw throw throw throw"}),
    ("declare", {"hand": "2h 3c 5d", "turn_up": "Ah", "opponents": "bold", "miss_leads": True}),
    ("declare", {"hand": "2c 3c 5c", "turn_up": "Qc", "flush": "foster", "actions": "stand throw"}),
    ("show", {**KING, "said": "throw stand", "index": 7}),
    ("show", {**SMALL, "said": "throw throw stand throw", "action": "defend", "seed": 5}),
    ("declare", {**FIVE, "said": "throw draw-3"}),
    ("declare", {**PAM, "variant": "five-card-hoffmann", "said": "stand"}),
    ("declare", {**KING, "variant": "irish-foster", "said": "stand stand"}),
    ("declare", {"hand": "Ah 7h Kc 4c 2d", "turn_up": "Qh", "variant": "five-card", "civil": False}),
    ("discard", {**FIVE, "civil": True}),
    ("discard", {**PAM, "variant": "five-card-hoffmann", "said": "stand"}),
    ("discard", {**KING, "variant": "irish", "said": "stand throw"}),
    ("strength", {**KING}),
    ("play", {"hand": "7h Ac Kd", "turn_up": "Qh", "said": "stand throw stand throw stand"}),
    ("play", {"hand": "Ad Jd", "turn_up": "8s", "said": "stand throw stand throw miss", "played": "Ks 6s Qs / 5s"}),
    ("play", {"hand": "Ah", "turn_up": "8s", "said": "stand stand throw", "players": 3, "played": "Ks 6s / 7s 3s"}),
    ("chart", {"players": 3, "pack": 32, "turn_up": "7s"}),
    ("claims", {}),
    ("session", {"runs": 20, "length": 30, "precision": 0}),
    ("session", {"runs": 20, "length": 30, "policies": "book,plain,plain,plain,plain", "by": "policy"}),
]
DEALS = [  # of suits of which nothing is known either may be the other's namesake
    {"hand": "Kc 7d As", "turn_up": "Qh", "said": "throw stand"},
    {"hand": "Kc 7d As", "turn_up": "Qh", "said": "stand throw stand", "opponents": "book"},
]
OTHERWISE = {  # of each field of the variant another value; each must change some row of some example
    "form": "irish", "pack": 32, "loo": "unlimited", "deal": 6, "ante": 1, "single": "must", "single_loo": 6,
    "lead": "trump", "miss_leads": True, "club_law": True, "defend": "free", "flush": "foster", "pam": "trumps",
    "civil": True, "exchange": "after",
}  # fmt: skip
# The largest amounts: a question, and what is the same in every deal.
LARGEST = ("declare", {"hand": "Ah Kh Qh", "turn_up": "Jh", "pool": 10_000, "actions": "stand"}, 10_000)
RENAMINGS = list(permutations("cdhs"))  # suits c d h s become these, and no row changes
LONG = {"claims", "chart", "strength"}  # questions of too many deals without the compiler


def is_long(question, asked):
    """Whether a question would play too many deals without the compiler."""
    return question in LONG
