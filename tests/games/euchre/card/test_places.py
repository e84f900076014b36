"""The places of a card."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.euchre.bidding import NAME, YES
from analyzer.games.euchre.card.places import PLACES, read_places


def test_places_and_their_words():
    assert [place.code for place in read_places(None)] == [YES, YES, NAME + 3, NAME + 1, NAME + 3, NAME + 1]
    assert [place.turn for place in PLACES.values()] == [0, 1, 2, 2, 3, 3]
    assert read_places("take take order") == [PLACES["take"], PLACES["order"]]
    for places in ("", "nowhere"):
        with pytest.raises(Misuse):
            read_places(places)
