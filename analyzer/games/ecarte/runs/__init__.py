"""Whole games of Écarté: deals one after the other, the score carried on, each dealing in turn."""
