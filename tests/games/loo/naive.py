"""Loo the slow, obvious way, with three cards, five cards or Irish: one deal from the first word to the last payment.

Cards are names ("Qh"), seats count from 0 (eldest hand) to the dealer, tricks from 1, amounts are whole counters.
`pool` is what is played for, the dealer's stake in it; `next_pool` leaves the next dealer's stake out. `order` names
the four suits, lowest first, and parts cards of one rank. Where nothing is forced everybody declares and plays by
`plain`. Records: `leader` is None without play, `paid` are the loos by seat, `flush` is the seat that won by one.
"""

import random
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from math import comb

RANKS = "23456789TJQKA"


@dataclass
class Table:
    """What is agreed at this table."""

    pack_ranks: str = RANKS
    lead: str = "highest"  # or "one" (any of several trumps), "trump" (even a single one): the first lead only
    miss_leads: bool = False
    club_law: bool = False
    defend: str = "pool"  # or "free"
    flush: str = "none"  # or "foster"; five cards: or "book", "hoffmann"
    loo: int | str | tuple = 6  # or "unlimited", ("mixed", cap)
    single: str = "show"  # or "must", "bold"
    pam: str = "none"  # or "clubs", "trumps"
    civil: bool = False

    def pack(self):
        """List the cards of the pack."""
        return [rank + suit for suit in "cdhs" for rank in self.pack_ranks]

    def one_loo(self, pool):
        """Give the amount of one loo in a deal for this pool."""
        if self.loo == "unlimited":
            return pool
        return min(pool, self.loo[1]) if isinstance(self.loo, tuple) else self.loo

    def everybody_plays(self, turn_up):
        """Tell whether club law makes everyone stand on his own cards."""
        return self.club_law and turn_up[1] == "c"


# Part 1: which card is higher, and which may be played


def suit_of(card, trump, pam=None):
    """Name the suit of `card`: Pam is always a trump and never a club."""
    return trump if card == pam else card[1]


def rank_of(card, pam=None):
    """Number the rank of `card`: Pam is above the ace."""
    return len(RANKS) if card == pam else RANKS.index(card[0])


def beats(card, best, trump, pam=None):
    """Tell whether `card` beats the best card of the trick so far: higher of its suit, or a trump on a plain card."""
    if suit_of(card, trump, pam) == suit_of(best, trump, pam):
        return rank_of(card, pam) > rank_of(best, pam)
    return suit_of(card, trump, pam) == trump


def legal_leads(hand, trick, trump, turn_up, lead, pam=None):
    """List the cards that may be led to this trick; Pam counts among several trumps but need not be led himself."""
    trumps = [card for card in hand if suit_of(card, trump, pam) == trump]
    others = [card for card in trumps if card != pam]
    if not others:
        return list(hand)
    highest = max(others, key=rank_of)
    if trick > 1 or lead == "trump":
        return [highest]
    if highest[0] == "A" or (highest[0] == "K" and turn_up == "A" + trump):
        return [highest]
    if len(trumps) >= 2:
        return trumps if lead == "one" else [highest]
    return list(hand)


def legal_plays(hand, led_suit, best, trump, pam=None, civil=False):
    """List the cards that may follow; `civil`: the ace of trumps was led, Pam spares it beside another trump."""
    suit = [card for card in hand if suit_of(card, trump, pam) == led_suit]
    if civil and len(suit) > 1:
        suit = [card for card in suit if card != pam]
    return [card for card in suit or hand if beats(card, best, trump, pam)] or suit or list(hand)


def broken_law(card, hand, led_suit, trump, pam=None, civil=False):
    """Say which law forbids `card`, which is not among the legal ones; no suit led: it would be led itself."""
    if card not in hand:
        return "it is not in that hand"
    if led_suit is None:
        return "a trump must be led: the ace, the king under the ace turned up, the highest of several"
    if not any(suit_of(other, trump, pam) == led_suit for other in hand):
        return "a trick that can be won with a trump must be trumped"
    if suit_of(card, trump, pam) != led_suit:
        return "suit must be followed"
    return "Pam must be civil" if civil and card == pam else "a trick that can be headed must be headed"


def plain_lead(legal, trump, order, pam=None):
    """Choose what `plain` leads: the highest plain card, else the highest trump, Pam only if there is nothing else."""
    others = [card for card in legal if card != pam] or legal
    return max(others, key=lambda card: (card[1] != trump, rank_of(card), order.index(card[1])))


