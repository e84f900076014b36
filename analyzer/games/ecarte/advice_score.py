"""Claims S1 to S5: what the score changes."""

from ...run import Budget
from .advice_asked import KINDS, TURN_UP, WORLDS, count, dots, stands, told, verdict_of
from .advice_elder import listed
from .decisions import Decision
from .moment import Moment
from .policy import whole_model
from .rules import DEALER, ELDER
from .table import OPENLY, SECRETLY
from .variant import Variant

AT_FOUR, AT_THREE = "2-4", "2-3"
DEALS = 131_072


def stopped(suit):
    """Whether a suit has a king, a queen, or a knave or ten with another card."""
    return suit[0] in "KQ" or (len(suit) > 1 and suit[0] == "J")


def even(hand):
    """Claim S1: no trump, each plain suit with a queen, a guarded knave or better."""
    return not hand.trumps and len(hand.suits) == 3 and all(map(stopped, hand.suits))


def one_trump(hand):
    """Claim S2: one trump that is not the king, and a court card or three of a suit."""
    return len(hand.trumps) == 1 and "K" not in hand.trumps and (hand.many("KQJ") > 0 or max(hand.lengths()) > 2)


def test_s1():
    """Return what playing and refusing bring on middling hands against one who lacks a point."""
    found, text = told(ELDER, even, AT_FOUR)
    _, before = told(ELDER, even)
    dealers, others = told(DEALER, even, AT_FOUR)
    verdict = verdict_of(found | {f"dealer {kind}": one for kind, one in dealers.items()})
    return verdict, (
        f"at {AT_FOUR} elder without a trump, a queen, a guarded knave or better in each suit: playing is better, and"
        f" gains of the game: {text}; the dealer refusing: {others}. By points alone elder: {before}."
    )


def test_s2():
    """Return what playing brings with one trump against one who lacks a point."""
    found, text = told(ELDER, one_trump, AT_FOUR)
    _, before = told(ELDER, one_trump)
    return verdict_of(found), (
        f"at {AT_FOUR} playing is better, and gains of the game: {text}. By points alone: {before}."
    )


def test_s3():
    """Return what playing on the list brings against one who lacks two points."""
    found, text = told(ELDER, lambda hand: listed(hand) and len(hand.trumps) < 3, AT_THREE)
    _, other = told(ELDER, lambda hand: len(hand.trumps) >= 3, AT_THREE)
    usual = {kind: stands(ELDER, kind, lambda hand: listed(hand) and len(hand.trumps) < 3)[0] for kind in KINDS}
    less = all(found[kind][0] < usual[kind] for kind in KINDS)
    proposes = {kind: (1 - share, -gain) for kind, (share, gain) in found.items()}
    return f"{verdict_of(proposes)}; fewer hands are worth it than by points: {'holds' if less else 'fails'}", (
        f"at {AT_THREE} on hands of E1 to E5 with less than three trumps playing is better, and gains of the game:"
        f" {text}; by points on {' / '.join(dots(share) for share in usual.values())} of them; with three trumps:"
        f" {other}."
    )


def test_s4():
    """Return what it costs to conceal the king at three, the other vulnerable."""
    hands, parts, worst = ("Kh 7h Ks 8s 7d", "Kh Qs 8s Qd 7c", "Kh 8h Qs 7s 7d"), [], []
    for hand in hands:
        moment = Moment.read(Variant(), hand=hand, turn_up=TURN_UP, score="3-3", said="propose refuse", seat="elder")
        arms = {name: {"king": king} for name, king in (("marked", OPENLY), ("kept", SECRETLY))}
        budget = Budget(deals=DEALS, precision=0)
        rows = [
            Decision(moment, arms, whole_model(kind, "plain", None), budget, "simulate").measured(0).difference(1, 0)
            for kind in KINDS
        ]
        worst += [row.ev for row in rows]
        parts.append(f"{hand} {' / '.join(f'{row.ev:+.4f}' for row in rows)}")
    verdict = "no player here plays otherwise for it, so that it can only cost" if max(worst) <= 0 else "holds"
    return verdict, (
        "at 3-3, the dealer having refused: elder's chance of the game if he keeps the king secret, less that if he"
        f" marks it, {' / '.join(KINDS)} players: {'; '.join(parts)}."
    )


def test_s5():
    """Return the chance of Hoffmann's hand."""
    hand = "Qh Ah 7h Ks Kd"
    chance = count(hand) / WORLDS
    return ("understated" if chance > 0.82 else "holds" if chance > 0.78 else "overstated"), (
        f"{hand} makes the point in {count(hand):,} of {WORLDS:,} ({dots(chance, 4)}), all cards seen."
    )


SCORES = (
    ("S1", "Britannica", "Against one at four play on an even chance of three tricks.", test_s1),
    ("S2", "Britannica", "Against one at four play on any hand with one trump that is not very small.", test_s2),
    ("S3", "Hoffmann", "Against one at three do not play without proposing unless very strong.", test_s3),
    ("S4", "Hoyle, Britannica", "At three, the other vulnerable, do not mark the king.", test_s4),
    ("S5", "Hoffmann", "Queen, ace, seven of trumps and two bare kings win four times in five.", test_s5),
)
