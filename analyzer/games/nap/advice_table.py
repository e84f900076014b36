"""Claims N12 to N15, N17 and N19: luck, boldness, the deal, how many play (Baxter-Wray p. 3-9)."""

from math import ceil

from .advice_asked import KINDS, SAMPLE, chance, dots, gains, long_run, of_all, random_hands, signed

EVENING = 100  # deals
WEAK = 300  # hands of those at random whose weaker half is looked at


def n12():
    """Return how much of what a deal brings is due to who plays how."""
    found = long_run("plain,book,cautious,bold", runs=1600)
    length = found.situation["length"]
    spread = sum(row["sd"] ** 2 for row in found.seats) / length / len(found.seats)
    skill = sum(row["ev"] ** 2 for row in found.seats) / len(found.seats)
    told = ", ".join(f"{row['policy']} {row['ev']:+.3f} (standard error {row['stderr']:.3f})" for row in found.seats)
    best, worst = max(gains(found, "policy").values()), min(gains(found, "policy").values())
    deals = ceil(2 * spread / (best - worst) ** 2)
    share = skill / (skill + spread)
    verdict = "fails" if share > 0.05 else "holds for a deal, not for an evening" if deals < EVENING else "holds"
    return verdict, (
        f"four who call and play differently earn a deal {told}; one deal spreads by {spread**0.5:.1f} units. Of that"
        f" variance {share:.4f} is due to who plays; best and worst lie one standard deviation apart after {deals:,}"
        " deals."
    )


def n13():
    """Return how often the best hands fail and the poorer ones make two and three."""
    hands, parts, fails, more = random_hands()[:WEAK], [], [], []
    for kind in KINDS:
        best = [p for hand in random_hands() if (p := chance(hand, 5, play=kind, deals=1024)) > 1 / 3]
        rows = [[chance(hand, goal, play=kind, deals=1024) for goal in (2, 3)] for hand in hands]
        poor = sorted(rows, key=lambda row: row[1])[: WEAK // 2]
        two, three = (sum(row[k] for row in poor) / len(poor) for k in range(2))
        fails.append(1 - sum(best) / len(best))
        more.append(three / two)
        parts.append(f"{kind} play, {dots(fails[-1:])} fail; {dots([two])} two, {dots([three])} three")
    often = "holds for the best hands" if min(fails) > 1 / 3 else "fails for the best hands"
    verdict = f"{often}; of weak ones that make two, {min(more):.0%} make three"
    return verdict, (
        f"four players; of {SAMPLE:,} hands at random those worth a Nap fail in, and the poorer half of {WEAK} make:"
        f" {'; '.join(parts)} (standard errors about .03)."
    )


def _one_among(one, others, many=3):
    """Return the row of one kind, where so many of four are of another, and the spread of a deal."""
    found = long_run(",".join([one] * (4 - many) + [others] * many), by="seat" if one == others else "policy")
    row = next(row for row in found.seats if row["policy"] == one)
    return row["ev"], row["stderr"], row["sd"] / found.situation["length"] ** 0.5


def n14():
    """Return what a bold player earns among others, and they among bold ones; and one who is less bold."""
    others = ("plain", "book", "cautious")
    pairs = [("bold", kind) for kind in others] + [(kind, "bold") for kind in others]
    worth = {pair: _one_among(*pair) for pair in [*pairs, ("book", "cautious"), ("cautious", "book")]}
    told = [f"{one} among three {other} {ev:+.2f}" for (one, other), (ev, _, _) in worth.items()]
    good = [(worth[pair][0] > 0) == (pair[0] == "bold") for pair in pairs]
    measured = worth["book", "cautious"][0] > 0 > worth["cautious", "book"][0]
    verdict = of_all(good) + (
        ", but by the book's own measure of boldness it holds" if measured and not all(good) else ""
    )
    return verdict, (
        f"units a deal: {', '.join(told)} (standard error at most {max(error for _, error, _ in worth.values()):.2f})."
    )


def n15():
    """Return what a cautious player earns by how many of the others are bold."""
    rows = [_one_among("cautious", "bold", many) for many in range(1, 4)]
    worth, spread = [ev for ev, _, _ in rows], [sd for _, _, sd in rows]
    calm = _one_among("cautious", "cautious")[2]
    verdict = "holds" if max(worth) < 0 else "fails: he gains by it" if min(worth) > 0 else "holds in part"
    verdict += ", though he wins and loses more" if spread[-1] > calm and min(worth) > 0 else ""
    return verdict, (
        f"units a deal of cautious players, one, two, three of the four being bold: {signed(worth)} (standard error"
        f" {max(error for _, error, _ in rows):.2f}); a deal spreads by {_plain(spread)} units, among their like by"
        f" {calm:.1f}."
    )


def _plain(values):
    return " / ".join(f"{value:.1f}" for value in values)


def n17():
    """Return what positions earn, by who must play if all pass."""
    parts, worst, below = [], [], []
    for rule in ("eldest", "dealer", "thrown-in"):
        for kind in KINDS:
            found = long_run(kind, by="position", runs=800, all_pass=rule)
            worth = gains(found, "position")
            below.append(worth["dealer"] < -3 * max(row["stderr"] for row in found.seats))
            worst.append(min(worth, key=worth.get) == "dealer")
            parts.append(f"{rule}, {kind} {signed(worth.values())}")
    verdict = "holds" if all(worst) else "holds: the dealer loses, though not always most" if all(below) else (
        "holds in part" if any(below) else "fails"
    )  # fmt: skip
    return verdict, (
        "units a deal by position, eldest first and dealer last, four players; who plays if all pass, and how all play:"
        f" {'; '.join(parts)} (standard error about .04)."
    )


def n19():
    """Return what is called and made at tables of two to six."""
    parts, rates = [], []
    for n in range(2, 7):
        told = long_run("book", n, stands_out="none").method
        numbers = {
            5 if name == "nap" else int(name): share for name, share in told["called"].items() if name != "forced"
        }
        mean = sum(number * share for number, share in numbers.items())
        rate = sum(share * told["made"].get(name, 0) for name, share in told["called"].items())
        rates.append(rate)
        parts.append(f"{n}: {mean:.2f}, {dots([rate])}")
    three = [chance("Ah Jh Th 4s 6c", 3, n) for n in range(2, 7)]
    hard = three == sorted(three, reverse=True)
    return ("a matter of taste; tricks do become harder to make" if hard else "fails"), (
        f"mean call and share made, book players, by how many hold cards: {'; '.join(parts)}. Three on Ah Jh Th 4s 6c"
        f" is made in {dots(three)}."
    )


TABLE = (
    ("N12", "p. 7", "Luck decides, skill is minor.", n12),
    ("N13", "p. 7", "The best hands often fail, and weak ones would often have made more than was called.", n13),
    ("N14", "p. 8", "The bold caller has the chances for him; the quiet ones then lose.", n14),
    ("N15", "p. 8", "A cautious player cannot keep clear of the boldness of others.", n15),
    ("N17", "p. 9", "The deal is a disadvantage, as the dealer calls last.", n17),
    ("N19", "p. 3", "Four is the best number; with five or six tricks become hard to make.", n19),
)
