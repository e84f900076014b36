"""The play of Nap: what a hand is worth as caller, and which card to play at any moment."""
