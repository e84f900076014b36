"""Claims P1 to P14: what to lead, and how to go on (Britannica, Hoffmann, Hoyle)."""

from .advice_leads import ACE, KING, KNAVE, QUEEN, followed, is_small, moment

KINDS = ("book", "double-dummy", "plain")
ON_WITH_SUIT = {  # trumps beside queen and knave of spades, king of spades led and followed: whether trumps are right
    "Kh 7h": True, "Qh 7h": True, "Jh Ah": True, "Ah 7h": False, "Th 7h": False, "8h 7h": False,
}  # fmt: skip
LAST_THREE = ("Qh 8h 7h", "Qh Th 7h", "Qh Th 8h")
PUT_TO = ("Js 8h 7d", "Js 8h Td", "Js 8h Ad", "Js 7d 7c", "Js Td Tc", "Js Qd 7c")


def guarded(hand):
    """P1: the top of a guarded suit, against any other card."""
    if len(hand.trumps) > 2:
        return None
    tops = [suit[0] for suit in hand.suits if len(suit) == 2 and suit[0] % 16 >= QUEEN]
    tops += [suit[0] for suit in hand.suits if len(suit) >= 3 and suit[0] % 16 >= KNAVE]
    return tops, [card for card in hand.cards if card not in tops]


def may_open_trumps(hand):
    """Whether the trumps are those from which the books open them, with court cards outside."""
    ranks = hand.ranks
    good = KING in ranks or {QUEEN, KNAVE} <= set(ranks) or {KNAVE, ACE} <= set(ranks)
    return good and any(card % 16 >= KNAVE for card in hand.plain)


def plain_first(hand):
    """P3: without such trumps a plain card, against a trump."""
    return None if may_open_trumps(hand) or not hand.plain else (hand.plain, hand.trumps)


def trumps_first(hand):
    """P3: with such trumps a trump, against a plain card."""
    return (hand.trumps, hand.plain) if may_open_trumps(hand) else None


def sequence_or_single(hand):
    """P4: a sequence or a single card, against the high card of an unequal two-card suit."""
    pairs = [suit for suit in hand.suits if len(suit) == 2]
    unequal = [suit[0] for suit in pairs if suit[0] - suit[1] > 1]
    return hand.singles + [suit[0] for suit in pairs if suit[0] - suit[1] == 1], unequal


def tierce(hand):
    """P5: one small trump, tierce major and one small: the king."""
    suit = hand.suits[0] if hand.suits else []
    fits = hand.lengths == [3, 1] and [card % 16 for card in suit] == [KING, QUEEN, KNAVE]
    return (suit[:1], hand.trumps + hand.singles) if fits and is_small(hand.trumps[0]) else None


def guarded_knave(hand):
    """P6: two trumps, knave and ace of a suit, a single knave: the guarded knave."""
    if len(hand.trumps) != 2 or hand.lengths != [2, 1] or hand.singles[0] % 16 != KNAVE:
        return None
    suit = hand.suits[0]
    return (suit[:1], hand.trumps + hand.singles) if [card % 16 for card in suit] == [KNAVE, ACE] else None


def best_of_three(hand):
    """P7: two trumps and three of a suit: its best, against a trump."""
    return (hand.suits[0][:1], hand.trumps) if len(hand.trumps) == 2 and hand.lengths == [3] else None


def small_first(hand):
    """P8: two trumps, a bare king and two others: one of these, against the king."""
    kings = [card for card in hand.singles if card % 16 == KING]
    others = [card for card in hand.plain if card not in kings and card % 16 < KNAVE]
    return (others, kings) if len(hand.trumps) == 2 and len(kings) == 1 and len(others) == 2 else None


def queen_or_single(hand, good):
    """P9: two trumps, a guarded queen and a single card; see `queen_first` and `single_first`."""
    fits = len(hand.trumps) == 2 and hand.lengths == [2, 1] and hand.suits[0][0] % 16 == QUEEN
    return fits and (hand.ranks[0] >= KNAVE) == good


def queen_first(hand):
    """P9: one trump is good: the queen."""
    return (hand.suits[0][:1], hand.singles) if queen_or_single(hand, True) else None


def single_first(hand):
    """P9: both trumps are small: the single card."""
    return (hand.singles, hand.suits[0][:1]) if queen_or_single(hand, False) else None


def guarded_king(hand):
    """P10: no trump, a bare king, a guarded king, a guarded queen: the guarded king."""
    if hand.lengths != [2, 2, 1] or sorted(suit[0] % 16 for suit in hand.suits[:2]) != [QUEEN, KING]:
        return None
    king = [suit[0] for suit in hand.suits[:2] if suit[0] % 16 == KING]
    return (king, [c for c in hand.cards if c not in king]) if hand.singles[0] % 16 == KING else None


def top_trump(hand):
    """P11: three trumps in sequence: the highest, against a plain card."""
    ranks = hand.ranks
    fits = len(ranks) == 3 and ranks[0] - ranks[2] == 2
    return (hand.trumps[:1], hand.plain) if fits else None


