"""The laws of Speculation: Baxter-Wray, Round Games with Cards (1891), p. 77-79; where he is silent, the books named.

Law 1. Three cards each, face down, never looked at; one more card, the turn-up, makes trumps. [p. 77]
Law 2. The dealer puts two into the pool, every other player one; a pool nobody won is added. [p. 77, 79]
Law 3. The turn-up is the dealer's, beyond his three; he may sell it before he turns it, and after. Or it is the
    pool's and may not be sold. [p. 77-79]
Law 4. An ace, king, queen or knave turned up passes the deal: its owner has the pool, all contribute again, the next
    player deals and turns the next card of the pack. Or only an ace does; or none; or after K, Q, J all hands are
    turned together. The last card of the pack is played for, whatever it is. [p. 78-79; Foster p. 501]
Law 5. The turn goes to the left; the leader keeps his cards hidden, who has none left is passed over. [p. 78]
Law 6. A trump above the leading card leads; its owner is the leader. Any other card is worthless. [p. 78]
Law 7. The leading card may be sold at any time; the turn passes to the buyer's left. [p. 78-79]
Law 8. A player may sell unseen the card it is his turn to show. He turns it himself; if it does not lead it stays his
    and he keeps the price, if it leads it is the buyer's, and the player on the buyer's left goes on. [p. 79]
Law 9. The leader turns his cards when all others have; he may sell them too. Then the spare hand is turned. [p. 78-79]
Law 10. Whoever owns a knave or five when it is turned pays a penalty to the pool; of a card sold unseen that is its
    buyer. [p. 79]
Law 11. Whoever looks at a card out of turn leaves the pool for the next deal if he wins it. [p. 79]
Law 12. The owner of the highest trump has the pool; nobody has it if that is the spare hand's or the pool's. [p. 78-79]
"""

# Plain functions of numbers: Python calls them as they stand, `market` compiles them. A card is 16 * suit + slot, seats
# count from 0 (eldest) to n - 1 (the first dealer), `terms` are a variant's numbers.

HAND = 3


def most_players(terms):
    """Law 1: three cards each, three for a spare hand, the turn-up, and a further one where a deal may pass (law 4)."""
    further = 1 if terms.passing <= terms.ace else 0
    return (4 * (terms.ace + 1) - 1 - further - terms.spare) // HAND


def stakes(players, terms):
    """Law 2: what all put into the pool."""
    return terms.dealer_stake + (players - 1) * terms.stake


def owner_of_turn_up(dealer, terms):
    """Law 3: the dealer's, or nobody's (-1) where it belongs to the pool."""
    return -1 if terms.to_pool else dealer


def passes(turned, more, terms):
    """Law 4: whether the turn-up ends the deal at once; `more`: the pack holds a further card."""
    return more and turned % 16 >= terms.passing


def shows_down(turned, terms):
    """Law 4: whether all hands are turned together once this turn-up has been offered."""
    return terms.showing <= turned % 16 < terms.ace


def next_to_turn(turn, leader, hidden, players):
    """Laws 5 and 9: the next seat from `turn` on to turn a card; last the leader, then the spare hand (`players`)."""
    for k in range(players):
        seat = (turn + k) % players
        if hidden[seat] and seat != leader:
            return seat
    return leader if leader >= 0 and hidden[leader] else players


def leads(card, best):
    """Law 6: a trump above the leading card; `best` is a trump."""
    return card // 16 == best // 16 and card > best


def owner_when_turned(seat, buyer):
    """Laws 8 and 10: the buyer of a card sold unseen, else the seat it lies before."""
    return buyer if buyer >= 0 else seat


def marked(card, terms):
    """Law 10: a knave or five, of any suit."""
    return card % 16 == terms.knave or card % 16 == terms.five


def wins(owner, looked):
    """Laws 11 and 12: whether the owner of the highest trump has the pool; `looked` seats leave it, nobody is -1."""
    return owner >= 0 and not looked[owner]
