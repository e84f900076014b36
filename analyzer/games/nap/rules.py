"""The laws of Nap: Baxter-Wray, Round Games with Cards (1891), p. 3-15; where others are followed, they are named.

A call is a level, so that the higher outbids: twice the tricks called; Misery lies next to three.

Law 1. Two to six play; with six (or five, or never) the dealer gets no cards, but pays and is paid as the others.
    [p. 3]
Law 2. Five cards each, one at a time; nothing is turned up and nothing put in, unless a kitty is agreed. [p. 3, 8]
Law 3. From the dealer's left each says once: he passes, or calls one to four tricks or Nap, all five, and more than all
    before. The highest caller is the senior hand. [p. 4, 10]
Law 4. If all pass the eldest hand must stand for the lowest call; or the dealer must; or the hand is thrown in. A
    dealer who stands out leaves it to the last who holds cards. [p. 10; Hoffmann p. 100, Foster p. 308]
Law 5. The senior hand leads, and the suit of his first card is trumps. [p. 4, 10]
Law 6. Follow suit if able; nobody need head the trick or trump. [p. 10-11]
Law 7. The highest trump takes the trick, else the highest card of the suit led; its winner leads what he likes.
    [p. 10-11]
Law 8. The others play against the senior hand, and play stops as soon as the call is made or can be made no more; more
    tricks or fewer do not count. [p. 4, 11; Hoffmann p. 95]
Law 9. Each other player pays him as many units as he called, or is paid as many; Nap wins ten of each and pays five.
    [p. 8]
Law 10. The kitty: the dealer (or everybody) pays in at every deal; who makes Nap, or what is called over it, takes it.
    [p. 11; Hoffmann p. 98]
Law 11. Misery: to take no trick. His lead is trumps, unless there are none; it ranks just below three (or just above),
    wins three and pays three (or six). [p. 12; Hoffmann p. 96, Foster p. 308]
Law 12. Bought cards: before the calls each in turn throws up to five away, pays 1 for each to the kitty and has as many
    from the top. [p. 12; Hoffmann p. 97-98]
Law 13. The spare hand: who takes it on his turn keeps the best of both and stands for Nap; if he fails he pays 2 to the
    kitty, if there is one. First come, and not after a Nap. [p. 13]
Law 14. Double Header: if all pass nobody must stand, but stakes are doubled, and stay so until a caller wins; the
    lowest call is then three. [p. 13]
Law 15. Wellington: called over a Nap by one who speaks later, for twice its stakes (or to win ten and pay ten). [p. 13]
Law 16. Blucher: called over Wellington, for three times the stakes of Nap (or to win ten and pay fifteen; or twenty).
    [p. 14; Foster p. 308]
Law 17. The challenge: a Nap caller who is raised may take the raise himself; if he will not, the challenger plays.
    [p. 13-14]
Law 18. With 32 cards there is nothing below the seven. [p. 14]
Law 19. Six or seven cards: each throws one or two away, unseen, before the calls. [p. 15]
Law 20. Nine cards, none thrown away: Nap is all nine tricks, for twice and once the tricks. [p. 15]
Law 21. Peep: for 1 to the kitty one looks, on his turn, at a card face down; the senior hand who did may exchange one
    of his for it (or he may in any case). [Hoffmann p. 97, Foster p. 312]
Law 22. Of the kitty others say: a failed Nap doubles it; a knave or five played that is no trump pays 1 to it.
    [Hoffmann p. 98, Foster p. 311]
"""

from ...core.hands import NONE, above
from ...core.jit import pick, verb

PASS = 0
ELDEST, DEALER, THROWN_IN = range(3)  # law 4: places in variant.ALL_PASS
HOFFMANN, FOSTER = 1, 2  # law 21: places in variant.PEEPS


def most_players(variant):
    """Laws 1, 2, 13, 19, 20 and 21: six, if their hands, a spare one and a card to peep at fit into the pack."""
    return max(n for n in range(2, 7) if stock_of(variant, n) >= 0)


