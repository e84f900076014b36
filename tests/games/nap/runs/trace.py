"""Runs as the kernel leaves them on its table, deal by deal, and players who do in the twin what was done there."""

from types import SimpleNamespace

from analyzer.core.layout import Fours
from analyzer.games.nap import table as places
from analyzer.games.nap.policy import POLICIES
from analyzer.games.nap.rules import PASS, levels
from analyzer.games.nap.runs.sitting import Sitting
from analyzer.games.nap.variant import Variant

from ..naive_cards import Table
from ..naive_plain import Plain

SAME = (
    "pack", "dealt", "lowest", "all_pass", "double_header", "misery", "misery_trumps", "misery_loss", "raises",
    "raise_stakes", "challenge", "kitty", "kitty_others", "failed_nap", "spare", "buying", "peep",
)  # fmt: skip


def sitting_of(names, length, seed=1, groups=None, variant=None, **settings):
    """Return players who sit down; `settings` of the sitting or of the variant."""
    agreed = {name: settings.pop(name) for name in list(settings) if name in Variant.__dataclass_fields__}
    groups = groups or [[k] for k in range(len(names))]
    policies = [POLICIES[name] for name in names]
    return Sitting(variant or Variant(**agreed), policies, length, groups, seed=seed, **settings)


def table_of(variant, players):
    """Return what is agreed, as the twin says it."""
    return Table(
        players=players, dealer_out=7 if variant.stands_out == "none" else int(variant.stands_out),
        nap_stakes=(variant.agreed("nap_wins"), variant.agreed("nap_loses")), knaves_fives=variant.toll,
        **{name: variant.agreed(name) for name in SAME},
    )  # fmt: skip


def deal_of(sitting, run, number):
    """Return a deal of a run in the words and cards of the twin: what lies on the table after so many deals."""
    table = sitting.rows_of(run, 1, length=number + 1)[2]
    variant, n = sitting.variant, sitting.n
    holders, now, pack = variant.holders(n), table.now.tolist(), variant.cards
    layout, names = Fours.of(pack, {}), {level: name for name, level in levels(variant).items()}
    names |= {PASS: "pass", places.SPARE: "spare"}

    def cards(sets):
        return [pack.name(card) for found in sets for card in layout.cards(found)]

    dealt = [cards([hand]) for hand in table.sets[places.DEALT, :holders]]
    spare, peep = cards([table.extra[places.SPARE_HAND]]), cards([table.extra[places.PEEP_CARD]])
    stock = cards(table.stock[1 : 1 + now[places.DRAWN]])
    known = {*spare, *peep, *stock}.union(*dealt)
    senior, spare_to = (None if now[k] == places.NOBODY else now[k] for k in (places.SENIOR, places.SPARE_TO))
    nobody, tricks = senior is None, now[places.TRICKS]
    return SimpleNamespace(
        given={
            "hands": dealt, "spare": spare or None, "peep": peep[0] if peep else None, "order": "cdhs",
            "stock": stock + [card for card in map(pack.name, pack.cards) if card not in known],
        },
        kept=[cards([hand]) for hand in table.sets[places.HELD, :holders]], senior=senior, spare_to=spare_to,
        words=[names[word] for word in table.seats[places.WORD, :holders].tolist()],
        peeped=table.seats[places.PEEPED, :holders].tolist(), word=None if nobody else names[now[places.LEVEL]],
        made=None if nobody else bool(now[places.MADE]), net=table.seats[places.NET, :n].tolist(),
        pool=now[places.POOL], doubled_next=bool(now[places.DOUBLED]),
        tricks=[dict(enumerate(cards(row[:holders]))) for row in table.cards[: 0 if nobody else tricks]],
    )  # fmt: skip


class Logged(Plain):
    """All seats of a deal: say, keep and play what was said, kept and played."""

    def deals(self, deals, variant):
        """Yield deals as the twin takes them, and go along with them."""
        for self.deal in deals:
            self.looked, spares = set(), variant.dealt - variant.tricks
            pairs = zip(self.deal.given["hands"], self.deal.kept, strict=True)
            self.bought = [len(set(hand) - set(kept)) - spares for hand, kept in pairs]  # if nothing else was changed
            yield self.deal.given

    def call(self, view):
        if self.deal.peeped[view.seat] and view.seat not in self.looked:
            self.looked.add(view.seat)
            return "peep"
        return self.deal.words[view.seat]

    def meet(self, view):
        return view.legal[1] if self.deal.senior == view.seat else "pass"

    def thrown(self, view, many):
        return [card for card in view.hand if card not in self.deal.kept[view.seat]][:many]

    def discard(self, view):
        return self.thrown(view, len(view.hand) - view.table.tricks)

    def buy(self, view):
        return self.thrown(view, self.bought[view.seat])

    def lead(self, view):
        return self.deal.tricks[len(view.tricks)][view.seat]

    follow = lead
