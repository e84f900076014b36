"""Claims D1 to D3: on what hands the dealer refuses."""

from .advice_asked import WORLDS, count, dots, gains, told, verdict_of
from .advice_elder import e2a, listed
from .rules import DEALER


def first(hand):
    """Claim D1: guards and trumps are three, a queen a guard; or only two cards to throw, but not with the king."""
    guarded = sum(suit[0] in "KQ" or worth_one(suit) for suit in hand.suits)
    return len(hand.trumps) + guarded >= 3 or (hand.loose <= 2 and "K" not in hand.trumps)


def worth_one(suit):
    """Whether a suit has a guarded knave."""
    return suit[0] == "J" and len(suit) > 1


def low_three(hand):
    """D2, i: two trumps and three of a suit not headed by a court card."""
    return e2a(hand) and hand.suits[0][0] in "Ax"


def three(hand):
    """Two trumps and three of a suit headed by one."""
    return e2a(hand) and hand.suits[0][0] in "KQJ"


def low_tierce(hand):
    """D2, ii: one trump, a tierce major, the fifth card not a court card."""
    return len(hand.trumps) == 1 and hand.tierce and hand.many("KQJ") == 3


def tierce(hand):
    """One trump, a tierce major and a court card of another suit."""
    return len(hand.trumps) == 1 and hand.tierce and hand.many("KQJ") == 4 and len(hand.suits) == 2


def four(hand):
    """D2, iii: one trump and four of a plain suit."""
    return len(hand.trumps) == 1 and hand.lengths() == [4]


def queens(hand):
    """One trump and two queens, no king, no tierce."""
    return len(hand.trumps) == 1 and hand.many("Q") == 2 and hand.many("KJ") == 0


def guarded_queens(hand):
    """One trump and two queens singly guarded."""
    return queens(hand) and hand.headed(2, "Q") == 2


def queen_knave(hand):
    """One trump, a queen and a guarded knave."""
    return len(hand.trumps) == 1 and hand.headed(1, "Q") == 1 and hand.headed(2, "J") == 1 and hand.many("K") == 0


def queen_knave_court(hand):
    """The same, with a court card of the fourth suit."""
    return queen_knave(hand) and hand.many("KQJ") == 3 and len(hand.suits) == 3


def bare(hand):
    """One trump, an unguarded king and an unguarded queen."""
    return len(hand.trumps) == 1 and hand.headed(1, "K") == 1 and hand.headed(1, "Q") == 1


def bare_ace(hand):
    """The same, with an ace or better in the fourth suit."""
    return bare(hand) and hand.headed(2, "KQJA") == 1


def courts(hand):
    """No trump and four court cards."""
    return not hand.trumps and hand.many("KQJ") == 4


def courts_three(hand):
    """The same, of three suits."""
    return courts(hand) and all(suit[0] in "KQJ" for suit in hand.suits) and len(hand.suits) == 3


def three_queens(hand):
    """No trump and three queens."""
    return not hand.trumps and hand.many("Q") == 3


def three_queens_guarded(hand):
    """The same, two of them singly guarded."""
    return three_queens(hand) and hand.headed(2, "Q") == 2


PART = 6  # every sixth class of hands is looked at
EXCEPTIONS = {  # of each the hands to accept on, and those to refuse on
    "i": (low_three, three), "ii": (low_tierce, tierce), "iii": (four, None),
    "iv": (lambda hand: queens(hand) and not guarded_queens(hand), guarded_queens),
    "v": (lambda hand: queen_knave(hand) and not queen_knave_court(hand), queen_knave_court),
    "vi": (lambda hand: bare(hand) and not bare_ace(hand), bare_ace),
    "vii": (lambda hand: courts(hand) and not courts_three(hand), courts_three),
    "viii": (lambda hand: three_queens(hand) and not three_queens_guarded(hand), three_queens_guarded),
}  # fmt: skip


def agrees(rule, kind):
    """Return on which share of hands a rule says what is better, and how many points its faults cost on average."""
    rows = gains(DEALER, kind, lambda hand: hand.number % PART == 0)
    whole = sum(hand.weight for hand, _ in rows)
    wrong = [(hand.weight, abs(gain)) for hand, gain in rows if rule(hand) != (gain > 0)]
    return 1 - sum(weight for weight, _ in wrong) / whole, sum(weight * gain for weight, gain in wrong) / whole


