"""A deal to read: the slow twin plays the same cards, and of every trade the money can be followed."""

import re
from collections import Counter
from fractions import Fraction

import pytest

from analyzer.games import speculation

from .naive import ENDS, RANKS, beats, play

VARIANTS = {
    "as usual": {},
    "play on": {"court": "play"},
    "ace only": {"court": "ace", "players": 3},
    "showdown": {"variant": "foster", "players": 4},
    "penalty": {"penalty": 2, "players": 4},
    "spare hand": {"spare": True, "players": 3, "penalty": 1},
    "the pool's turn-up": {"turn_up_to": "pool", "players": 4, "penalty": 1},
    "32 cards": {"pack": 32, "players": 6},
    "all cards": {"players": 16},
    "two": {"players": 2, "stakes": "6 4"},
    "turned": {"turn_up": "9d", "players": 5, "pool": 8.125},
    "dead": {"dead": "Ad Kd Qd", "players": 7},
}


def pools(answer):
    """Part the events of a deal by its pools."""
    parted = []
    for event in answer.actions:
        if event["event"] == "stakes":
            parted.append([])
        parted[-1].append(event)
    return parted


def of(events, *kinds):
    return [event for event in events if event["event"] in kinds]


def terms(settings):
    """Return what the twin and the checks need of a variant."""
    full = speculation.show(**settings).variant
    return full | {"ranks": RANKS if full["pack"] == 52 else RANKS[5:]}


@pytest.mark.parametrize("name", VARIANTS)
def test_the_twin_plays_the_same_deals(name):
    settings = {"players": 5, **VARIANTS[name]}
    for index in (0, 1, 2, 3, 10, 4711, 2**40):
        check_against_the_twin(settings, speculation.show(**settings, index=index, seed=3))


def check_against_the_twin(settings, answer):
    """Let the slow twin play the cards that were shown, and compare what it tells with what was told."""
    players, variant = settings["players"], terms(settings)
    parted = pools(answer)
    shown = [(event["seat"] - 1, event["card"]) for event in of(answer.actions, "shown")]
    hands = [[card for seat, card in shown if seat == s] for s in range(players + 1)]
    turn_ups = [of(events, "turn-up")[0]["card"] for events in parted]
    if turn_ups[-1][0] in ENDS[variant["court"]]:  # a court card is played for where the pack holds no further
        assert 3 * (players + variant["spare"]) + len(turn_ups) == variant["pack"]
    begun = "pool" in settings
    records = play(
        players=players, hands=hands[:players], spare=hands[players], turn_ups=turn_ups,
        dealer=players - 1, stakes=variant["stakes"], court=variant["court"], turn_up_to=variant["turn_up_to"],
        carried=Fraction(settings["pool"]) - (players + 1) if begun else 0, penalty=variant["penalty"],
        pack_ranks=variant["ranks"], dead=settings.get("dead", "").split(),
    )  # fmt: skip
    assert len(records) == len(parted)
    for record, events in zip(records, parted, strict=True):
        assert [(e["seat"] - 1, e["card"]) for e in of(events, "shown")] == record["turned"]
        (wins,) = of(events, "wins")
        assert (wins["card"], round(1000 * wins["amount"])) == (record["best"], record["pool"])
        winner = wins["seat"] - 1 if wins["seat"] else None
        assert winner == record["owner"]
        assert bool(of(events, "passes")) == record["passed"]
        paid = Counter()
        for event in of(events, "pays"):
            paid[event["seat"] - 1] += round(1000 * event["amount"])
        won = {winner: record["pool"]} if winner is not None else {}
        assert [won.get(s, 0) - paid[s] for s in range(players)] == record["money"]


def shown(settings):
    """Yield some deals, with trades and without."""
    for bidders in ("none", "noisy"):
        for index in range(20):
            yield speculation.show(**settings, index=index, bidders=bidders)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_card_comes_once_and_who_shows_a_higher_trump_leads(name):
    settings = {"players": 5, **VARIANTS[name]}
    variant = terms(settings)
    for answer in shown(settings):
        check_cards(settings, variant, answer)
        for events in pools(answer):
            check_leads(variant["ranks"], events)


