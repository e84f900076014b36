"""Policies are numbers: ranks become slots of a pack, a rank that is not named one that no card has."""

import pytest

from analyzer.core.packs import WHIST
from analyzer.games.loo.policy import NEVER, POLICIES, Policy, Voice


@pytest.mark.parametrize(
    ("rank", "pack", "slot"),
    [
        ("2", 52, 0),
        ("A", 52, 12),
        ("K", 52, 11),
        ("7", 32, 0),
        ("A", 32, 7),
        ("K", 32, 6),
        ("2", 32, 0),
        ("", 52, NEVER),
    ],
)
def test_a_rank_is_a_slot_of_the_pack(rank, pack, slot):
    assert Policy(alone=rank).voice(WHIST[pack]).alone == slot


def test_numbers_stay_numbers():
    voice = Policy(rich=40, rich_players=5, miss_thrown=2, miss_stood=1, lead_trump_in=4).voice(WHIST[52])
    assert (voice.rich, voice.rich_players, voice.miss_thrown, voice.miss_stood, voice.lead_trump_in) == (
        40,
        5,
        2,
        1,
        4,
    )
    assert len(voice) == len(Voice._fields)


def test_plain_stands_on_any_trump_and_never_takes_the_miss():
    """So its word is a matter of trumps alone, and no other policy's is."""
    assert [name for name, policy in POLICIES.items() if policy.by_trumps] == ["plain"]


def test_to_declare_as_one_and_play_as_another():
    both = POLICIES["cautious"].playing(POLICIES["book"])
    cautious, book = POLICIES["cautious"], POLICIES["book"]
    assert (both.lead_trump_in, both.lead_high, both.lead_low) == (book.lead_trump_in, book.lead_high, book.lead_low)
    assert both.playing(cautious) == cautious
