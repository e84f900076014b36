"""The claims: every one of the rules is there; what is exact is as the rules print it."""

from analyzer.games.ecarte.advice import CLAIMS
from analyzer.games.ecarte.advice_asked import count
from analyzer.games.ecarte.advice_counts import FOSTERS, trumps_at_least

from .asked import FOSTERS as KNOWN

NAMED = {
    *(f"E{k}" for k in (1, 4, 5, 6, 7, 8, 9, 10)), "E2a", "E2b", "E2c", "E2d", "E3a", "E3b", "E3c", "D1", "D2", "D3",
    *(f"D2{k}" for k in ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii")), *(f"S{k}" for k in range(1, 6)),
}  # fmt: skip


def test_every_claim_is_there():
    names = [name for name, *_ in CLAIMS]
    assert set(names) >= NAMED and len(names) == len(set(names))


def test_foster_s_counts():
    for hand, (turn_up, _) in FOSTERS.items():
        if hand in KNOWN:
            assert count(hand, turn_up) == KNOWN[hand]
    assert count("Kc 7c Kh Qs Ks", "9d") == 48_567


def test_trumps_drawn():
    assert [round(trumps_at_least(1, 0, d), 4) for d in range(1, 6)] == [0.2692, 0.4738, 0.6273, 0.7407, 0.8232]
    assert round(trumps_at_least(2, 1, 3), 4) == 0.1231