def test_d1():
    """Return how often the rule of guards is right, beside the list of E1 to E5."""
    parts, right = [], []
    for kind in ("plain", "book"):
        share, cost = agrees(first, kind)
        other, worse = agrees(listed, kind)
        right.append(share)
        parts.append(
            f"among {kind} players {dots(share)} (faults cost {cost:.3f} points a hand; elder's list {dots(other)},"
            f" {worse:.3f})"
        )
    verdict = "holds for nearly all hands" if min(right) > 0.9 else "mostly holds" if min(right) > 0.75 else "fails"
    return verdict, f"of the hands of every {PART}th class it says what is better, {'; '.join(parts)}."


def exception(name):
    """Return the test of an exception: accept on these hands, refuse on the stronger ones."""
    weak, strong = EXCEPTIONS[name]

    def test():
        found, text = told(DEALER, weak)
        accepts = {kind: (1 - share, -gain) for kind, (share, gain) in found.items()}
        verdict = verdict_of(accepts)
        if strong is None:
            return verdict, f"refusing is better, and gains points: {text}."
        better, more = told(DEALER, strong)
        right = all(better[kind][1] > found[kind][1] for kind in found)
        return f"{verdict}; the others are better to refuse on: {'holds' if right else 'fails'}", (
            f"refusing is better, and gains points: {text}; on those not excepted {more}."
        )

    return test


def test_d3():
    """Return what refusing brings on the hands that Hoffmann names."""
    sorts = {
        "three trumps without the king": lambda hand: len(hand.trumps) >= 3 and "K" not in hand.trumps,
        "three trumps with it": lambda hand: len(hand.trumps) >= 3 and "K" in hand.trumps,
        "one trump, one king, nothing else above a ten": (
            lambda hand: len(hand.trumps) == 1 and hand.many("K") == 1 and hand.many("QJA") == 0
        ),
        "one trump and two guarded queens": guarded_queens,
        "one trump, a guarded king and a guarded queen": (
            lambda hand: len(hand.trumps) == 1 and hand.headed(2, "K") == 1 and hand.headed(2, "Q") == 1
        ),
    }
    wanted = {"three trumps with it": False, "one trump, one king, nothing else above a ten": False}
    parts, right = [], []
    for name, such in sorts.items():
        found, text = told(DEALER, such)
        right.append(all((gain > 0) == wanted.get(name, True) for _, gain in found.values()))
        parts.append(f"{name}: {text}")
    return "holds on average" if all(right) else f"holds for {sum(right)} of {len(right)} sorts", (
        f"refusing is better, and gains points, on {'; '.join(parts)}."
    )


def test_d2():
    """Return the chances as dealt, elder's hand any, of hands the books accept and refuse on."""
    pairs = {
        "i": ("7h 8h 7s 8s 9s", "7h 8h 7s 8s Js"), "ii": ("7h Ks Qs Js 7d", "7h Ks Qs Js Jd"),
        "iv": ("7h Qs Qd 7c 8c", "7h Qs 7s Qd 7d"), "vi": ("7h Ks Qd 7c 8c", "7h Ks Qd Ac 7c"),
    }  # fmt: skip
    parts, right = [], []
    for name, hands in pairs.items():
        weak, strong = (count(hand, seat=DEALER) / WORLDS for hand in hands)
        right.append(weak < strong)
        parts.append(f"{name} {dots(weak)} and {dots(strong)}")
    return "right in direction" if all(right) else "fails", (
        f"a dealer who refuses makes the point, all cards seen, elder's hand any, with the weaker and the stronger"
        f" hand: {'; '.join(parts)}."
    )


DEALERS = (
    ("D1", "Britannica", "Accept unless guarded in three suits, trumps counted, or only two cards could go.", test_d1),
    ("D2", "Britannica", "Refuse on elder's hands with exceptions, which are weaker.", test_d2),
    ("D2i", "Britannica", "Accept on two trumps and three small cards of a suit.", exception("i")),
    ("D2ii", "Britannica", "Accept on one trump and a tierce major without a fourth court card.", exception("ii")),
    ("D2iii", "Britannica", "Accept on one trump and four of a suit.", exception("iii")),
    ("D2iv", "Britannica", "Accept on one trump and two queens unless both are singly guarded.", exception("iv")),
    (
        "D2v",
        "Britannica",
        "Accept on one trump, a queen and a guarded knave without a court card more.",
        exception("v"),
    ),
    (
        "D2vi",
        "Britannica",
        "Accept on one trump, bare king and bare queen without an ace in the fourth.",
        exception("vi"),
    ),
    ("D2vii", "Britannica", "Accept on four court cards unless of three suits.", exception("vii")),
    ("D2viii", "Britannica", "Accept on three queens unless two are singly guarded.", exception("viii")),
    ("D3", "Hoffmann", "Refuse on three trumps without the king, on two guarded queens and the like.", test_d3),
)