def best_single(hand):
    """P13: a bad hand with one trump: the best single card, against any other but the trump."""
    if len(hand.trumps) != 1 or hand.trumps[0] % 16 > ACE or any(card % 16 > KNAVE for card in hand.plain):
        return None
    best = sorted(hand.singles, key=lambda card: card % 16)[-1:]
    return best, [card for card in hand.plain if card not in best]


def keeps_trump(hand):
    """P13: the same hand: not the trump."""
    told = best_single(hand)
    return told and (hand.plain, hand.trumps)


def both(*pieces):
    """Return the verdict of several pieces of advice, all of which must hold, and their numbers."""
    found = [(name, *followed(advice)) for name, advice in pieces]
    verdicts = {verdict for _, verdict, _ in found}
    verdict = verdicts.pop() if len(verdicts) == 1 else "a matter of degree"
    return verdict, " ".join(f"{name}: {told}, {numbers}" for name, told, numbers in found)


def p2():
    """Return what going on with the suit is worth, and switching to trumps."""
    good, parts = [], []
    for trumps, right in ON_WITH_SUIT.items():
        for kind in KINDS:
            rows = moment(kind, hand=f"{trumps} Qs Js", said="play", played="Ks 7s")
            switch = max(row["p_point"] for card, row in rows.items() if card[1] == "h")
            stay = max(row["p_point"] for card, row in rows.items() if card[1] == "s")
            good.append(switch >= stay - 1e-9 if right else stay >= switch - 1e-9)
            parts.append(f"{trumps}, {kind} {stay:.3f} {switch:.3f}")
    verdict = "holds" if all(good) else "fails" if not any(good) else "a matter of degree"
    return verdict, (
        "king of spades led, the dealer followed; chance of the point by going on with queen and knave, by a trump:"
        f" {'; '.join(parts)}."
    )


def p12():
    """Return what the queen and a small trump are worth after two tricks."""
    good, parts = [], []
    for hand in LAST_THREE:
        for kind in KINDS:
            rows = moment(kind, hand=hand, said="play", played="Ks 7s / Kd 7d")
            queen, small = rows.pop("Qh")["ev"], max(row["ev"] for row in rows.values())
            good.append(small >= queen - 1e-9)
            parts.append(f"{hand}, {kind} {queen:+.3f} {small:+.3f}")
    verdict = "holds" if all(good) else "fails" if not any(good) else "a matter of degree"
    return verdict, f"two tricks won with kings; points by the queen, by a small trump: {'; '.join(parts)}."


def p14():
    """Return what the last card of the long suit is worth, and stopping before it."""
    good, parts = [], []
    for hand in PUT_TO:
        for kind in ("book", "plain"):
            rows = moment(kind, hand=hand, said="play", played="Ks 7s / Qs 8s")
            last, stop = rows.pop("Js")["p_point"], max(row["p_point"] for row in rows.values())
            good.append(stop >= last - 1e-9)
            parts.append(f"{hand}, {kind} {last:.3f} {stop:.3f}")
    verdict = "holds" if all(good) else "fails" if not any(good) else "a matter of degree"
    return verdict, (
        "king and queen of spades led and followed, no card seen; chance of the point by the knave, by another card:"
        f" {'; '.join(parts)}."
    )


PLAY = (
    ("P1", "Britannica", "Lead from the guarded suit, and its highest.", lambda: followed(guarded)),
    ("P2", "Britannica", "Go on with it if not trumped; to trumps only with K, Q with no king shown, or J A.", p2),
    ("P3", "Britannica", "Open trumps only from K, Q J or J A with court cards outside.",
     lambda: both(("without such trumps", plain_first), ("with them", trumps_first))),
    ("P4", "Hoffmann", "Sequences and singletons before the high card of an unequal two-card suit.",
     lambda: followed(sequence_or_single)),
    ("P5", "Hoyle p. 180", "One small trump, tierce major, one small: open the king.", lambda: followed(tierce)),
    ("P6", "Hoyle p. 180", "Two trumps, A J of a suit, a knave: open the guarded knave.",
     lambda: followed(guarded_knave)),
    ("P7", "Hoyle p. 180", "Two trumps and three of a suit: open the best of it, keep trumps.",
     lambda: followed(best_of_three)),
    ("P8", "Hoyle p. 180", "Two trumps, a bare king, two others: open a small card first.",
     lambda: followed(small_first)),
    ("P9", "Hoyle p. 181", "Two trumps, guarded queen, singleton: one trump good, the queen; else the singleton.",
     lambda: both(("one good", queen_first), ("both small", single_first))),
    ("P10", "Hoyle p. 181", "Bare K, K x and Q x without a trump: open the guarded king.",
     lambda: followed(guarded_king)),
    ("P11", "Hoyle p. 181", "Three trumps in sequence: lead the highest.", lambda: followed(top_trump)),
    ("P12", "Hoyle p. 181", "With queen and two small trumps after two tricks won, lead small.", p12),
    ("P13", "Hoyle p. 181", "A bad hand with one trump: lead the best singleton, keep the trump.",
     lambda: both(("the singleton", best_single), ("the trump kept", keeps_trump))),
    ("P14", "Hoffmann", "Do not get put to a card: stop leading the long suit before the last choice.", p14),
)  # fmt: skip
