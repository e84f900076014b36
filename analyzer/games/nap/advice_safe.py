"""Claims N1, N5, N6 and N8 to N10: which hands are safe (Baxter-Wray p. 4-6)."""

from itertools import combinations

from . import exact
from .advice_asked import KINDS, chance, dots, leads, random_hands, stage
from .advice_solved import PACK, cards_of, led, never_beaten, of_suit, shapes, solved, trumps_of, with_sides
from .table import DEALT, MADE

ACES, THREE_TOPS = "Ah Kh Qh As Ac", "Ah Jh Th 4s 6c"
RANKS = exact.RANKS


def beaten_naps():
    """Return how many leads of a trump there are but from the five highest, and how many of them are beaten.

    One opponent holds the five highest trumps that the caller lacks. Against less than five trumps he must trump or
    overtrump once, since five of his do not go on so few leads of trumps; against five he wins with the highest. As he
    holds trumps only, all cards of other suits are alike to him: some trumps stand for all hands that hold them.
    """
    rows = []
    for held in exact.holdings():
        if held != tuple(range(RANKS - 5, RANKS)):
            hand = trumps_of(held) + [4 * k for k in range(5 - len(held))]
            other = trumps_of([rank for rank in range(RANKS) if rank not in held][-5:])
            rows += [led([hand, other], lead) for lead in trumps_of(held)]
    return len(rows), int((~solved(rows, [5] * len(rows))).sum())


def n1():
    """Return that every other hand is beaten after every lead, and by whom."""
    tried, beaten = beaten_naps()
    numbers = (
        f"the five highest trumps lose to nothing, and come once in {int(1 / exact.in_one_hand(5)):,} hands. All other"
        f" hands, told by the trumps they hold, and all leads are {tried:,} cases: one opponent with the five highest"
        f" trumps outside beats {beaten:,}."
    )
    return ("holds: a theorem" if tried == beaten else "fails"), numbers


def four_trumps(lead):
    """Return of all hands of one opponent with four of the ten trumps how many beat a lead, and how many they are."""
    hand, cards = cards_of(ACES), cards_of(lead)
    rest = [card for card in PACK if card not in hand]
    trumps = of_suit(rest, cards_of("Ah")[0] % 4)
    others = [(*four, one) for four in combinations(trumps, 4) for one in rest if one not in trumps]
    return int((~solved([led([hand, other], *cards) for other in others], [5] * len(others))).sum()), len(others)


def n5():
    """Return what four trumps in one hand do to three trumps and two aces, by the first lead."""
    (beaten, many), (by_ace, _) = four_trumps("Ah"), four_trumps("As")
    first, other = (leads(ACES, 5, play="double-dummy")[lead] for lead in ("Ah", "As"))
    rare = [1 - exact.all_within(10, 3, players) for players in range(3, 7)]
    numbers = (
        f"{ACES}, hearts led: of {many:,} hands of an opponent with four hearts {beaten:,} beat it, as he must trump"
        f" once. But the ace of spades led makes spades trumps: then {by_ace:,} of them do. Four hearts in one hand"
        f" come in {dots(rare, 3)} of deals with 3 to 6 players. With four, hands open, Nap is made in {dots([first])}"
        f" by the heart and in {dots([other])} by the spade."
    )
    return ("holds when the three are made trumps" if beaten == many else "fails"), numbers


def n6():
    """Return how many hands of a sample are worth a Nap, and how few hands are safe."""
    hands, safe = random_hands(), exact.in_one_hand(5)
    parts, good = [], []
    for kind in KINDS:
        share = sum(chance(hand, 5, play=kind, deals=1024) > 1 / 3 for hand in hands) / len(hands)
        good.append(safe / share < 0.01)
        parts.append(f"{share:.3f} (standard error {(share * (1 - share) / len(hands)) ** 0.5:.3f})")
    numbers = (
        f"Nap succeeds more than once in three, with four players, on {' / '.join(parts)} of {len(hands):,} hands at"
        f" random among plain / book players; {float(safe):.7f} of all are safe: fewer than one such hand in ten"
        " thousand."
    )
    return ("holds, by far" if all(good) else "fails"), numbers


