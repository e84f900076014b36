"""Écarté the slow, obvious way: proposals, answers and exchanges (1.2).

Words: "propose" or "play", "accept" or "refuse"; where agreed also "accept-3": accept if three cards are left for me.
"""

from .naive_cards import DEALER, ELDER


def ask(player, view, where):
    """Put the question and refuse an answer that is not legal."""
    answer = getattr(player, where)(view)
    if answer not in view.legal:
        raise ValueError(f"seat {view.seat} cannot answer {answer}: {' or '.join(map(str, view.legal))}")
    return answer


def conditions(table, left):
    """List the numbers the dealer may ask to be left for him, those that elder's number can decide (1.2.4)."""
    return [number for number in range(1, 6) if left - 5 < number < left] if table.conditional else []


def may_propose(table, exchanges, left):
    """Tell whether another exchange is allowed and there is anything to draw (1.2.4)."""
    return left > 0 and (table.max_proposals is None or exchanges < table.max_proposals)


def numbers_of(seat, table, left):
    """List how many cards a seat may change: elder one to five, the dealer none to five, never more than are left."""
    most, least = min(5, left), 1 if seat == ELDER else table.dealer_least
    return list(range(min(least, most), most + 1))


def choose_discard(seat, deal):
    """Ask a seat for its discard."""
    numbers = numbers_of(seat, deal.table, len(deal.stock))
    if numbers == [0]:
        return []
    thrown = list(deal.players[seat].discard(deal.view(seat, numbers)))
    if len(thrown) not in numbers or len(set(thrown)) != len(thrown) or not set(thrown) <= set(deal.hands[seat]):
        raise ValueError(f"{' '.join(thrown) or 'nothing'} cannot be thrown away from {' '.join(deal.hands[seat])}")
    return thrown


def exchange(seat, thrown, deal):
    """Throw away cards and draw as many from the top of the stock."""
    drawn = deal.stock[: len(thrown)]
    del deal.stock[: len(thrown)]
    deal.hands[seat] = [card for card in deal.hands[seat] if card not in thrown] + drawn
    deal.exchanges.append((seat, thrown, drawn))


def say(seat, legal, where, deal):
    """Let a seat say a word."""
    word = ask(deal.players[seat], deal.view(seat, legal), where)
    deal.words.append((seat, word))
    return word


def declare(deal):
    """Propose and answer until somebody plays, or no exchange is left (1.2.1 to 1.2.4)."""
    done = 0
    while may_propose(deal.table, done, len(deal.stock)):
        if say(ELDER, ["propose", "play"], "propose", deal) == "play":
            deal.vulnerable = ELDER if done == 0 else None
            return
        offers = [f"accept-{number}" for number in conditions(deal.table, len(deal.stock))]
        answer = say(DEALER, ["accept", "refuse", *offers], "answer", deal)
        if answer == "refuse":
            deal.vulnerable = DEALER if done == 0 else None
            return
        thrown = choose_discard(ELDER, deal)
        if answer != "accept" and len(deal.stock) - len(thrown) < int(answer[-1]):
            deal.words.append((DEALER, "refuse"))
            return
        exchange(ELDER, thrown, deal)
        exchange(DEALER, choose_discard(DEALER, deal), deal)
        done += 1
