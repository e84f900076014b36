"""What the contract of all games asks of Euchre; see tests/test_contract.py."""

from itertools import permutations

BOWER, FAIR = {"hand": "Jh Ah As 7d 8c", "turn_up": "9h"}, {"hand": "7s As Ac Kd 8c", "turn_up": "9h"}
NINES = {"hand": "Qh As Ac Kd Tc", "turn_up": "9h", "pack": 24}  # few worlds: soon counted
SAMPLED = {"method": "simulate"}
EXAMPLES = [  # questions and settings that between them use all that the game knows
    ("declare", {**BOWER, **SAMPLED}),
    ("declare", {**BOWER, **SAMPLED, "score": "3-2", "opponents": "book", "actions": "order pass"}),
    ("declare", {**FAIR, **SAMPLED, "said": "pass", "play": "double-dummy"}),
    ("declare", {**FAIR, **SAMPLED, "said": "pass pass", "rename": True, "mine": "book"}),
    ("declare", {**NINES, **SAMPLED, "said": "pass pass pass", "defenders_march": 4, "opponents": "book"}),
    ("declare", {**NINES, **SAMPLED, "said": "pass pass", "stick_dealer": True}),
    ("declare", {**NINES}),
    ("declare", {**NINES, "said": "pass pass", "score": "4-4", "play": "book"}),
    ("discard", {**NINES, **SAMPLED, "said": "order"}),
    ("discard", {**NINES, "score": "2-3"}),
    ("strength", {**BOWER, "play": "double-dummy"}),
    ("strength", {**FAIR, "seat": "dealer", "maker": "elder", "pack": 32}),
    ("strength", {"hand": "Th Ah As 9d 9c", "turn_up": "9h", "pack": 24, "trump": "d"}),
    ("play", {"hand": "Ah Ks", "turn_up": "9h", "said": "order", "dead": "Jc", "played": "Jh 8h / As Qs / 7c 9h"}),
    ("match", {"game": 3}),
    ("match", {"opponents": "book", "play": "double-dummy", "game": 2}),
    ("session", {"runs": 60, "precision": 0}),
    ("session", {"runs": 60, "policies": "book,plain", "stick_dealer": True}),
    ("chart", {"places": "order dealer-cross"}),
    ("show", {**BOWER, "action": "order", "index": 7}),
    ("show", {"index": 3, "seed": 5, "opponents": "book", "pack": 24}),
    ("claims", {}),
]
DEALS = [  # settings of whole deals
    {"hand": "Jh Ah As 7d 8c", "turn_up": "9h"},
    {"opponents": "book", "stick_dealer": True},
    {"hand": "7s As Ac Kd 8c", "turn_up": "9h", "said": "pass pass", "opponents": "book"},
]
OTHERWISE = {
    "pack": 24,
    "game": 4,
    "stick_dealer": True,
    "rename": True,
    "defenders_march": 3,
}  # of each field of the variant another value; each must change some row of some example
# The largest amounts: a question, and what is the same in every deal.
LARGEST = ("declare", {"hand": "Jh Jd Ah Kh Qh", "turn_up": "Th", "actions": "order", **SAMPLED}, 2)
RENAMINGS = [suits for suits in permutations("cdhs") if {*suits[::3]} in ({"c", "s"}, {"d", "h"})]  # colours stay
LONG = {"claims", "chart", "match", "strength", "play"}  # questions of too many deals without the compiler


def is_long(question, asked):
    """Whether a question would list or draw many hands without the compiler."""
    if question in ("declare", "discard"):
        many = "said" in asked and asked.get("pack") != 24  # hands that may have said so
        return many or "method" not in asked or "score" in asked or asked.get("play") == "double-dummy"
    return question in LONG
