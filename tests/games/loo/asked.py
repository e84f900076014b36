"""A declaration as a stage, its deals as the twin takes them; questions of plain players."""

from functools import partial
from types import SimpleNamespace

from analyzer.games import loo
from analyzer.games.loo.dealing import traced
from analyzer.games.loo.policy import POLICIES
from analyzer.games.loo.scene import Stage
from analyzer.games.loo.situation import Situation
from analyzer.games.loo.variant import Variant

PLAIN = {"opponents": "plain", "play": "plain"}
of_plain = SimpleNamespace(  # questions as the twin and the oracles answer them, where others are not named
    **{name: partial(getattr(loo, name), **PLAIN) for name in ("declare", "show", "deals", "play", "strength")},
    session=partial(loo.session, policies="plain"),
)


def stage_of(asked, opponents="plain", play=None, mine=None, future=False, actions=None, seed=1, **variant):
    """Return the stage of a declaration in words."""
    situation = Situation.read(Variant(**variant), **asked)
    play = play or opponents
    policies = (POLICIES[name] for name in (opponents, play, mine or play))
    return Stage(situation, actions or situation.actions, *policies, future, seed)


def deals_of(stage, count, arm=0, first=0):
    """Yield deals of a stage as the twin takes them, what was said in them, and their trace's row."""
    trace, hands, order = traced(stage, arm, first, count)
    variant, moment = stage.situation.variant, stage.situation
    for k in range(count):
        layout = stage.layout.reordered(order[k])
        rows = [[variant.cards.name(card) for card in layout.cards(hand)] for hand in hands[:, k]]
        plain = ["cdhs"[suit] for suit in layout.plain]
        suits = plain + ["cdhs"[moment.turn_up // 16]]
        yield {
            "hands": rows[:-1], "miss": rows[-1], "turn_up": variant.cards.name(moment.turn_up),
            "order": "".join(suits), "pool": moment.pool,
        }, [int(word) for word in trace.words[k]]  # fmt: skip
