"""Which hands the other may hold at a moment of the play of Euchre, given what was said and played."""

import numpy as np

from ....band import is_open
from ....core.deal import subsets
from ....core.hands import NONE
from ....core.jit import U, kernel
from ....core.listed import reorder_all
from ....core.making import PLACES, SIXTH
from ....core.opposed import hands_of
from ....core.scene import sets_of
from ....core.trumps import LANE_ORDERS
from ....ending import Worlds
from ....errors import Misuse
from ....run import spread
from ..course import speak, take_up
from ..dealing import MANY_ORDERS, lay
from ..policy import POLICIES, speakers_of
from ..rules import DEALER, ELDER
from ..scene import code_of, dealing_of
from ..table import FREE_WORD, KEPT, NOT_TOLD, OTHERS, THROWN, Arm, game_of, table_of

ANY = "any"  # opponents whose words tell nothing


@kernel
def listen(worlds, theirs, thrown, order, table, dealing, game, played, barred):
    """Write the hands of the other that fit what was said and played; returns how many, and how many the words fit."""
    told, other = Arm(np.int64(NOT_TOLD), np.int64(FREE_WORD), NONE), 1 - game.me
    found, agreed = 0, 0
    for world in range(np.int64(dealing.worlds)):
        lay(table, dealing, game, 0, world, order)
        if not speak(table, game, told):
            continue
        agreed += 1
        take_up(table, game, told)
        hand = table.sets[KEPT, other]
        if hand & played == played and (hand ^ played) & barred == NONE:
            worlds[found], theirs[found], thrown[found] = world, hand ^ played, NONE
            if other == 1:
                thrown[found] = table.sets[OTHERS, THROWN]
            found += 1
    return found, agreed


def any_hands(moment, layouts):
    """Return the worlds in which the words told nothing: any cards, as far as play has shown."""
    parts, all_barred = [], moment.turn.barred(moment.turn.other)
    for layout, barred in zip(layouts, all_barred, strict=False):
        sure = layout.hand(moment.sure)
        free = layout.hand([card for card in moment.away if card not in moment.sure]) & ~barred
        every = subsets(moment.turn.left - len(moment.sure), int(free).bit_count())
        parts.append(hands_of(every, free) | sure)
    theirs = np.concatenate(parts)
    return Worlds(theirs, np.zeros_like(theirs), np.repeat(np.arange(len(parts)), len(parts[0])))


def game_of_words(moment, model):
    """Return what the other's words are judged by."""
    variant, seat = moment.variant, moment.seat
    policies, voices = speakers_of(model | {"mine": model["opponents"]})
    mine, theirs = moment.score or (0, 0)
    moods = [policies[0].moods(seat, mine, theirs, variant.game)]
    moods.append(policies[1].moods(moment.turn.other, theirs, mine, variant.game))
    by_seat = slice(None, None, 1 if seat == ELDER else -1)
    said = [code_of(word, moment.lanes) for word in moment.said]
    return game_of(variant, policies[by_seat], voices[by_seat], moods[by_seat], said, seat - 1)


def worlds_of(moment, model, threads=None):
    """Return the worlds of a moment, each as likely, and the chance that the other said what he said.

    Raises
    ------
    Misuse
        If no hand fits.
    """
    layouts = moment.layouts
    if model["opponents"] == ANY:
        found, p_said = any_hands(moment, layouts[: 1 if is_open(model) else None]), None
    else:
        found, p_said = heard(moment, model, threads)
    if not len(found):
        said, who = (
            " ".join(moment.said),
            f"a {model['opponents']} {'elder' if moment.turn.other == ELDER else 'dealer'}",
        )
        names = ", ".join(name for name in (*POLICIES, ANY) if name != model["opponents"])
        raise Misuse("said", f"{who} would say {said!r} on no hand that can be played so; ask with opponents {names}")
    return found, p_said


def any_fits(moment, model):
    """Return whether the other would have said what he said on any hand that can be played so."""
    try:
        return bool(len(worlds_of(moment, model)[0]))
    except Misuse:
        return False


def heard(moment, model, threads):
    """Return the worlds that agree with what was said, and the chance of it."""
    lanes, layouts = moment.lanes, moment.layouts
    dealing = dealing_of(moment.variant, [lanes.hand(moment.dealt)], lanes.hand([moment.turn_up]))
    game, sixths = game_of_words(moment, model), PLACES[:, moment.lane, SIXTH].tolist()
    played = sets_of(layouts, moment.turn.shown)
    barred = moment.turn.barred(moment.turn.other)

    def told(order):
        many, sixth = int(dealing.worlds), sixths[order]
        worlds, theirs, thrown = np.zeros(many, np.int64), *np.zeros((2, many), np.uint64)
        how = order, table_of(), dealing, game, played[sixth], barred[sixth]
        found, agreed = listen(worlds, theirs, thrown, *how)
        return worlds[:found], theirs[:found], thrown[:found], agreed

    parts = spread(told, list(range(MANY_ORDERS)), threads, "orders of the suits")
    throws = moment.is_taken_up and moment.turn.other == DEALER
    orders = _needed(parts, sixths, is_open(model) and not throws)
    theirs, thrown = (np.concatenate([parts[order][k] for order in orders]) for k in (1, 2))
    named = np.repeat([sixths[order] for order in orders], [len(parts[order][1]) for order in orders])
    found = Worlds(theirs, thrown, named)
    p_said = sum(part[3] for part in parts) / (MANY_ORDERS * int(dealing.worlds))
    return together(found, layouts) if is_open(model) else found, p_said


def together(worlds, layouts):
    """Return worlds in the first order of the plain suits, each with how often it came in any."""
    theirs = worlds.theirs.copy()
    for k, layout in enumerate(layouts):
        some = worlds.orders == k
        hands = theirs[some]
        reorder_all(hands, U(LANE_ORDERS.index(tuple(layouts[0].plain.index(suit) for suit in layout.plain))))
        theirs[some] = hands
    hands, times = np.unique(theirs, return_counts=True)
    return Worlds(hands, np.zeros_like(hands), np.zeros(len(hands), np.int64), times)


def _needed(parts, sixths, one):
    """Return the orders of all suits that are needed: of those with the same order of the plain suits often one.

    `one`: of all that agree in the hands dealt one will do.
    """
    groups = [[order for order, k in enumerate(sixths) if k == sixth] for sixth in sorted(set(sixths))]
    if one and all(np.array_equal(parts[0][0], part[0]) for part in parts):
        return groups[0][:1]
    same = all(
        np.array_equal(parts[group[0]][k], parts[order][k]) for group in groups for order in group for k in (1, 2)
    )
    return [group[0] for group in groups] if same else [order for group in groups for order in group]