def check_cards(settings, variant, answer):
    """Check that all cards are of the pack, none came twice, and all were turned unless the deal passed."""
    cards = [event["card"] for event in of(answer.actions, "turn-up", "shown")]
    assert len(cards) == len(set(cards))
    assert {card[0] for card in cards} <= set(variant["ranks"])
    assert not set(cards) & set(settings.get("dead", "").split())
    last = pools(answer)[-1]
    if not of(last, "passes"):
        each = Counter(event["seat"] for event in of(last, "shown"))
        assert set(each.values()) == {3}
        assert len(each) == settings["players"] + variant["spare"]


def check_leads(ranks, events):
    """Check that a card leads if, and only if, it beats the best before it, and that the last of these wins."""
    best = of(events, "turn-up")[0]["card"]
    after = [*events[1:], None]
    for event, others in ((e, after[k:]) for k, e in enumerate(events) if e["event"] == "shown"):
        leads = next((e for e in others if e and e["event"] not in ("pays",)), None)
        if beats(event["card"], best, ranks):
            best = event["card"]
            assert (leads["event"], leads["card"]) == ("leads", best)
        else:
            assert leads is None or leads["event"] != "leads"
    assert of(events, "wins")[0]["card"] == best


SALE = re.compile(r"Seat (\d+) sells (.*) to Seat (\d+) for ([\d.,]+)\.  \(law (\d)\)")
WHAT = {"the unturned turn-up": 3, "the leading card": 7, "the card he is about to turn": 8}


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_sold_changes_hands(name):
    """The seller owns what he sells, the buyer owns it from then on, and whoever owns the best has the pool."""
    settings = {"players": 5, **VARIANTS[name]}
    owned, sales = terms(settings)["turn_up_to"] == "dealer", 0
    for index in range(20):
        for events in pools(speculation.show(**settings, index=index, bidders="noisy")):
            leader, of_card, turned = events[0]["seat"] * owned, None, False
            for event in events[1:]:
                kind, seat = event["event"], event["seat"]
                if kind == "sold":
                    seller, what, buyer, amount, law = SALE.fullmatch(event["text"].strip()).groups()
                    assert (int(seller), int(buyer), int(law)) == (seat, event["buyer"], event["law"])
                    assert float(amount.replace(",", "")) == event["amount"]
                    assert WHAT[what] == event["law"]
                    assert seller != buyer
                    assert what != "the unturned turn-up" or not turned
                    if what.startswith("the card"):
                        of_card = seat, event["buyer"]
                    else:
                        assert seat == leader
                        leader = event["buyer"]
                    sales += 1
                    continue
                assert "buyer" not in event
                if kind == "turn-up":
                    assert seat == leader
                    turned = True
                elif kind == "shown":
                    assert of_card is None or of_card[0] == seat
                    owner = of_card[1] if of_card else seat if seat <= settings["players"] else 0
                    of_card = None
                elif kind == "leads":
                    assert seat == owner
                    leader = seat
                elif kind == "wins":
                    assert seat == leader
    assert sales > 100


def test_the_worked_deal_of_the_rules_reads_so():
    """Section 1.7 tells a deal in just these steps; here are the sentences for them."""
    text = "\n".join(event["text"] for event in speculation.show(bidders="noisy", court="play", penalty=1).actions)
    assert text.startswith("Seat 5 deals; the pool is 6.  (law 2)\n")
    for sentence in (
        r"^.. is turned up; Seat \d owns it\.  \(law 3\)$",
        r"^  Seat \d sells the leading card to Seat \d for [\d.]+\.  \(law 7\)$",
        r"^  Seat \d sells the card he is about to turn to Seat \d for [\d.]+\.  \(law 8\)$",
        r"^Seat \d turns ..\.  \(law 5\)$",
        r"^  .. leads; Seat \d owns it\.  \(law 6\)$",
        r"^  Seat \d pays 1 to the pool for [J5].\.  \(law 10\)$",
        r"^.. is the best trump: Seat \d has the pool of \d+\.  \(law 12\)$",
    ):
        assert re.search(sentence, text, re.MULTILINE), sentence


