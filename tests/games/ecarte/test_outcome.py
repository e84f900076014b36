"""The codes of a deal: what they mark, what they are worth, and that they are what law 13 says."""

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.games.ecarte.outcome import CODES, MARKS, code_of_deal, points_of_codes
from analyzer.games.ecarte.rules import points
from analyzer.games.ecarte.variant import Variant


@kernel
def code_all(out, kings, won, loose, terms):
    """Write the code of every deal."""
    for i in range(len(out)):
        out[i] = code_of_deal(kings[i], won[i], loose[i], terms)


@pytest.mark.parametrize("vole", [2, 3])
def test_a_code_is_the_king_and_the_points_of_the_laws(vole):
    variant = Variant(vulnerable_vole=vole)
    deals = [(king, won, loose) for king in range(4) for won in range(6) for loose in range(3)]
    out = np.zeros(len(deals), np.int64)
    code_all(out, *np.array(deals, np.int64).T.copy(), variant.terms)
    for (king, won, loose), code in zip(deals, out.tolist(), strict=True):
        elder, dealer = points(variant, won, loose or None)
        assert MARKS[code][-1] == ((1, elder) if elder else (2, dealer))
        assert MARKS[code][:-1] == [[], [(1, 1)], [(2, 1)], [(2, 1)]][king]


def test_points_end_with_the_game():
    whole, late = points_of_codes(5, (0, 0)), points_of_codes(5, (4, 4))
    for code in range(CODES):
        marks = [points if who == 1 else -points for who, points in MARKS[code]]
        assert whole[code] == sum(marks) and late[code] == marks[0]
