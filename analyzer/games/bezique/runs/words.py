"""What the numbers of a session mean, in sentences."""


def lines(answer):
    """Return what the columns are, how long games were, and who played."""
    method, names = answer.method, answer.model["policies"]
    found = [
        "ev: share of the games won; points, and of them melds, sevens, brisques and last: a deal, on the average."
    ]
    first = "Seat 1 leads the first deal" if answer.situation["by"] == "seat" else "Either leads every second game"
    found.append(f"{first}; the deal alternates.")
    found.append(f"A game took {method['length']:.2f} deals, of which the last may have ended early.")
    for row in answer.seats:
        counts = ", ".join(f"{name} {many / method['deals']:.3f}" for name, many in row["counts"].items())
        found.append(f"{_who(row)} declared in a deal: {counts}.")
        spread = {}
        for name, points in row["at_most"].items():
            spread.setdefault(name.rpartition("_")[0], []).append(str(points))
        spread = "; ".join(f"{name} {' '.join(points)}" for name, points in spread.items())
        found.append(f"A tenth, half and nine tenths of the deals brought {_who(row).lower()} at most: {spread}.")
    same = names[0] == names[1]
    how = f", search over {answer.model['worlds']} worlds" if "worlds" in answer.model else ""
    found.append(f"Model: both {names[0]}{how}." if same else f"Model: {names[0]} against {names[1]}{how}.")
    return found


def _who(row):
    return f"Seat {row['seat']}" if "seat" in row else row["policy"].capitalize()