def found(condition, **settings):
    """Return the first deal of which some event fulfils a condition."""
    for index in range(300):
        answer = speculation.show(index=index, **settings)
        if any(condition(event) for event in answer.actions):
            return answer
    raise AssertionError("no such deal among three hundred")


def test_a_deal_that_passes_is_dealt_on_by_the_next_seat():
    answer = found(lambda e: e["event"] == "passes", players=5)
    first, second, *_ = pools(answer)
    assert of(first, "turn-up")[0]["card"][0] in "AKQJ"
    assert not of(first, "shown")
    assert (first[0]["seat"], second[0]["seat"]) == (5, 1)
    assert of(first, "wins")[0]["seat"] == 5


def test_the_spare_hand_wins_for_nobody():
    answer = found(lambda e: e["event"] == "wins" and e["seat"] == 0, players=3, spare=True)
    assert "nobody wins, 4 stay in the pool." in answer.actions[-1]["text"]
    assert answer.actions[-2]["text"].startswith("The spare hand turns")


def test_the_pools_turn_up_belongs_to_nobody():
    answer = found(lambda e: e["event"] == "wins" and e["seat"] == 0, players=3, turn_up_to="pool", court="play")
    assert "it belongs to the pool" in of(answer.actions, "turn-up")[0]["text"]
    assert "nobody wins" in answer.actions[-1]["text"]


def test_in_a_showdown_law_4_turns_the_hands():
    answer = speculation.show(turn_up="Qh", court="showdown", players=4)
    assert [event["seat"] for event in of(answer.actions, "shown")] == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3
    assert {event["law"] for event in of(answer.actions, "shown")} == {4}
    in_turn = speculation.show(turn_up="Qh", court="play", players=4)
    assert {event["law"] for event in of(in_turn.actions, "shown")} == {5}


def test_a_deal_that_is_over_at_its_turn_up_is_a_sentence():
    answer = speculation.show(turn_up="Qh", index=3)
    assert answer.actions is None
    assert answer.over.startswith("Qh turned up passes the deal (law 4, court pass): seat 5 has the pool of 6.")
    assert answer.situation["index"] == 3


@pytest.mark.parametrize(("pool", "told"), [("9999.999", "9,999.999"), ("2.5", "2.5"), ("0.001", "0.001"), ("7", "7")])
def test_amounts_are_told_to_the_thousandth(pool, told):
    answer = speculation.show(pool=pool, players=3, turn_up="9d")
    assert answer.actions[0]["text"] == f"Seat 3 deals; the pool is {told}.  (law 2)"
    assert f"has the pool of {told}." in answer.actions[-1]["text"]
    assert answer.actions[-1]["amount"] == float(pool)


def test_a_price_is_told_to_the_thousandth():
    sales = of(speculation.show(pool=9000, turn_up="9d", bidders="noisy").actions, "sold")
    assert max(sale["amount"] for sale in sales) > 1000
    for sale in sales:
        assert f"for {sale['amount']:,.3f}".rstrip("0").rstrip(".") in sale["text"]


def test_the_same_deal_again():
    one, again, other = (speculation.show(bidders="noisy", seed=seed, index=5) for seed in (2, 2, 3))
    assert one.to_json() == again.to_json()
    assert one.actions != other.actions


def test_a_deal_is_that_of_the_frame():
    frame = speculation.deals(n=50, players=4, seed=7)
    for index in range(0, 50, 7):
        wins = of(speculation.show(index=index, players=4, seed=7).actions, "wins")
        turned = of(speculation.show(index=index, players=4, seed=7).actions, "turn-up")
        assert frame.loc[index, "turn_up"] == turned[0]["card"]
        assert frame.loc[index, "pools"] == len(wins)
        assert frame.loc[index, "winner"] == wins[0]["seat"]