def _sure(goal, places):
    """Return the verdict and numbers of N8 or N9: which holdings are certain of a goal."""
    found, names = {}, "2 3 4 5 6 7 8 9 10 J Q K A".split()
    for players in (2, 3, 4):
        some = [held for held in exact.holdings(goal) if exact.sure(held) < goal]
        hands = [with_sides(held, shape) for held in some for shape in shapes(5 - len(held))]
        found[players] = {tuple(of_suit(hand)) for hand in never_beaten(hands, goal, players)}
    longer = [held for held in exact.holdings(goal + 1) if len(held) == goal + 1 and exact.sure(held) >= goal]
    named = [" ".join(names[rank] for rank in reversed(held)) for held in longer if held[0] > places]
    share, all_hands = exact.sure_hands(goal)
    two = ", ".join(" ".join(names[card // 4] for card in reversed(held)) for held in sorted(found[2])) or "none"
    numbers = (
        f"with {goal} trumps or fewer and the best cards beside, every other holding is beaten by some deal of 3 and of"
        f" 4 players: {len(found[3] | found[4])} are not; against one opponent not beaten: {two}. But {len(longer)}"
        f" holdings of {goal + 1} at least are certain too, {', '.join(named)} among them. At least"
        f" {share / all_hands:.4f} of all hands are certain of {goal}."
    )
    holds = not found[3] | found[4]
    return (f"holds for exactly {goal} trumps with three or more players; longer suits are certain too" if holds
            else "fails"), numbers  # fmt: skip


def n8():
    """Return which holdings are certain of three."""
    return _sure(3, 7)


def n9():
    """Return which holdings are certain of two."""
    return _sure(2, 8)


def guarded(count=8000, players=4):
    """Return of some deals of ace, knave, ten how many are lost with hands open, how many of them unlike the book."""
    deals, lost, unlike = stage(THREE_TOPS, 3, "Ah", players, "double-dummy"), 0, 0
    for index in range(count):
        table, layout = deals.deal(index)
        if not table.now[MADE]:
            hands = [layout.cards(table.sets[DEALT, seat]) for seat in range(1, players)]
            lost += 1
            unlike += not any(_guards(layout.pack.names(cards)) for cards in hands)
    return lost, unlike, count


def _guards(names):
    """Whether a hand holds king or queen of hearts and another heart."""
    hearts = [name for name in names if name[-1] == "h"]
    return bool({"Kh", "Qh"} & set(hearts)) and len(hearts) > 1


def n10():
    """Return how often ace, knave, ten fail, by players and by who plays."""
    feared = [exact.beats_ace_knave_ten(players) for players in (3, 4, 5)]
    plays = (*KINDS, "double-dummy")
    fails = {play: [1 - leads(THREE_TOPS, 3, n, play)["Ah"] for n in (3, 4, 5)] for play in plays}
    lost, unlike, count = guarded()
    numbers = (
        f"king or queen with another trump in one hand: {dots(feared, 3)} against 2, 3, 4 opponents, exactly."
        f" {THREE_TOPS}, the ace led, fails among plain players {dots(fails['plain'], 3)}, book"
        f" {dots(fails['book'], 3)}, with hands open {dots(fails['double-dummy'], 3)}; of {lost:,} failures in"
        f" {count:,} deals with hands open {unlike} are not of that kind."
    )
    good = max(max(row) for row in fails.values()) < 0.5 and not unlike
    return ("holds" if good else "holds in part"), numbers


SAFE = (
    ("N1", "p. 4", "Only the five highest of a suit are a perfectly safe Nap.", n1),
    ("N5", "p. 6", "Three trumps and two aces cannot succeed if an opponent has four trumps.", n5),
    ("N6", "p. 6", "Of the hands worth a Nap not one in a hundred is absolutely safe.", n6),
    ("N8", "p. 6", "Ace, king, queen is the only certain three.", n8),
    ("N9", "p. 6", "Ace, king is the only certain two.", n9),
    ("N10", "p. 6", "Ace, knave, ten is good for three; only king or queen beside a trump beats it.", n10),
)