def plain_play(legal, trump, order, pam=None):
    """Choose what `plain` follows with: the lowest plain card that is legal, else the lowest trump."""
    return min(legal, key=lambda card: (suit_of(card, trump, pam) == trump, rank_of(card, pam), order.index(card[1])))


# Part 2: the tricks and the money


def best_of(plays, trump, pam=None):
    """Pick the play, a pair of seat and card, that wins what lies on the table."""
    return reduce(lambda best, play: play if beats(play[1], best[1], trump, pam) else best, plays)


def play_tricks(
    hands, seats, leader, order, trump, *, turn_up=None, lead="highest", pam=None, civil=False, cards=None,
    next_card=None,
):  # fmt: skip
    """Play all tricks between these seats, the first of `cards` forced; without a trump `next_card` may bring one."""
    hands, forced, tricks = {seat: list(hands[seat]) for seat in seats}, list(cards or []), []
    while hands[leader]:
        plays, at = [], seats.index(leader)
        for seat in seats[at:] + seats[:at]:
            hand, led_suit, ace_led = hands[seat], None, False
            if not plays:
                legal = legal_leads(hand, len(tricks) + 1, trump, turn_up, lead, pam)
                choice = plain_lead(legal, trump, order, pam)
            else:
                led_suit, ace_led = suit_of(plays[0][1], trump, pam), civil and plays[0][1] == f"A{trump}"
                legal = legal_plays(hand, led_suit, best_of(plays, trump, pam)[1], trump, pam, ace_led)
                choice = plain_play(legal, trump, order, pam)
            card = forced.pop(0) if forced else choice
            if card not in legal:
                law = broken_law(card, hand, led_suit, trump, pam, ace_led)
                raise ValueError(f"seat {seat} cannot play {card} from {' '.join(hand)}: {law}")
            hand.remove(card)
            plays.append((seat, card))
        if trump is None and any(card[1] != plays[0][1][1] for _, card in plays):
            trump = next_card[1]
        winner = best_of(plays, trump, pam)[0]
        tricks.append((leader, plays, winner))
        leader = winner
    no_cards(forced)
    return tricks


def no_cards(forced):
    """Refuse cards forced beyond the end of the play."""
    if forced:
        raise ValueError(f"no card is left to be played, but {forced[0]} was to be")


