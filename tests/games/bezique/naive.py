"""Bezique the slow, obvious way: its laws, and a whole game. Written from the rules alone; nothing of the analyzer.

LAWS, numbered for the twin alone. Brackets name the sources as the rules do; `open` is a point the sources leave open,
with what is done here.

Law 1. Two packs of 32 cards, 7 to ace, shuffled together; rank in all suits A 10 K Q J 9 8 7. [src]
Law 2. Eight cards each by 3-2-3, elder first; the 17th turned up for trumps; with it 48 cards form the stock. [src]
Law 3. The turn-up is a seven: the dealer scores 10. [src]
Law 4. Elder leads the first trick, then the winner of each leads the next, also from the 24th to the 25th. [Hoff; EW]
Law 5. While cards are left in the stock any card may be led and any card played to it. [src]
Law 6. Then a trump takes any card of another suit, the higher trump the lower, and the higher of two others whatever
  their suits (`any_suit_rank`); by `suit_led` a plain card of another suit than the one led never takes. [src; EW]
Law 7. Of two equal cards the first played takes the trick: twins, or (`any_suit_rank`) of different suits. [src]
Law 8. After each trick the winner draws the top card, then the loser; of the last two the winner takes the one face
  down, the loser the one face up. [EW]
Law 9. Declarations are made by the winner of a trick before he draws, one that scores a trick, the 24th included;
  after the last draw none. [EW]
Law 10. Cards declared lie face up, still belong to the hand and may be played; only unplayed cards declare, wholly
  from the table too. [EW]
Law 11. King and queen of a suit score 20, of trumps 40; ace, ten, king, queen, knave of trumps 250. [EW]
Law 12. Queen of spades and knave of diamonds score 40; both pairs on the table together 500. By `alternative` they
  are the queen of clubs and the knave of hearts if spades or diamonds are trumps. [EW]
Law 13. Four aces score 100, kings 80, queens 60, knaves 40, of any suits, twins too. [EW]
Law 14. A card may serve in each class, in different declarations: A marriage and sequence, B bezique, C four of a
  rank. [EW; Foster]
Law 15. Class A: a king or queen once married or in a sequence cannot be married; a sequence needs cards that have not
  been in one, married or not. [EW; Foster]
Law 16. Class B: bezique needs a queen and a knave that have not served for it; double bezique all four, at least one
  of which has not. So 40 and then 500, or 40 and 40, or 500, but nothing after it. [EW; Foster; Hoff]
Law 17. Class C: four of a rank none of which has served in four of that rank. [Foster]
Law 18. Four fresh cards of a rank, a second sequence, a second marriage of a suit with fresh cards score again
  (`again`; off: each once a deal and player, a suit's marriage apart from another's; bezique has law 16). [open 6]
Law 19. The winner of a trick, before he draws, may exchange a seven of trumps in his hand for the turn-up and scores
  10; he may declare besides, but not with the card he got. Not if the turn-up is a seven. [EW; open 3, 4]
Law 20. A seven of trumps played in the stock phase scores 10, win or lose; not one played later. [EW]
Law 21. In the last eight tricks (table cards in hand again) one must follow suit, and win if able in that suit; who
  is void must trump if able (`must_trump`). Nothing is declared. [EW; open 7]
Law 22. In them only a higher card of the suit led, or a trump on a plain card, takes the trick; twins as law 7. [EW]
Law 23. The last trick scores 10: the 32nd, or the 24th (`last_trick`). [EW]
Law 24. Each ace and ten in one's tricks scores 10 at the end, elder counting first. [EW]
Law 25. Game is 1000, 2000 or 4000 points (`target`); the deal alternates. [EW; Hoff]
Law 26. A score other than for aces and tens that reaches the target ends the game at once. [open 2]
Law 27. At the end of a deal, one at the target wins; both: who has more without that deal's aces and tens; equal: who
  won the last trick (`highest`). By `elder_first` elder counts first and wins if he is there. [EW; open 2]

DECIDED, where the rules are silent:
 1. The exchange comes before the declaration in the same turn; either is free without the other.
 2. The trick's 10 on the 24th is scored before its winner declares; like any such score it may end a game.
 3. Only the cards of a declaration are laid down, no others.
 4. The seven exchanged is the first copy held; it is hidden before and seen by both after, as the card taken.
 5. A turn-up's seven that the loser of trick 24 draws scores nothing; a seven may be exchanged after trick 24.
 6. With `again` off a single bezique may still follow another (law 16 says what is fresh).
 7. Both seats draw although the game may be decided; a game ends within a deal only by law 26.
"""

from .naive_play import play_deal


def play_game(table, decks, dealer, players, order="cdhs"):
    """Play deals from `decks`, the first dealt by `dealer`, to the target; return winner, scores and all events."""
    scores, played = [0, 0], []
    for deck in decks:
        events = play_deal(table, deck, dealer, players, order, scores)
        played.append(events)
        before = [scores[k] + points_of(events, k, brisques=False) for k in (0, 1)]
        scores = [before[k] + points_of(events, k, brisques=True) for k in (0, 1)]
        winner = winner_of(table, before, scores, dealer, last_winner(events))
        if winner is not None:
            return winner, tuple(scores), played
        dealer = 1 - dealer
    raise ValueError("the decks are used up")


def points_of(events, seat, brisques):
    """Add up what a seat scored in a deal, for its aces and tens or otherwise."""
    return sum(e.points for e in events if e.seat == seat and (e.kind == "brisques") == brisques)


def last_winner(events):
    """Name the seat that won the last trick played, if any."""
    return next((event.seat for event in reversed(events) if event.kind == "win"), None)


def winner_of(table, before, scores, dealer, last):
    """Name the winner of a game by its scores before and after a deal's brisques, or None (law 27).

    A deal that a score cut short (law 26) has no brisques, and only one seat is there.
    """
    there = [seat for seat in (1 - dealer, dealer) if scores[seat] >= table.target]
    if len(there) < 2:
        return there[0] if there else None
    if table.ending == "elder_first":
        return 1 - dealer
    return 0 if before[0] > before[1] else 1 if before[1] > before[0] else last
