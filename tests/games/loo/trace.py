"""Runs as the kernel logs them, in the words and cards of the twin, and the twin's own account of the same deals."""

from analyzer.core.layout import Layout
from analyzer.core.reader import SUITS
from analyzer.games.loo.policy import POLICIES
from analyzer.games.loo.runs.course import FACTS
from analyzer.games.loo.runs.settle import BOLD, MUST, ORDINARY, SHOW
from analyzer.games.loo.runs.sitting import Sitting
from analyzer.games.loo.variant import Variant

from . import naive

WORDS = ("throw", "stand", "miss", "defend", "take")


def sitting_of(names, length, seed=1, rotated=False, purse=None, **variant):
    groups = [[k] for k in range(len(names))]
    policies = [POLICIES[name] for name in names]
    return Sitting(Variant(**variant), policies, length, groups, rotated, purse, seed)


def deals_of(sitting, run=0):
    """Play a run and return its row and its deals."""
    rows, sums = sitting.rows_of(run, 1, log=sitting.length)
    return rows[0], [read(line, sitting) for line in sums.log.tolist()]


def read(line, sitting):
    n, deal = sitting.n, dict(zip(FACTS, line, strict=False))
    rows = [line[len(FACTS) + k * n :][:n] for k in range(7)]
    deal["winners"], miss = line[len(FACTS) + 7 * n :][:3], line[-1]
    order = [suit for suit in range(4) if suit != deal["suit"]]
    order.insert(deal["place"], deal["suit"])  # the names of the plain suits are of no account
    pack = sitting.variant.cards
    layout = Layout.in_order(pack, deal["suit"], order)

    def cards(hand):
        if deal["kind"] == BOLD:
            return [pack.name(16 * order[k % 4] + k // 4) for k in range(64) if hand >> k & 1]
        return [pack.name(card) for card in layout.cards(hand)]

    deal |= {
        "turn_up": pack.name(16 * deal["suit"] + deal["slot"]), "order": "".join(SUITS[s] for s in order),
        "hands": [cards(hand) for hand in rows[0]], "miss": cards(miss), "words": [WORDS[word] for word in rows[1]],
        "cards": [[cards(card) for card in row] for row in rows[2:5]], "received": rows[5], "looed": rows[6],
    }  # fmt: skip
    return deal


def table_of(variant):
    fixed, cap = variant.loo_bounds()
    loo = int(variant.loo) if variant.loo.isdigit() else ("mixed", cap)
    given = {k: getattr(variant, k) for k in ("lead", "miss_leads", "club_law", "defend", "flush", "single")}
    return naive.Table(pack_ranks=variant.cards.ranks, loo=loo, **given)


def single_loo_of(variant, table, pool):
    """A single costs its own sum where a loo is a sum, else what its pool is."""
    return variant.single_loo if variant.loo.isdigit() else table.one_loo(pool)


def twin_of(deal, variant, forced):
    """Play a deal by the twin; `forced`: what was said and played is put to it, and it refuses what is not allowed."""
    table, case = table_of(variant), {"order": deal["order"], "pool": deal["pool"]}
    single_loo = single_loo_of(variant, table, deal["pool"])
    if deal["kind"] == SHOW:
        cards, stake = [hand[0] for hand in deal["hands"]], variant.deal
        return naive.single_show(
            cards=cards, centre=deal["turn_up"], pool=deal["pool"], dealer_stake=stake, single_loo=single_loo
        )
    if deal["kind"] == BOLD:
        return naive.bold_stand(hands=deal["hands"], next_card=deal["turn_up"], single_loo=single_loo, **case)
    case |= {"hands": deal["hands"], "turn_up": deal["turn_up"], "table": table}
    case |= {"cards": in_order_of_play(deal, variant)} if forced else {}
    if deal["kind"] == MUST:
        return naive.single_must(**case)
    assert deal["kind"] == ORDINARY
    said = [None if word == "take" else word for word in deal["words"]] if forced else None
    return naive.play_three(miss=deal["miss"], said=said, **case)


def in_order_of_play(deal, variant):
    """Return the cards of the tricks, each from its leader on."""
    if deal["winners"][0] < 0:
        return []
    words = deal["words"]
    holders = [seat for seat, word in enumerate(words) if word in ("miss", "defend") and variant.miss_leads]
    inside = [seat for seat, word in enumerate(words) if word != "throw"]
    leaders, played = [(holders or inside)[0], *deal["winners"]], []
    for leader, cards in zip(leaders, deal["cards"], strict=False):
        played += [card for seat in rotated(range(len(words)), leader) for card in cards[seat]]
    return played


def rotated(seats, first):
    return [*seats[first:], *seats[:first]]


def compare(deal, twin):
    """Hold a deal against the twin's: words, every card, winners, payments, what is left."""
    assert deal["received"] == twin["received"]
    assert [seat for seat, looed in enumerate(deal["looed"]) if looed] == twin["looed"]
    assert (deal["loo"], deal["left"]) == (twin["loo"], twin["left"])
    if deal["kind"] == SHOW:
        return
    assert deal["words"] == twin["words"]
    tricks = twin["tricks"]
    assert deal["winners"] == ([winner for _, _, winner in tricks] or [-1, -1, -1])
    for cards, (_, plays, _) in zip(deal["cards"], tricks, strict=False):
        assert {seat: card[0] for seat, card in enumerate(cards) if card} == dict(plays)
