"""The king of trumps in the play of Écarté: whether it was marked, is marked now, or shows by not being marked."""

from dataclasses import replace

from ....errors import Misuse
from ..policy import KEEP, MARK, king_seen
from ..rules import may_mark
from ..talk import NAMES


def check(moment):
    """Refuse a king that could not be marked by who is said to have marked it."""
    name, king = moment.variant.cards.name(moment.king_of_trumps), moment.king_of_trumps
    if moment.king is not None and king in {moment.turn_up, *moment.dead}:
        raise Misuse("king", f"{name} is {'turned up' if king == moment.turn_up else 'thrown away'}: nobody marks it")
    if moment.king is not None and (king in moment.turn.mine) != (moment.king == moment.seat):
        whose = "not the asker's" if moment.king == moment.seat else "the asker's"
        raise Misuse("king", f"{name} is {whose}; who marks it holds it (law 9)")


def marked(moment, word):
    """Return a moment with the king that nobody marked so far marked by the asker, if he may, or kept (law 9)."""
    king, must, mine = moment.king_of_trumps, moment.variant.terms.compulsory, moment.turn.mine
    name, plays = moment.variant.cards.name(king), [card for _, card, _ in moment.turn.past.plays]
    may = king in mine and may_mark(moment.seat, len(plays), plays.index(king) if king in plays else None)
    if may and word == KEEP and must:
        raise Misuse("king", f"{name} must be marked at this table; say --announcing optional")
    if may:
        return replace(moment, marking=word or MARK, king=None if word == KEEP else moment.seat)
    if word:
        why = "it is too late to mark it (law 9)" if king in mine else "it is not the asker's"
        raise Misuse("king", f"{word} is said of {name}, but {why}; leave king out, or say who marked it")
    holder = moment.seat if king in mine else moment.turn.other if king in plays else None
    if must and holder:
        raise Misuse(
            "king", f"{name} had to be marked at this table by {NAMES[holder]}, who held it; say {NAMES[holder]}"
        )
    return moment


def is_barred(moment, policy):
    """Return whether the other would have marked the king of trumps, and so does not hold it (law 9, claim S4)."""
    if moment.king is not None or moment.king_of_trumps in moment.turn.shown:
        return False
    lacks = moment.variant.game - moment.standing[moment.turn.other - 1]
    secret = policy is None or (policy.secret and moment.talk.loose == moment.seat and lacks == 2)
    return moment.variant.terms.compulsory or not secret


def seeing(moment, voices):
    """Return how both play, the asker first, who know of a king of trumps turned up, played, or in hand."""
    public = {moment.turn_up, *(card for trick in moment.played for card in trick)}
    seen = [moment.king_of_trumps in cards for cards in (public | {*moment.turn.mine, *moment.dead}, public)]
    return [king_seen(voice) if is_seen else voice for voice, is_seen in zip(voices, seen, strict=True)]