def stock_of(variant, players):
    """Laws 1, 2, 12, 13, 19 and 20: how many cards are left when all hands, the spare one and the card to peep lie."""
    out = variant.holders(players) * variant.dealt + variant.spare * variant.tricks + (variant.peep != "none")
    return variant.pack - out


def levels(variant):
    """Laws 3, 11, 15 and 16: the calls of a table by name, each as its level, the lowest first."""
    found = {str(number): 2 * number for number in range(variant.agreed("lowest"), variant.tricks)}
    if variant.misery != "none":
        level = 5 if variant.misery == "below-three" else 7
        found |= {"misery": level} if level >= 2 * variant.agreed("lowest") else {}
    nap = 2 * variant.tricks
    found |= {"nap": nap}
    found |= {"wellington": nap + 2} if variant.raises != "none" else {}
    found |= {"blucher": nap + 4} if variant.raises == "blucher" else {}
    return dict(sorted(found.items(), key=lambda call: call[1]))


def stakes(variant, word):
    """Laws 9, 11, 15 and 16: what a call wins of each other player, and what it pays to each."""
    won, lost = variant.agreed("nap_wins"), variant.agreed("nap_loses")
    if word in ("nap", "spare"):
        return won, lost
    if word == "misery":
        return 3, variant.misery_loss
    if word == "wellington":
        return (2 * won if variant.raise_stakes == "full" else won), 2 * lost
    if word == "blucher":
        times = 4 if variant.raise_stakes == "foster" else 3
        return (3 * won if variant.raise_stakes == "full" else won), times * lost
    return int(word), int(word)


def takes_kitty(word):
    """Laws 10, 13, 15 and 16: whether a call, when it is made, takes the kitty: Nap and what is called over it."""
    return word in ("nap", "spare", "wellington", "blucher")


@verb
def takes_kitty_at(level, terms):
    """Laws 10, 13, 15 and 16: the same of a level."""
    return (level % 2 == 0) & (level >= 2 * terms.tricks)


@verb
def may_call(level, best, terms):
    """Laws 3, 11, 15 and 16: whether a call is agreed and outbids the best; over a Nap only what is called over it."""
    nap = 2 * terms.tricks
    number = (level % 2 == 0) & (level >= 2 * terms.lowest) & (level <= nap)
    misery = (level == terms.misery) & (level >= 2 * terms.lowest)
    over = ((level == nap + 2) & (best == nap) & (terms.raises >= 1)) | (
        (level == nap + 4) & (best == nap + 2) & (terms.raises >= 2)
    )
    return ((number | misery) & (level > best)) | over


@verb
def may_take_spare(best, taken, terms):
    """Law 13: whether the spare hand may be taken: by the first who will, not after a Nap."""
    return terms.spare & (not taken) & (best < 2 * terms.tricks)


@verb
def goal_of(level, terms):
    """Laws 3, 11, 15 and 16: how many tricks a call must take; none for Misery."""
    return pick(level % 2 == 1, 0, min(level // 2, terms.tricks))


@verb
def legal_plays(hand, led):
    """Law 6: follow suit; else anything."""
    return pick(hand & led != NONE, hand & led, hand)


@verb
def heading(cards, led, best, trump):
    """Law 7: those of some cards that would take the trick: higher of its suit, or a trump where none lies there."""
    higher = cards & above(best)
    return pick(best & trump != NONE, higher & trump, (higher & led) | (cards & trump))


@verb
def decided(level, won, left, terms):
    """Law 8: 1 if the call is made, 0 if it can be made no more, -1 while it is open; Misery stops at a trick."""
    goal = goal_of(level, terms)
    number = pick(won >= goal, 1, pick(won + left < goal, 0, -1))
    return pick(level % 2 == 1, pick(won > 0, 0, pick(left == 0, 1, -1)), number)
