"""What the numbers of a session mean, in sentences."""


def lines(answer):
    """Return what the columns are, how long games were, and who played."""
    method, names = answer.method, answer.model["policies"]
    found = ["ev: share of the games won; points, and of them melds, sevens, brisques and last: a deal, on the average."]
    found.append("hundreds: shares of deals that brought less than 100 points, less than 200 and so on, 1000 or more.")
    found.append(f"A game took {method['length']:.2f} deals, of which the last may have ended early.")
    for row in answer.seats:
        counts = ", ".join(f"{name} {many:,}" for name, many in row["counts"].items())
        found.append(f"{_who(row)} declared: {counts}.")
    same = names[0] == names[1]
    found.append(f"Model: both {names[0]}." if same else f"Model: {names[0]} against {names[1]}.")
    return found


def _who(row):
    return f"Seat {row['seat']}" if "seat" in row else row["policy"].capitalize()
