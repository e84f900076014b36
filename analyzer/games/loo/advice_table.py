"""Claims L11 to L17: what to lead, and what the book asserts of tables and variations (Baxter-Wray p. 16-30)."""

from math import comb

from .advice_declaring import DEALS, KINDS, TURNED, asked
from .playing.questions import play
from .runs.questions import session

RUNS, LENGTH = 200, 500


def long_run(players=5, kind="plain", **rules):
    """Return what long runs tell of the pools, and how often each of the players stands."""
    found = session(players=players, policies=kind, runs=RUNS, length=LENGTH, seed=1, **rules)
    told = found.method
    ordinary = told["deals"] * (1 - told["p_single"])
    told["standing"] = sum(row["counts"]["in"] for row in found.seats) / ordinary
    return told


SAID = {k: " ".join(["stand"] * k + ["throw"] * (5 - k)) for k in range(2, 6)}  # so many are in, the asker leads


def leads(hand, trump, others, kinds=KINDS):
    """Return what the first lead of a trump gains over the best of some others, by how many are in, and as text."""
    gains, parts = {}, []
    for number_in, said in SAID.items():
        for kind in kinds:
            how = {"opponents": kind, "play": kind, "seed": 1, "deals": DEALS, "precision": 0}
            found = play(hand=hand, turn_up=TURNED, said=said, **how)
            worth = {row["action"].removeprefix("lead "): row["ev"] for row in found.actions}
            gains[number_in, kind] = worth[trump] - max(worth[card] for card in others)
        parts.append(f"{number_in} in {' / '.join(f'{gains[number_in, kind]:+.2f}' for kind in kinds)}")
    return gains, f"{hand}: {', '.join(parts)}"


def l11():
    """Return what leading the only trump gains over leading a high plain card."""
    found = [leads(hand, hand[:2], hand.split()[1:]) for hand in ("7h Ac Ks", "7h Kc Qs", "Jh Ac Ks")]
    many = [gain for gains, _ in found for (k, _), gain in gains.items() if k > 3]
    few = [gain for gains, _ in found for (k, _), gain in gains.items() if k <= 3]
    verdict = "holds" if min(many) > 0 > max(few) else "fails" if max(many) < 0 else "holds in part"
    numbers = (
        "counters that leading the trump gains over the better plain card, among plain / book players,"
        f" {'; '.join(text for _, text in found)}."
    )
    return verdict, numbers


def l12():
    """Return what leading the lowest card gains over leading the only trump."""
    found = [leads(hand, hand.split()[1], (hand[:2],)) for hand in ("Kh 2c 3s", "Qh 2c 3s", "Jh 2c 3s")]
    gains = [gain for told, _ in found for gain in told.values()]
    verdict = "holds" if min(gains) > 0 else "fails" if max(gains) < 0 else "holds in part"
    numbers = (
        "counters that leading the lowest card gains over the trump, among plain / book players,"
        f" {'; '.join(text for _, text in found)}."
    )
    return verdict, numbers


def l13():
    """Return how often all before the dealer throw up."""
    exact = [_no_trump(k) for k in range(2, 7)]
    sampled = [long_run(n, "book")["p_uncontested"] for n in (3, 5, 7)]
    numbers = (
        "all before the dealer hold no trump, and so throw up among plain players, with 3 to 7 players in"
        f" {', '.join(f'{p:.3f}' for p in exact)} of deals; among book players nobody contests the pool with 3, 5, 7"
        f" players in {', '.join(f'{p:.3f}' for p in sampled)}."
    )
    return ("fails with three or four players" if exact[1] > 0.05 else "holds"), numbers


def _no_trump(seats):
    """Return the chance that so many hands hold none of the twelve trumps left (three cards each, one turned up)."""
    return comb(39, 3 * seats) / comb(51, 3 * seats)


def l14():
    """Return how many are in and looed, how often a single comes and how large pools are, by players."""
    parts = []
    for n in (3, 5, 7):
        told = long_run(n)
        parts.append(
            f"{n}: {told['standing']:.2f}, {told['looed']:.2f}, {told['p_single']:.2f}, {told['mean_pool']:.0f}"
        )
    numbers = f"players in, loos a deal, share of singles, mean pool, among plain players: {'; '.join(parts)}."
    return "a matter of taste: the more players, the more loos and the rarer a single", numbers


def l15():
    """Return the loos of a deal without and with club law, by players."""
    parts, more = [], []
    for n in (3, 5, 7):
        usual, clubs = long_run(n)["looed"], long_run(n, club_law=True)["looed"]
        more.append(clubs - usual)
        parts.append(f"{n} players {usual:.2f} and {clubs:.2f}")
    verdict = "holds" if 0 < more[0] and more == sorted(more) else "fails"
    return verdict, f"loos an ordinary deal without and with club law, among plain players: {'; '.join(parts)}."


def l16():
    """Return how unlimited pools grow."""
    parts, grows = [], []
    for kind in KINDS:
        told, fixed = long_run(5, kind, loo="unlimited"), long_run(5, kind)
        grows.append(told["largest_pool"] > 100 * fixed["largest_pool"])
        parts.append(
            f"{kind} players: a pool is multiplied by {told['looed']:.2f} on average, a single comes in"
            f" {told['p_single']:.3f} of deals, the largest pool of {RUNS * LENGTH:,} deals was"
            f" {told['largest_pool']:,}"
            f" ({fixed['largest_pool']:,} with a loo of 6)"
        )
    good = [kind for kind, far in zip(KINDS, grows, strict=True) if far]
    verdict = "holds" if all(grows) else f"holds among {good[0]} players only" if good else "fails"
    return verdict, f"{'; '.join(parts)}."


def l17():
    """Return what the miss brings with the lead and without."""
    parts, gains = [], []
    for place, said in (("second after a stand", "stand"), ("fourth after three stood", "stand stand stand")):
        for kind in KINDS:
            first, last = (asked("2c 3s 9d", said, "miss", kind, miss_leads=leads)["ev"] for leads in (True, False))
            gains.append(first - last)
            parts.append(f"{place}, {kind} {first:+.2f} and {last:+.2f}")
    verdict = (
        "holds" if min(gains) > 0.5 else f"a matter of taste, worth {min(gains):+.2f} to {max(gains):+.2f} counters"
    )
    return verdict, f"counters the miss brings in a pool of 15 if its holder leads, and if not: {'; '.join(parts)}."


TABLE = (
    (
        "L11",
        "p. 30",
        "One trump and high side cards: lead the trump if several are in, else the higher side card.",
        l11,
    ),
    ("L12", "p. 30", "One high trump and small side cards: lead the smallest.", l12),
    ("L13", "p. 20", "That all before the dealer throw up almost never happens.", l13),
    ("L14", "p. 16", "Loo is best with five players, and not for more than seven.", l14),
    ("L15", "p. 26", "Club law forces a number of loos, most with many players.", l15),
    ("L16", "p. 26", "Unlimited pools grow by rapid strides until a single.", l16),
    ("L17", "p. 20", "That the holder of the miss leads is undesirable.", l17),
)
