"""What may be bought, of whom."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.speculation.lot import Lot
from analyzer.games.speculation.situation import Situation
from analyzer.games.speculation.variant import Variant

TURNED, UNTURNED = {"turn_up": "9d"}, {}
BEATEN = {"turn_up": "9d", "lead": "Td", "owner": 2, "exposed": "2c", "hidden": "2 3 3 2 3"}


def lot(asked, kind=None, of=None, count=None, **variant):
    return Lot.read(Situation.read(Variant(**variant), **asked), kind, of, count)


@pytest.mark.parametrize(
    ("asked", "named", "read", "name"),
    [
        (TURNED, {}, Lot("lead", 5), "lead"),
        (TURNED, {"kind": "turn-up"}, Lot("lead", 5), "lead"),
        (UNTURNED, {}, Lot("turn-up", 5), "turn-up"),
        (BEATEN, {"kind": "lead"}, Lot("lead", 2), "lead"),
        (TURNED, {"kind": "hidden", "of": 3}, Lot("hidden", 3, 1), "hidden card"),
        (TURNED, {"kind": "hidden", "of": "eldest", "count": 2}, Lot("hidden", 1, 2), "2 hidden cards"),
        (BEATEN, {"kind": "hand", "of": "dealer"}, Lot("hand", 5, 3), "hand of seat 5"),
        (BEATEN, {"kind": "hand", "of": 4}, Lot("hand", 4, 2), "hand of seat 4"),
    ],
)
def test_lots(asked, named, read, name):
    assert lot(asked, **named) == read
    assert lot(asked, **named).name == name


@pytest.mark.parametrize(
    ("asked", "named", "variant", "at_fault"),
    [
        (TURNED, {"kind": "hidden"}, {}, "of"),
        (TURNED, {"kind": "hidden", "of": 6}, {}, "of"),
        (TURNED, {"kind": "hidden", "of": 2, "count": 4}, {}, "count"),
        (TURNED, {"kind": "hand", "of": 2, "count": 2}, {}, "count"),
        (TURNED, {"kind": "lead", "of": 2}, {}, "of"),
        (TURNED, {"kind": "lead", "count": 1}, {}, "count"),
        (UNTURNED, {"kind": "lead"}, {}, "lot"),
        (BEATEN, {"kind": "turn-up"}, {}, "lot"),
        (TURNED, {"kind": "lead"}, {"turn_up_to": "pool"}, "lot"),
        ({"turn_up": "Qd"}, {"kind": "hidden", "of": 1}, {"court": "showdown"}, "lot"),
        (BEATEN | {"hidden": "0 3 4 3 3"}, {"kind": "hidden", "of": 1}, {}, "of"),
        (TURNED, {"kind": "trick"}, {}, "lot"),
    ],
)
def test_what_cannot_be_bought(asked, named, variant, at_fault):
    with pytest.raises(Misuse) as refusal:
        lot(asked, **named, **variant)
    assert refusal.value.name == at_fault
