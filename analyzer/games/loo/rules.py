"""The laws of Loo: Baxter-Wray, Round Games with Cards (1891), p. 16-30; where others are followed, they are named.

Law 1. The dealer alone puts in his stake; the pool is that, what was left in it, and the loos of the last deal. Or all
    put in. [p. 17-18; Britannica 9th ed.]
Law 2. Three cards each, one more hand, the miss, and a card turned for trumps, which is nobody's. [p. 18-19]
Law 3. From the dealer's left each says once: he stands on his cards, throws them up, or throws them away for the miss,
    unseen, and must play it. One miss, first come. [p. 19]
Law 4. If all others threw up and the miss is free, the dealer takes the pool, whatever he holds. If only the holder of
    the miss is in, the dealer stands or throws up; if he throws up, the holder takes the pool. [p. 19-20]
Law 5. If one stood on his own cards and all others threw up, the dealer stands, takes the miss for himself, or must
    play it for the pool: its tricks are left there, and he is not looed. Or he may throw up. [p. 20; Hoffmann law 7;
    Enquire Within]
Law 6. The stander nearest the dealer's left leads first (or who plays the miss). He must lead the ace of trumps; the
    king if the ace is turned up; of two or more trumps the highest (or any of them; or a trump whenever he has one).
    With one lesser trump he is free. [p. 20, 25; Foster p. 322]
Law 7. Head the trick in the suit led if able; else follow; void, play a trump that heads; else anything: nobody need
    undertrump. [p. 20-21]
Law 8. The highest trump takes the trick, else the highest card of the suit led; its winner leads. [p. 21]
Law 9. Who leads later leads his highest trump, if he has any. [p. 21, 25]
Law 10. Each trick takes a third of the pool (a fifth, with five cards); what does not divide goes to the first
    tricks. [p. 22]
Law 11. Who played and took no trick is looed: he pays a fixed sum to the next pool, or as much as the pool was, or that
    up to a cap. [p. 21, 26]
Law 12. If nobody was looed the next deal is a single; what was left in the pool stays in it. [p. 17-18]
Law 13. The single: a card in the centre, one card to each; the highest of its suit above it takes the pool, all others
    are looed half; if nobody beats it all are, and the pool stays. [p. 18]
Law 14. Or the "must": three cards, no miss, everybody plays. [Hoffmann p. 88]
Law 15. Or the bold stand: three cards, no miss, no trumps until somebody cannot follow; after that trick a card is
    turned, and it counts for that trick. [Foster p. 321]
Law 16. Club law: a club turned up, everybody stands on his own cards and there is no miss. [p. 26]
Law 17. Three trumps in a hand that stands take the pool at once, all others who are in are looed. [Foster p. 323]
Law 18. Five-card Loo: five cards, no miss; who stands may exchange any number once from the top of the pack. [p. 27]
Law 19. Pam, the knave of clubs or of trumps, is the highest trump and of no other suit; he need never be led. [p. 27]
Law 20. The ace of trumps led with "Pam, be civil": Pam must not take it if his holder can follow otherwise. [p. 27]
Law 21. A flush, five of a suit or four and Pam, takes the pool and a loo of everybody (or the pool, and only those who
    stood are looed); of trumps before plain, with Pam before without, elder before younger. [p. 27; Hoffmann p. 89]
Law 22. Irish Loo: three cards, exchanged as in five-card Loo, no miss and no Pam; or exchanged after all have declared.
    [p. 28; Foster p. 323]
"""

from ...core.hands import NONE, above, strongest
from ...core.jit import pick, verb
from ...core.trumps import PAM, TRUMPS, several

HIGHEST, ANY_OF_SEVERAL, ANY_TRUMP = range(3)  # law 6: places in variant.LEADS
CLUBS = 0


def most_players(variant):
    """Laws 2, 18 and 22: hands, the turn-up, and the miss or as many cards again to exchange must fit into the pack."""
    if variant.form == "three":
        return (variant.pack - 4) // 3
    return (variant.pack - 1) // (2 * variant.hand)


def all_must_stand(variant, turn_up):
    """Law 16: whether a club is turned up under club law."""
    return variant.club_law and turn_up // 16 == CLUBS


def duty(variant, turn_up):
    """Law 6: the card that must be led first: the ace of trumps, or the king if the ace is turned up."""
    ace = turn_up // 16 * 16 + len(variant.cards.ranks) - 1
    return ace - 1 if turn_up == ace else ace


@verb
def legal_leads(hand, opening, duty, lead):
    """Laws 6, 9 and 19: the card of duty; of several trumps the highest but Pam; later any trump's best; else free."""
    trumps = hand & TRUMPS
    others = trumps & ~PAM
    top = strongest(others)
    many = pick(several(trumps) != NONE, pick(lead == ANY_OF_SEVERAL, trumps, top), pick(lead == ANY_TRUMP, top, NONE))
    bound = pick(opening, pick(trumps & duty != NONE, trumps & duty, many), top)
    return pick(bound != NONE, bound, hand)


@verb
def legal_plays(hand, led, best, civil):
    """Laws 7 and 20: head the trick; else follow; void: a trump that heads; else anything."""
    hand = pick(civil & (hand & TRUMPS & ~PAM != NONE), hand & ~PAM, hand)
    follow, higher = hand & led, above(best)
    head, ruff = follow & higher, hand & TRUMPS & higher
    return pick(head != NONE, head, pick(follow != NONE, follow, pick(ruff != NONE, ruff, hand)))


@verb
def heads(card, led, best):
    """Law 8: a higher card of the suit led, or a higher trump; a card of another suit never does."""
    return (card & (led | TRUMPS)) > best


def words(variant, players, seat, said, must):
    """Laws 3 to 5, 16, 18 and 22: what a seat, counted from 1, may say after what was said.

    Parameters
    ----------
    variant : Variant
    players, seat : int
    said : list of str
        The words of the seats before.
    must : bool
        Whether everybody stands (law 16).

    Returns
    -------
    list of str
        The first is to stand, the last is what remains for who will not.
    """
    if must:
        return ["stand"]
    dealer, stood = seat == players, [word for word in said if word != "throw"]
    if dealer and not stood:
        return ["take"]
    if variant.form != "three":
        draws = [f"draw-{n}" for n in range(1, variant.hand + 1)]
        if variant.exchange == "after":  # all declare, then those who play exchange
            return ["stand", "throw"] if len(said) < players else ["stand", *draws]
        return ["stand", *draws, "throw"]
    if "miss" in stood:
        return ["stand", "throw"]
    facing = dealer and len(stood) == 1 and variant.defend == "pool"
    return ["stand", "miss", "defend" if facing else "throw"]
