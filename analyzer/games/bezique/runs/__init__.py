"""Whole games of Bezique: deals one after the other, the deal alternating, to the game."""
