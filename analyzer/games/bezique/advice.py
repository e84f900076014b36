"""What the old books say of Bezique (Enquire Within 127, Hoffmann, the Encyclopaedia Britannica), put to the test.

Each claim is a number of `book`: players who follow it meet players who do not, on the same deals with seats exchanged.
"""

from functools import cache

from ...answer import Answer
from ...run import spread
from .advice_matches import gain
from .policy import BEZIQUE_FIRST, POLICIES, ROYAL_FIRST
from .variant import VARIANTS

BOOK = POLICIES["book"]
TENS_FIRST = {"order": (7, 0, 1, 5, 3, 2, 8, 4, 6, 10, 12, 9, 14, 11, 13)}
SEQUENCE_EARLY = {"order": (0, 1, 5, 14, 11, 3, 7, 2, 8, 4, 6, 10, 12, 9, 13)}
SMALL_TRUMPS_FIRST = {"order": (5, 6, 1, 0, 3, 7, 2, 8, 4, 10, 12, 9, 14, 11, 13)}
KNAVES_LAST = {"order": (0, 5, 3, 7, 2, 8, 4, 6, 10, 1, 12, 9, 14, 11, 13)}
COURT_FIRST = {"order": (0, 1, 2, 3, 4, 5, 7, 8, 6, 10, 12, 9, 14, 11, 13)}
ACES_FIRST = {"order": (0, 1, 5, 8, 3, 7, 2, 4, 6, 10, 12, 9, 14, 11, 13)}
THREE_ACES_GO = {"order": (0, 1, 5, 3, 7, 2, 8, 9, 4, 6, 10, 12, 14, 11, 13)}
KEEP_DUPLICATES = {"order": (0, 1, 5, 3, 7, 2, 8, 4, 6, 10, 12, 9, 11, 14, 13)}

