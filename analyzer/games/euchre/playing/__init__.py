"""The play of Euchre: which card to play at any moment, and how a hand fares among players who cannot see."""
