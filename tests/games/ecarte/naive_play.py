"""Écarté the slow, obvious way: the king (1.2.5) and the tricks (1.2.6, 1.3)."""

from .naive_cards import DEALER, ELDER, beats, legal_plays
from .naive_words import ask


def offer_king(seat, when, deal):
    """Let a seat mark the king of trumps, held or just played, if it likes (1.2.5)."""
    if deal.king is None and not deal.over:
        if deal.table.announcing == "compulsory" or ask(deal.players[seat], deal.view(seat, [True, False]), "announce"):
            deal.king = (seat, when)
            deal.mark(seat, 1)


def lay_card(seat, deal):
    """Play one card of a seat to the trick on the table."""
    led = deal.plays[0][1] if deal.plays else None
    legal = legal_plays(deal.held[seat], led, deal.trump, deal.table)
    card = ask(deal.players[seat], deal.view(seat, legal), "follow" if deal.plays else "lead")
    deal.held[seat].remove(card)
    deal.plays.append((seat, card))
    return card


def before_card(seat, deal):
    """Offer the dealer the king: before his first card; if he played it, which won, before his second (1.2.5)."""
    king = "K" + deal.trump
    if seat == DEALER and not deal.tricks and king in deal.held[seat]:
        offer_king(seat, "covering", deal)
    if seat == DEALER and len(deal.tricks) == 1 and (DEALER, king) in deal.tricks[0][1]:
        offer_king(seat, "played", deal)


def after_card(seat, card, deal):
    """Offer elder the king he has just led to the first trick (1.2.5)."""
    if seat == ELDER and not deal.tricks and len(deal.plays) == 1 and card == "K" + deal.trump:
        offer_king(seat, "led", deal)


def play_trick(leader, deal):
    """Play one trick and give its winner, None if the king ends the game meanwhile (1.2.6)."""
    for seat in (leader, 1 - leader):
        before_card(seat, deal)
        if deal.over:
            return None
        after_card(seat, lay_card(seat, deal), deal)
        if deal.over:
            return None
    winner = 1 - leader if beats(deal.plays[1][1], deal.plays[0][1], deal.trump) else leader
    deal.tricks.append((leader, list(deal.plays), winner))
    deal.plays.clear()
    return winner


def play_tricks(deal):
    """Mark the king in hand, then play five tricks, elder leading the first (1.2.5, 1.2.6)."""
    deal.held = [list(hand) for hand in deal.hands]
    for seat in (ELDER, DEALER):
        if "K" + deal.trump in deal.hands[seat]:
            offer_king(seat, "held", deal)
    leader = ELDER
    while leader is not None and deal.held[leader]:
        leader = play_trick(leader, deal)


def tricks_of(seat, tricks):
    """Count the tricks a seat has won."""
    return sum(winner == seat for _, _, winner in tricks)