CLAIMS = (  # number, source, what it says, each test as (what is compared, followers' numbers, the others')
    ("Z1", "EW 127", "Keep tens until they can be made to count.", (
        ("tens thrown away last but aces and trumps, against first", {}, TENS_FIRST),
        ("tricks won with tens, against tens kept", {}, {"ten_to_win": False}),
    )),
    ("Z2", "EW 127", "Keep the cards of the sequence as long as possible.", (
        ("trumps from ace to knave thrown away late, against early", {}, SEQUENCE_EARLY),
    )),
    ("Z3", "EW 127", "Watch what the other lays down and plays.", (
        ("cards played and laid open remembered, against not", {}, {"watches": False}),
    )),
    ("Z4", "EW 127", "Declare the royal marriage before the sequence, bezique before double bezique.", (
        ("royal marriage first, against the sequence at once", {"forerunner": ROYAL_FIRST}, {"forerunner": 0}),
        ("bezique first, against double bezique at once", {"forerunner": BEZIQUE_FIRST}, {"forerunner": 0}),
    )),
    ("Z5", "EW 127", "Win the last trick but one before the stock ends.", (
        ("the last trick that lets one declare won if it can be, against no more than before",
         {"late": 2, "lead_late": 2}, {"late": 0, "lead_late": 0}),
        ("the one before too, against the last alone",
         {"late": 4, "lead_late": 4}, {"late": 2, "lead_late": 2}),
    )),
    ("Z6", "EW 127", "Declare as soon as possible.", (
        ("at once, against not before 40 cards are left", {}, {"holds": 40}),
        ("at once, against not before 32 cards are left", {}, {"holds": 32}),
    )),
    ("Z7", "EB 1875", "The lead is a disadvantage: do not win unless to declare, or with or of an ace or ten.", (
        ("won for these alone, against whenever possible", {}, {"late": 48}),
    )),
    ("Z8", "Hoffmann", "Unless a brisque is led or you have something to declare, pass, or win with a brisque.", (
        ("won with aces and tens, against passed", {}, {"ten_to_win": False, "ace_to_win": False}),
    )),
    ("Z9", "Hoffmann", "To take an ace or ten that is led makes a difference of twenty.", (
        ("taken when possible, against when convenient", {}, {"brisque_cut": 0}),
    )),
    ("Z10", "EB 1875; Hoffmann", "Throw plain sevens, eights and nines first, then plain knaves; keep small trumps.", (
        ("small trumps after plain small cards and knaves, against first", {}, SMALL_TRUMPS_FIRST),
        ("knaves second, against last of the plain cards", {}, KNAVES_LAST),
    )),
    ("Z11", "Hoffmann", "Risk an ace rather than a king or queen.", (
        ("aces thrown before kings and queens, against after", ACES_FIRST, COURT_FIRST),
    )),
    ("Z12", "Hoffmann", "Three aces are kept for the fourth; otherwise make tricks with plain aces.", (
        ("three aces kept, against not", {}, THREE_ACES_GO),
        ("tricks made with one or two aces, against not", {}, {"ace_to_win": False}),
    )),
    ("Z13", "Hoffmann", "Keep duplicates of the cards of the sequence, to worry the other.", (
        ("second copies thrown after the first, against before", KEEP_DUPLICATES, {}),
    )),
    ("Z14", "Hoffmann", "Keep the cards of bezique after scoring 40; late a lone queen, against the double.", (
        ("kept, against free to go at once", {}, {"keeps_pair": False}),
        ("a lone queen of spades kept while the other's bezique lies open, against gone from twenty cards on",
         {"lone": 20}, {"lone": 20, "guards": False}),
        ("kept in any case, against gone from twenty cards on unless the other's bezique lies open",
         {}, {"lone": 20}),
    )),
    ("Z15", "Hoffmann", "Late in the stock declare sequence and double bezique without their forerunners.", (
        ("at once from two cards in the stock on, against never", {"direct": 2}, {"direct": 0}),
        ("from six on, against from two", {"direct": 6}, {"direct": 2}),
        ("from twelve on, against from six", {"direct": 12}, {"direct": 6}),
        ("from twenty on, against from twelve", {"direct": 20}, {"direct": 12}),
    )),
    ("Z16", "Hoffmann", "Near the end of the stock win every trick you can.", (
        ("from six cards on, against never", {"late": 6}, {"late": 0}),
        ("from sixteen cards on, against from six", {"late": 16}, {"late": 6}),
    )),
    ("Z17", "Hoffmann", "Keep a good trump for the last trick.", (
        ("a trump that wins kept for the last trick, against led when it is the best that wins",
         {}, {"keeps_trump": False}),
    )),
)  # fmt: skip


@cache
def claims():
    """Test Z1 to Z17 under both rules of the trick.

    Returns
    -------
    Answer
        Rows `claim`, `page`, `says`, `verdict`, `numbers`, `text`.
    """
    rows = []
    matches = [(a, b, suit_led) for *_, tests in CLAIMS for _, a, b in tests for suit_led in (False, True)]
    gain(BOOK, {}, {}, False, deals=1)  # compiled on this very thread, where Ctrl-C is heard
    gains = iter(spread(lambda match: gain(BOOK, *match), matches, None, "matches"))
    for name, page, says, tests in CLAIMS:
        results = [(what, next(gains), next(gains)) for what, _, _ in tests]
        verdict, numbers = verdict_of(results), "; ".join(_told(*result) for result in results)
        text = f"\n{name} ({page}) {says}\n   {verdict.upper()}: {numbers}."
        rows.append({"claim": name, "page": page, "says": says, "verdict": verdict, "numbers": numbers, "text": text})
    return Answer("bezique.claims", variant=VARIANTS["enquire-within"].as_dict(), actions=rows)


def verdict_of(results):
    """Return what the gains of all tests of a claim, under either rule, make of it."""
    signs = {0 if abs(mean) < 3 * error else 1 if mean > 0 else -1 for _, *both in results for mean, error in both}
    if signs <= {0}:
        return "makes no difference"
    return "holds" if -1 not in signs else "fails" if 1 not in signs else "holds in part"


def _told(what, highest, suit_led):
    return f"{what}: " + " and ".join(f"{mean:+.2f} ± {error:.2f}" for mean, error in (highest, suit_led))
