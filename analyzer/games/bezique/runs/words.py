"""What the numbers of a session mean, in sentences."""


def lines(answer):
    """Return what the columns are, how long games were, and who played."""
    method, names = answer.method, answer.model["policies"]
    found = [
        "ev: share of the games won; points, and of them melds, sevens, brisques and last: a deal, on the average."
    ]
    found.append(f"A game took {method['length']:.2f} deals, of which the last may have ended early.")
    for row in answer.seats:
        kinds = {name: many for name, many in row["counts"].items() if not name[0].isdigit()}
        counts = ", ".join(f"{name} {many / method['deals']:.3f}" for name, many in kinds.items())
        hundreds = " ".join(f"{row['counts'][k] / method['deals']:.3f}" for k in row["counts"] if k not in kinds)
        found.append(f"{_who(row)} declared in a deal: {counts}.")
        found.append(f"Deals that brought {_who(row).lower()} 0-99 points, 100-199, ... 1000 or more: {hundreds}.")
    same = names[0] == names[1]
    how = f", search over {answer.model['worlds']} worlds" if "worlds" in answer.model else ""
    found.append(f"Model: both {names[0]}{how}." if same else f"Model: {names[0]} against {names[1]}{how}.")
    return found


def _who(row):
    return f"Seat {row['seat']}" if "seat" in row else row["policy"].capitalize()