def shares(pool, tricks):
    """Part the pool among the tricks as equally as whole counters allow, the first ones favoured."""
    return [pool // tricks + (trick < pool % tricks) for trick in range(tricks)]


def result(words, pool, loo, *, winner=None, looed=(), tricks=(), defender=None, uncontested=None, flush=None):
    """Write a deal down: `winner` has the pool outright, or else the tricks have their shares."""
    players, won = len(words), [0] * len(words)
    received = [pool if seat == winner else 0 for seat in range(players)]
    for (_, _, taker), share in zip(tricks, shares(pool, len(tricks)) if tricks else [], strict=True):
        won[taker] += 1
        received[taker] += share
    left = 0
    if defender is not None:
        left, received[defender] = received[defender], 0
    return {
        "words": words, "leader": tricks[0][0] if tricks else None, "tricks": list(tricks), "tricks_won": won,
        "received": received, "left": left, "looed": list(looed), "loo": loo,
        "paid": [loo if seat in looed else 0 for seat in range(players)], "next_pool": left + loo * len(looed),
        "uncontested": uncontested, "flush": flush, "next_is_single": not looed,
    }  # fmt: skip


def after_tricks(words, pool, loo, seats, tricks, defender=None):
    """Pay for the tricks; who played and has none is looed, unless he played for the pool."""
    winners = [winner for _, _, winner in tricks] + [defender]
    looed = [seat for seat in seats if seat not in winners]
    return result(words, pool, loo, looed=looed, tricks=tricks, defender=defender)


# Part 3: three-card Loo


def allowed_words(words, players, turn_up, table):
    """List what the next seat may say after these words: first a bold word, last what a hand without trumps says."""
    dealer, standing, free = len(words) == players - 1, words.count("stand"), "miss" not in words
    if table.everybody_plays(turn_up):
        return ["stand"]
    if dealer and free and standing == 0:
        return ["take"]
    if dealer and free and standing == 1:
        return ["stand", "miss", "defend" if table.defend == "pool" else "throw"]
    return ["stand", "miss", "throw"] if free else ["stand", "throw"]


def declare_three(hands, turn_up, table, said):
    """Let every seat declare in turn: a word forced on it, else it stands on a trump and never takes the miss."""
    words = []
    for seat, hand in enumerate(hands):
        may = allowed_words(words, len(hands), turn_up, table)
        word = may[0] if any(card[1] == turn_up[1] for card in hand) else may[-1]
        if said and said[seat]:
            word = said[seat]
        if word not in may:
            raise ValueError(f"seat {seat} cannot say {word} after {' '.join(words) or 'nothing'}: {' or '.join(may)}")
        words.append(word)
    return words


def play_three(*, hands, miss, turn_up, order, pool, table, said=None, cards=None):
    """Play an ordinary deal of three-card Loo; `said` and `cards` force words per seat and the first cards."""
    words, loo, trump = declare_three(hands, turn_up, table, said), table.one_loo(pool), turn_up[1]
    hands = [miss if word in ("miss", "defend") else hand for word, hand in zip(words, hands, strict=True)]
    seats = [seat for seat, word in enumerate(words) if word != "throw"]
    defender = seats[-1] if words[-1] == "defend" else None
    flushes = [seat for seat in seats if seat != defender and all(card[1] == trump for card in hands[seat])]
    if len(seats) == 1:
        no_cards(cards)
        return result(words, pool, loo, winner=seats[0], uncontested=seats[0])
    if table.flush == "foster" and flushes:
        no_cards(cards)
        looed = [seat for seat in seats if seat not in (flushes[0], defender)]
        return result(words, pool, loo, winner=flushes[0], looed=looed, flush=flushes[0])
    leader = seats[0]
    if table.miss_leads:
        leader = next((seat for seat in seats if words[seat] in ("miss", "defend")), leader)
    tricks = play_tricks(hands, seats, leader, order, trump, turn_up=turn_up, lead=table.lead, cards=cards)
    return after_tricks(words, pool, loo, seats, tricks, defender)


def single_show(*, cards, centre, pool, dealer_stake, single_loo):
    """Show one card each: the highest of the centre card's suit that beats it has the pool, all others are looed.

    The pool contains the dealer's stake, which enters only the net gains.
    """
    better = [(seat, card) for seat, card in enumerate(cards) if card[1] == centre[1] and beats(card, centre, None)]
    winner = best_of(better, None)[0] if better else None
    looed = [seat for seat in range(len(cards)) if seat != winner]
    received = [pool if seat == winner else 0 for seat in range(len(cards))]
    left = 0 if better else pool
    paid = [single_loo if seat in looed else 0 for seat in range(len(cards))]
    net = [gain - loss for gain, loss in zip(received, paid, strict=True)]
    net[-1] -= dealer_stake
    return {
        "winner": winner, "received": received, "left": left, "looed": looed, "loo": single_loo, "paid": paid,
        "net": net, "next_pool": left + single_loo * len(looed), "next_is_single": not looed,
    }  # fmt: skip


def single_must(*, hands, turn_up, order, pool, table, single_loo=None, cards=None):
    """Play a single in which everybody must play his three cards; looed as usual, or for `single_loo`; no flush."""
    seats, loo = list(range(len(hands))), table.one_loo(pool) if single_loo is None else single_loo
    tricks = play_tricks(hands, seats, 0, order, turn_up[1], turn_up=turn_up, lead=table.lead, cards=cards)
    return after_tricks(["stand"] * len(hands), pool, loo, seats, tricks)


def bold_stand(*, hands, next_card, order, pool, single_loo=3, cards=None):
    """Play a bold stand: `next_card` fixes trumps after the first trick to which somebody did not follow suit.

    While there is no trump, the leader leads his highest card of all, a follower heads with the lowest card that does
    it, else plays the lowest of the suit, and who is void plays his lowest card. The trump then counts for the trick
    just completed, and from the next on all is as in an ordinary deal, later leads included.
    """
    seats = list(range(len(hands)))
    tricks = play_tricks(hands, seats, 0, order, None, next_card=next_card, cards=cards)
    strange = [number for number, (_, plays, _) in enumerate(tricks, 1) if len({card[1] for _, card in plays}) > 1]
    turned = {"turned_after": strange[0], "trump": next_card[1]} if strange else {"turned_after": None, "trump": None}
    return after_tricks(["stand"] * len(hands), pool, single_loo, seats, tricks) | turned


# Part 4: five-card and Irish Loo


def flush_strength(hand, trump, pam, law):
    """Rank a flush, five of a suit or four and Pam, among flushes of which the first of the best wins; else None."""
    suits = {card[1] for card in hand if card != pam}
    if law == "none" or len(suits) > 1:
        return None
    ranks = sorted((rank_of(card, pam) for card in hand), reverse=True)
    strength = (suits == {trump}, pam in hand)
    return {"book": strength, "hoffmann": (*strength, ranks), "foster": ()}[law]


def throw_order(hand, trump, order, pam):
    """Sort a hand as `plain` parts with it: low plain cards, aces, trumps, Pam."""
    return sorted(
        hand,
        key=lambda card: (
            suit_of(card, trump, pam) == trump, card[0] == "A", rank_of(card, pam), order.index(card[1]),
        ),
    )  # fmt: skip


def plain_word(hand, trump, pam, law):
    """Say what `plain` says: with a flush, a trump or Pam it plays and keeps these and aces, and a flush whole."""
    if flush_strength(hand, trump, pam, law) is not None:
        return "stand"
    if not any(suit_of(card, trump, pam) == trump for card in hand):
        return "throw"
    useless = sum(suit_of(card, trump, pam) != trump and card[0] != "A" for card in hand)
    return f"draw-{useless}" if useless else "stand"


def discards_for(word, hand, wanted, trump, order, pam):
    """List the cards to be exchanged after this word: those `wanted`, if given, must be of that number."""
    number = int(word.removeprefix("draw-")) if word.startswith("draw-") else 0
    discards = throw_order(hand, trump, order, pam)[:number] if wanted is None else list(wanted)
    if len(set(discards) & set(hand)) != len(discards) or len(discards) != number:
        raise ValueError(f"{' '.join(discards)} cannot be exchanged from {' '.join(hand)} after {word}")
    return discards


def settle_flush(words, pool, loo, hands, seats, trump, pam, law):
    """Pay the best flush among those in, if there is any: it has the pool, and loos as the law has it."""
    strengths = {seat: flush_strength(hands[seat], trump, pam, law) for seat in seats}
    flushes = [seat for seat in seats if strengths[seat] is not None]
    if not flushes:
        return None
    winner = max(flushes, key=strengths.get)
    spared = {"book": flushes, "hoffmann": [*flushes, *(seat for seat in seats if pam in hands[seat])]}
    looed = [seat for seat in seats if seat != winner and seat not in spared.get(law, [])]
    record = result(words, pool, loo, winner=winner, looed=[] if law == "book" else looed, flush=winner)
    if law == "book":  # he is paid at once, by those who threw up too
        record["paid"] = [0 if seat in flushes else loo for seat in range(len(words))]
        record["received"][winner] += sum(record["paid"])
    return record


def swap(hand, thrown, stock):
    """Draw from the top of the stock for the cards thrown: give the new hand and the cards drawn."""
    if len(thrown) > len(stock):
        raise ValueError(f"the pack has not the {len(thrown)} cards left that are to be drawn")
    drawn = [stock.pop(0) for _ in thrown]
    return [card for card in hand if card not in thrown] + drawn, drawn


def word_of_five(words, hand, last, turn_up, pam, law, table, said, wanted):
    """Give the next seat's word: what is said for it or follows from its wanted discards, else the word of `plain`."""
    may = ["stand", "throw", *(f"draw-{number}" for number in range(1, len(hand) + 1))]
    word = plain_word(hand, turn_up[1], pam, law)
    if wanted is not None:
        word = f"draw-{len(wanted)}" if wanted else "stand"
    if table.everybody_plays(turn_up):
        may, word = ["stand"], "stand"
    elif last and set(words) <= {"throw"}:
        may, word = ["take"], "take"
    word = said or word
    if word not in may:
        raise ValueError(f"{word} cannot be said after {' '.join(words) or 'nothing'}: {' or '.join(may)}")
    return word


def play_five(
    *, hands, stock, turn_up, order, pool, table, said=None, form="five", discards=None, exchange="at-once", cards=None,
):  # fmt: skip
    """Play a deal of five-card or Irish Loo; `discards` force what is exchanged, `exchange` "after" all have declared.

    Either time the cards are drawn in the order of the seats, so it is the same deal.
    """
    players, trump, loo = len(hands), turn_up[1], table.one_loo(pool)
    law, pam = (table.flush, table.pam) if form == "five" else ("none", "none")
    pam = {"none": None, "clubs": "Jc", "trumps": "J" + trump}[pam]
    hands, stock, words, thrown, drawn = [list(hand) for hand in hands], list(stock), [], [], [[] for _ in hands]
    for seat, hand in enumerate(hands):
        wanted, forced = discards[seat] if discards else None, said[seat] if said else None
        words.append(word_of_five(words, hand, seat == players - 1, turn_up, pam, law, table, forced, wanted))
        thrown.append(discards_for(words[-1], hand, wanted, trump, order, pam))
        if exchange != "after":
            hands[seat], drawn[seat] = swap(hand, thrown[seat], stock)
    if exchange == "after":
        for seat, hand in enumerate(hands):
            hands[seat], drawn[seat] = swap(hand, thrown[seat], stock)

    seats = [seat for seat, word in enumerate(words) if word != "throw"]
    alone = seats[0] if len(seats) == 1 else None
    record = settle_flush(words, pool, loo, hands, seats, trump, pam, law)
    if record is None and alone is not None:
        record = result(words, pool, loo, winner=alone)
    if record is not None:
        no_cards(cards)
    else:
        tricks = play_tricks(
            hands, seats, seats[0], order, trump, turn_up=turn_up, lead=table.lead, pam=pam, civil=table.civil,
            cards=cards,
        )  # fmt: skip
        record = after_tricks(words, pool, loo, seats, tricks)
    return record | {"uncontested": alone, "hands": hands, "drawn": drawn}


def check(rounds=2000, seed=1):
    """Replay a worked example, lay out the single between three, and count the money of random deals of every kind."""
    # seats C, D, E, A, B of the book's second deal
    hands = ["Ks 5s Qd", "Th 4c 3d", "Ad Jd 6s", "9c 7c 2h", "9h 5d 2c"]
    told = play_three(
        hands=[hand.split() for hand in hands], miss="Qs 7h Td".split(), turn_up="8s", order="cdhs", pool=15,
        table=Table(), said=[None, None, None, None, "miss"],
    )  # fmt: skip
    played = " ".join(card for _, plays, _ in told["tricks"] for _, card in plays)
    assert played == "Ks 6s Qs 5s Jd 7h Qd Ad Td"
    assert (told["received"], told["looed"], told["next_pool"]) == ([10, 0, 5, 0, 0], [4], 6)

    pack, nobody, deals = Table().pack(), 0, 0
    for centre in pack[:13]:
        for cards in combinations([card for card in pack if card != centre], 3):
            shown = single_show(cards=cards, centre=centre, pool=3, dealer_stake=3, single_loo=3)
            nobody, deals = nobody + (shown["winner"] is None), deals + 1
    assert nobody * 13 * comb(51, 3) == deals * sum(comb(51 - higher, 3) for higher in range(13))

    draw = random.Random(seed)
    for _ in range(rounds):
        table = Table(
            lead=draw.choice(["highest", "one", "trump"]), miss_leads=draw.random() < 0.5,
            club_law=draw.random() < 0.5, defend=draw.choice(["pool", "free"]), civil=draw.random() < 0.5,
            flush=draw.choice(["none", "foster", "book", "hoffmann"]), pam=draw.choice(["none", "clubs", "trumps"]),
            loo=draw.choice([6, "unlimited", ("mixed", 20)]),
        )  # fmt: skip
        cards, players, order = draw.sample(table.pack(), 52), draw.randint(2, 5), "".join(draw.sample("cdhs", 4))
        pool, next_card = draw.randint(1, 60), cards.pop()
        hands = {size: [cards[size * seat : size * seat + size] for seat in range(players)] for size in (3, 5)}
        case = dict(turn_up=next_card, order=order, pool=pool, table=table)
        for record in (
            play_three(hands=hands[3], miss=cards[-3:], **case),
            single_must(hands=hands[3], **case),
            bold_stand(hands=hands[3], next_card=next_card, order=order, pool=pool),
            play_five(hands=hands[5], stock=cards[5 * players :], **case),
            play_five(hands=hands[3], stock=cards[3 * players :], form="irish", exchange="after", **case),
        ):
            assert pool + sum(record["paid"]) == sum(record["received"]) + record["next_pool"]


if __name__ == "__main__":
    check()
