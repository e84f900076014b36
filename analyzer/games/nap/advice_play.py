"""Claims N16 and N18: what to remember, and the caller's first lead (Baxter-Wray p. 8-10)."""

from random import Random

from .advice_asked import chance, dots, made, seen, stage
from .advice_solved import cards_of, led, of_suit, others_of, solved

FIRST_LEADS = {"Kh Jh 6h As 4c": "Kh", "Qh Jh 8h As 9s": "Qh", "Jh Th 9h As Kc": "Jh", "9h 8h 7h As Ks": "9h"}
LAST_TWO = {"Ah Kh Qh Js Jc": 4, "Ah Kh Qh Qs Jc": 4, "Ah Kh As Tc Td": 4}
WATCHED = {"Ah Kh Qh Js Jc": 4, "Ah Jh Th 4s 6c": 3, "Kh Qh 5h As 7c": 3}


def last_two(hand, goal, play, count=3000):
    """Return of the deals in which two plain cards are left to lead the shares won by rank, by memory, by the better.

    By rank the higher card is led, of equals the first; by memory that with fewer higher cards not seen played.
    """
    deals, won = stage(hand, goal, play=play, mine={"goes_on": 0}), [0, 0, 0, 0]
    for index in range(count):
        found = seen(deals, index, 3)
        if found is None:
            continue
        own, others, gone, trump = found
        if len(own) != 2 or any(card // 16 == trump for card in own):
            continue
        wins = [all(_lets_win(card, other, trump) for other in others) for card in own]
        above = [sum(c not in gone for c in range(card + 1, card // 16 * 16 + 13)) for card in own]
        rank = max(range(2), key=lambda k: own[k] % 16)
        memory = min(range(2), key=lambda k: (above[k], k != rank))
        won = [won[0] + wins[rank], won[1] + wins[memory], won[2] + any(wins), won[3] + 1]
    return [share / won[3] for share in won[:3]], won[3]


def _lets_win(card, others, trump):
    """Whether a hand that must follow suit cannot beat a plain card led."""
    suit = [c for c in others if c // 16 == card // 16]
    return all(c < card for c in suit) if suit else all(c // 16 != trump for c in others)


def n16():
    """Return what remembering wins of the last two cards, and what playing over imagined worlds wins."""
    parts, better = [], []
    for hand, goal in LAST_TWO.items():
        (rank, memory, best), many = last_two(hand, goal, "book")
        better.append(memory > rank)
        parts.append(f"{hand} {dots([rank, memory, best], 3)} of {many:,}")
    worlds = []
    for hand, goal in WATCHED.items():
        row = [chance(hand, goal, play="book"), chance(hand, goal, play="book", mine="pimc", deals=2048),
               chance(hand, goal, play="pimc", mine="book", deals=2048)]  # fmt: skip
        worlds.append(f"{hand} for {goal} {dots(row, 3)}")
    verdict = "holds" if all(better) else "a matter of degree"
    return verdict, (
        "what was tested: two plain cards left, the caller leads one; share won by the higher card, by that with fewer"
        f" higher cards not yet seen, by the better of both on sight, book players: {'; '.join(parts)}. Chance of a"
        " call if all play by rules, if the caller reckons over worlds that agree with all he saw, if the others do"
        f" (standard error .011): {'; '.join(worlds)}."
    )


def first_lead(hand, lead, count=40_000):
    """Return of the deals in which the next player may beat a first lead or not: how often each is better, hands open.

    The lowest card that beats it, or the lowest that does not; as numbers of deals for his ace and one small trump,
    and for all other holdings: beating is better, makes no difference, is worse.
    """
    own, (card,), draw, rows, kinds = cards_of(hand), cards_of(lead), Random(1), [], []
    ace = cards_of("A" + lead[-1])[0]
    for _ in range(count):
        hands = [own, *others_of(own, 4, draw)]
        trumps = of_suit(hands[1], card % 4)
        over, under = [c for c in trumps if c > card], [c for c in trumps if c < card]
        if over and under:
            rows += [led(hands, card, over[0]), led(hands, card, under[0])]
            kinds.append(len(trumps) == 2 and ace in trumps)
    caller = solved(rows, [3] * len(rows))
    counts = {True: [0, 0, 0], False: [0, 0, 0]}
    for k, kind in enumerate(kinds):
        counts[kind][1 + int(caller[2 * k]) - int(caller[2 * k + 1])] += 1
    return counts[True], counts[False]


def n18():
    """Return how often beating the first lead is better or worse than letting it go."""
    parts, total, spared = [], [0, 0, 0], []
    for hand, lead in FIRST_LEADS.items():
        ace, others = first_lead(hand, lead)
        total = [a + b for a, b in zip(total, others, strict=True)]
        spared += [ace] if lead in ("Jh", "9h") else []
        parts.append(
            f"{lead} from {hand} {' / '.join(map(str, others))}, with ace and one small {' / '.join(map(str, ace))}"
        )
    off = [made(stage(h, 3, c, play="book", change={"holds_ace": False})) for h, c in FIRST_LEADS.items()]
    on = [made(stage(h, 3, c, play="book")) for h, c in FIRST_LEADS.items()]
    better, worse = sum(row[0] for row in spared), sum(row[2] for row in spared)
    verdict = "holds" if total[0] > total[2] else "fails"
    sure = worse > better + 3 * (worse + better) ** 0.5
    verdict += ", the exception too with hands open" if sure else "; the exception makes no difference"
    return verdict, (
        "three called, four players, hands open; the next player may beat the lead or not: deals in which beating is"
        f" better / alike / worse, {'; '.join(parts)}. Among book players the call is made in {dots(on, 3)} if they"
        f" spare ace and one small, in {dots(off, 3)} if they always beat it (standard error .002)."
    )


PLAY = (
    ("N16", "p. 8", "Remember what is discarded, above all for the last two cards when they are near equal.", n16),
    ("N18", "p. 10", "Beat the caller's first lead if you can; but not a knave or less with ace and one small.", n18),
)
