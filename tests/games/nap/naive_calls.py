"""Nap the slow, obvious way: the auction (3.2 and the calls of 3.5).

Words: "pass", "1" to "4" ("8" with nine cards), "misery", "nap", "spare" (Nap on the spare hand), "wellington",
"blucher", and "peep", after which the same seat is asked again. Where a Nap caller is challenged his answer stands
after the challenge, the same word or "pass".
"""

from .naive_cards import View
from .naive_hands import take_spare


def ranking(table):
    """List the calls from the lowest to Nap; Misery is just below three or just above it (3.2, 3.5)."""
    words = [str(number) for number in range(1, table.tricks)]
    if table.misery != "none":
        words.insert(words.index("3") + (table.misery == "above-three"), "misery")
    return [*words[words.index(str(table.lowest_call)) :], "nap"]


def is_nap(word):
    """Tell whether a call is a Nap that Wellington may outbid (3.5)."""
    return word in ("nap", "spare")


def goal_of(word, table):
    """Count the tricks a caller must make: all for Nap and what outbids it, none for Misery (3.2, 3.5)."""
    return int(word) if word.isdigit() else 0 if word == "misery" else table.tricks


def legal_calls(table, best, spare_there, peeped):
    """List what a seat may say when `best` is the highest call so far: pass, anything higher, or first a peep (3.2)."""
    words = ranking(table)
    if best in words:
        words = words[words.index(best) + 1 :]
    elif best is not None:
        words = []
    if spare_there and "nap" in words:
        words.append("spare")
    if is_nap(best) and table.raises != "none":
        words.append("wellington")
    if best == "wellington" and table.raises == "blucher":
        words.append("blucher")
    if table.peep != "none" and not peeped:
        words.append("peep")
    return ["pass", *words]


def ask(player, view, where="call"):
    """Put the question and refuse an answer that is not legal."""
    answer = getattr(player, where)(view)
    if answer not in view.legal:
        raise ValueError(f"seat {view.seat} cannot answer {answer}: {' or '.join(view.legal)}")
    return answer


def auction(hands, table, players, order, spare, peep, money):
    """Go round once from the eldest hand (3.2); `hands` changes where the spare hand is taken (3.5)."""
    calls, best, senior, nap_caller, peeped, spare_to = [], None, None, None, [], None

    def question(seat, legal):
        return View(seat, hands[seat], table, order, legal, list(calls), peep if seat in peeped else None)

    def answer(seat, legal, where="call"):
        calls.append((seat, ask(players[seat], question(seat, legal), where)))
        return calls[-1][1]

    for seat in range(len(hands)):
        spare_there = table.spare and spare_to is None
        word = answer(seat, legal_calls(table, best, spare_there, peeped=False))
        if word == "peep":
            peeped.append(seat)
            money.pay_in(seat, 1)
            word = answer(seat, legal_calls(table, best, spare_there, peeped=True))
        if word == "spare":
            spare_to, hands[seat] = seat, take_spare(players[seat], question(seat, []), spare)
        if is_nap(word):
            nap_caller = seat
        meets = False
        if table.challenge and word in ("wellington", "blucher") and senior == nap_caller:
            meets = answer(nap_caller, ["pass", word], "meet") == word
        if word != "pass":
            best, senior = word, nap_caller if meets else seat
    forced = senior is None
    if forced:
        best, senior = forced_call(table)
    return {"calls": calls, "word": best, "senior": senior, "forced": forced, "peeped": peeped, "spare_to": spare_to}


def forced_call(table):
    """Name the call and the seat that must stand for it when all have passed, if any (3.2, Double Header in 3.5)."""
    if table.double_header or table.all_pass == "thrown-in":
        return None, None
    return str(table.lowest_call), 0 if table.all_pass == "eldest" else table.holders - 1
