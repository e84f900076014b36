"""What the contract of all games asks of Bezique; see tests/test_contract.py."""

OPENING = {"hand": "Qs Jd Kh Qh Ah 7c 8c 9d", "turn_up": "9h", "stock": 40}
WON = {"hand": "Kh Qh Ah Th Jh Qs 7c", "turn_up": "9h", "stock": 20}
SERVED = {"hand": "Qs Ks Jd Ah 7s 8s Kd", "turn_up": "Ts", "stock": 12, "theirs": "Kd Qd"}
SERVED |= {"declared": "bezique:QsJd royal-marriage:KsQs", "theirs_declared": "marriage-d:KdQd"}
ENDING = {"hand": "Ah Tc 9d Jd", "turn_up": "9h", "stock": 0}
EXAMPLES = [  # questions and settings that between them use all that the game knows
    ("melds", {**OPENING}),
    ("melds", {**WON, "seen": "Th Jh 8c Td", "draws": "1 4 9", "first": "other"}),
    ("melds", {**SERVED}),
    ("melds", {**OPENING, "method": "simulate", "actions": "sequence bezique"}),
    ("declare", {**WON}),
    ("declare", {**WON, "score": "880-940", "brisques": "2-5", "seat": "dealer"}),
    ("declare", {**WON, "play": "search", "worlds": 5, "deals": 20}),
    ("declare", {**SERVED}),
    ("declare", {"hand": "7h Qh Kh Ks Kc Kd 8c", "turn_up": "Ah", "stock": 30, "play": "plain", "deals": 9000}),
    ("declare", {"hand": "Ah Ac Ad As Ah Tc 7c", "turn_up": "Ad", "stock": 40, "mine": "plain"}),
    ("play", {**OPENING, "stock": 20, "led": "Ac", "deals": 9000}),
    ("play", {**OPENING, "theirs": "Kc Qc", "table": "Qs Jd", "suit_led": True, "deals": 9000}),
    ("play", {**ENDING, "led": "Kc", "theirs": "Qc Ks 7h"}),
    ("play", {**ENDING, "theirs": "Kc Qc Ks 7h"}),
    ("play", {**ENDING, "theirs": "Kc Qc", "led": "8s"}),
    ("play", {**ENDING, "theirs": "Kc Qc Ks 7h", "score": "700-640", "brisques": "6-8", "mine": "plain"}),
    ("play", {**ENDING, "led": "Kc", "theirs": "Qc Ks 7h", "score": "940-960", "brisques": "9-5", "seat": "dealer"}),
    ("session", {"runs": 400, "precision": 0}),
    ("session", {"runs": 30, "policies": "book,plain", "by": "policy", "score": "620-540"}),
    ("session", {"runs": 2, "policies": "search,book", "worlds": 2}),
    ("chart", {}),
    ("chart", {"of_what": "cards", "trump": "s"}),
    ("chart", {"of_what": "throws", "play": "plain"}),
    ("show", {"index": 7}),
    ("show", {**WON, "index": 3, "action": "royal-marriage"}),
    ("show", {**OPENING, "led": "Ac", "seed": 5, "play": "plain"}),
    ("claims", {}),
]
DEALS = [  # settings of whole deals
    {"play": "plain"},
    {**WON, "hand": "Kh Qh Ac Th Jh Qs 7c"},
    {**OPENING, "led": "Ac"},
]
OTHERWISE = {  # of each field of the variant another value; each must change some row of some example
    "suit_led": True, "last_trick": 24, "other_bezique": True, "must_trump": False, "afresh": False, "game": 2000,
    "elder_first": True,
}  # fmt: skip
# The largest amounts: a question, and what is the same in every deal.
LARGEST = (
    "play", {"hand": "Ah", "turn_up": "9h", "stock": 0, "theirs": "Ac", "method": "simulate"}, 30,
)  # fmt: skip
RENAMINGS = [tuple("cdhs"), tuple("hdcs")]  # spades and diamonds make bezique
LONG = {"claims"}  # questions of too many deals without the compiler


def is_long(question, asked):
    """Whether a question would list or draw many hands without the compiler."""
    return question in LONG or "search" in str(asked) or asked.get("runs", 0) > 100


def is_exact(question, asked):
    """Whether a question that may play deals plays none."""
    return question == "chart" and asked.get("of_what") != "throws"
