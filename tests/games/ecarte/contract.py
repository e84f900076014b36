"""What the contract of all games asks of Écarté; see tests/test_contract.py."""

from itertools import permutations

PAIR, SHORT = {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"}, "propose accept draw-3 draw-3 propose accept draw-3 draw-3"
SAMPLED = {"method": "simulate"}
EXAMPLES = [  # questions and settings that between them use all that the game knows
    ("propose", {**PAIR}),
    ("propose", {**PAIR, **SAMPLED}),
    ("propose", {**PAIR, "score": "3-4", "opponents": "book"}),
    ("propose", {"hand": "Kh 7h Ks 8s 7d", "turn_up": "9h", "score": "3-3", "opponents": "book", "play": "plain"}),
    ("propose", {**PAIR, "said": "propose accept draw-2 draw-3", "dead": "8c 9c", "variant": "club"}),
    ("propose", {"hand": "7s Jd Th Ks As", "turn_up": "7c", "play": "double-dummy", "actions": "play"}),
    ("propose", {"hand": "Qc As 9d 7c Qs", "turn_up": "Ts", "play": "double-dummy", "mine": "book"}),
    ("propose", {"hand": "7h 8h Qs 7s 7d", "turn_up": "Kh", "score": "3-4"}),
    ("answer", {"hand": "Kh 8h Qs 7s 7d", "turn_up": "9h", "score": "3-3", "king": "keep"}),
    ("answer", {"hand": "Ks 7s Qd 7h 8c", "turn_up": "9h"}),
    ("answer", {"hand": "Ks 7s Qd 7h 8c", "turn_up": "Kc", "score": "4-2", "vulnerable_vole": 3}),
    (
        "answer",
        {
            "hand": "7h 8h Qs 7s 7d",
            "turn_up": "9h",
            "said": f"{SHORT} propose",
            "dead": "8c 9c Tc 8d 9d Td",
            "variant": "britannica",
        },
    ),
    ("discard", {**PAIR}),
    ("discard", {"hand": "Kh Qh Jh Th Kd", "turn_up": "9h", "said": "propose accept draw-3"}),
    ("strength", {**PAIR}),
    ("strength", {"hand": "7s Jd Th Ks As", "turn_up": "7c", "play": "double-dummy"}),
    ("strength", {"hand": "Qc As 9d 7c Qs", "turn_up": "Ts", "play": "double-dummy"}),
    ("play", {"hand": "Jh 7d 8c 9c", "turn_up": "9h", "said": "propose refuse", "played": "Qs Ts / Jc"}),
    ("match", {"game": 3}),
    ("match", {"opponents": "book", "play": "double-dummy", "game": 2}),
    ("session", {"runs": 60, "precision": 0}),
    ("session", {"runs": 60, "policies": "book,plain", "by": "policy", "stakes": True}),
    ("chart", {"trumps": 4}),
    ("chart", {"trumps": 5, "seat": "dealer", "score": "3-4"}),
    ("show", {**PAIR, "action": "play", "index": 7}),
    ("show", {"index": 3, "seed": 5, "opponents": "book", "variant": "club"}),
    ("claims", {}),
]
DEALS = [  # settings of whole deals
    {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"},
    {"opponents": "book", "variant": "club"},
    {**PAIR, "said": "propose accept draw-2 draw-3", "dead": "8c 9c", "variant": "club"},
]
OTHERWISE = {  # of each field of the variant another value; each must change some row of some example
    "game": 4, "max_proposals": "unlimited", "dealer_least": 1, "conditional": True, "must_head": False,
    "must_trump": False, "announcing": "compulsory", "vulnerable_vole": 3, "stakes": True,
}  # fmt: skip
# The largest amounts: a question, and what is the same in every deal.
LARGEST = ("propose", {"hand": "Kh Qh Jh Ah Th", "turn_up": "9h", "actions": "play", **SAMPLED}, 3)
RENAMINGS = list(permutations("cdhs"))  # suits c d h s become these, and no row changes
LONG = {"claims", "chart", "match", "strength", "play"}  # questions of too many deals without the compiler


def is_long(question, asked):
    """Whether a question would list or draw many hands without the compiler."""
    if question in ("propose", "answer", "discard"):
        return "said" in asked or "method" not in asked or question == "answer"
    return question in LONG
