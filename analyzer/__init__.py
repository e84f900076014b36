"""odds: what old card games ask of a player, answered with numbers that can be trusted."""

__version__ = "0.1.0"
