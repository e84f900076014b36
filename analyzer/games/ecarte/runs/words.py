"""What the numbers of a session mean, in sentences."""


def lines(answer):
    """Return what a game pays, who deals first, and how both play."""
    stakes = "by law 14" if answer.variant["stakes"] else "one"
    first = "each deals first in every other game" if answer.situation["by"] == "policy" else "seat 2 deals first"
    found = [f"ev: stakes won a game less those lost; a game pays {stakes}; {first}."]
    counts = " and ".join(
        f"{row.get('policy')} {row['counts']['kings']:,} kings, {row['counts']['points']:,} points of tricks"
        for row in answer.seats
    )
    found.append(f"{answer.method['mean_deals']:.2f} deals a game; marked: {counts}.")
    if "play" in answer.model:
        found.append(f"Both play the cards as {answer.model['play']}.")
    return found
