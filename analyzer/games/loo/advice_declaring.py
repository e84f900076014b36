"""Claims L1 to L10: on what to stand, when to take the miss (Baxter-Wray p. 29-30).

A hand is told by the pool from which on its best declaration brings more than throwing up, in counters, at a loo of 6:
the usual pool of five players is 15. Others are players of two kinds, `plain` and `book`, since advice may be right
among those who follow it and wrong among those who do not.
"""

from math import inf

from .charts import chart
from .questions import declare

KINDS = ("plain", "book")
TURNED, LOO, USUAL = "5h", 6, 15
DEALS = 262_144  # a hand: a chance is known to .003 at 99%
PLACES = (  # what was said, of five players
    ("eldest", ""), ("third after two threw up", "throw throw"), ("third after two stood", "stand stand"),
    ("dealer after two of four stood", "throw stand throw stand"),
)  # fmt: skip


def asked(hand, said="", action="stand", kind="plain", players=5, pool=USUAL, **settings):
    """Return the row of one declaration."""
    how = {"opponents": kind, "play": kind, "seed": 1, "deals": DEALS, "precision": 0} | settings
    found = declare(hand=hand, turn_up=TURNED, said=said, players=players, pool=pool, actions=[action], **how)
    return found.actions[0]


def needed(hand, said="", action="stand", **settings):
    """Return from which pool on a declaration brings more than nothing."""
    row = asked(hand, said, action, **settings)
    share = sum(k * p for k, p in enumerate(row["p_tricks"])) / 3 + row["p_uncontested"]
    return LOO * row["p_looed"] / share if share else inf


def by_place(hands, action="stand", places=PLACES):
    """Return the pools needed by place, as numbers and as a text, for both kinds of players."""
    pools = {(hand, place, kind): needed(hand, said, action, kind=kind)
             for hand in hands for place, said in places for kind in KINDS}  # fmt: skip
    lines = [
        f"{hand}: "
        + ", ".join(f"{place} {' / '.join(f'{pools[hand, place, k]:.1f}' for k in KINDS)}" for place, _ in places)
        for hand in hands
    ]
    return pools, f"pool needed among plain / book players, {'; '.join(lines)}."


def holds(pools, limit=USUAL):
    """Say whether all of them, some, or none are worth it at a pool."""
    good = [pool <= limit for pool in pools]
    return "holds" if all(good) else "holds in part" if any(good) else "fails"


def l1():
    """Return which share of the eldest's hands is worth playing, by the size of the pool."""
    rows = chart(of_what="pool", seat="eldest", deals=4096, opponents="plain", play="plain").actions
    total = sum(row["weight"] for row in rows)
    shares = [
        sum(row["weight"] for row in rows if row["from_pool"] is not None and row["from_pool"] <= loos) / total
        for loos in (0.25, 0.5, 1, 1.5, 2, 2.5)
    ]
    told = ", ".join(f"{share:.0%}" for share in shares)
    numbers = f"of all hands the eldest among plain players does well to play, at .25, .5, 1, 1.5, 2, 2.5 loos: {told}."
    return ("holds" if shares == sorted(shares) else "fails"), numbers


def l2():
    """Return from which pools on three aces, kings or queens without a trump are worth it."""
    pools, told = by_place(("Ac As Ad", "Ks Kc Kd", "Qs Qc Qd"))
    return holds(pools.values()), told


def l3():
    """Return from which pools on the two lowest trumps are worth it, and what a high card adds."""
    places = (*PLACES, ("fourth after three stood", "stand stand stand"), ("dealer after all stood", "stand " * 4))
    pools, told = by_place(("2h 3h 4c", "2h 3h Ac"), places=places)
    low = [pools["2h 3h 4c", place, kind] for place, _ in places for kind in KINDS]
    high = [pools["2h 3h Ac", "eldest", kind] for kind in KINDS]
    gain = max(pools["2h 3h 4c", "eldest", kind] - pool for kind, pool in zip(KINDS, high, strict=True))
    return holds(low), f"{told} The eldest needs at most {gain:.1f} counters less for the high card."


def l4():
    """Return from which pools on an honour beside high cards is worth it."""
    pools, told = by_place(("Kh Kc Qs", "Qh Kc Qs", "Jh Kc Qs"))
    return holds(pools.values()), told


def l5():
    """Return from which pools on the eldest may stand on the lowest trump beside high cards."""
    pools, told = by_place(("2h Qc Qs", "2h Ac Ks", "2h Qc Kc"), places=PLACES[:1])
    apart = [pool for (hand, _, _), pool in pools.items() if hand != "2h Qc Kc"]
    return holds(apart), told


def l6():
    """Return from which pools on the king beside small cards is worth it."""
    pools, told = by_place(("Kh 2c 3s",))
    return holds(pools.values()), told


def l7():
    """Return how often the queen or knave beside small cards is looed, by players."""
    parts, looed = [], []
    for hand in ("Qh 2c 3s", "Jh 2c 3s"):
        for players in (3, 5, 7):
            row = [asked(hand, kind=kind, players=players)["p_looed"] for kind in KINDS]
            looed += row
            parts.append(f"{hand}, {players} players {' / '.join(f'{p:.3f}' for p in row)}")
    _, told = by_place(("Qh 2c 3s", "Jh 2c 3s"))
    risky = "holds: a loo in more than one deal of eight" if min(looed) > 1 / 8 else "holds in part"
    return (
        risky,
        f"the eldest is looed with, among plain / book players, {'; '.join(parts)}. {told[0].upper()}{told[1:]}",
    )


def l8():
    """Return what a risky hand and the miss bring as the pool grows and book players loosen."""
    parts, falls = [], []
    for hand, action in (("Jh 2c 3s", "stand"), ("2c 3s 9d", "miss")):
        rows = [asked(hand, action=action, kind="book", pool=pool) for pool in (15, 23, 24, 60)]
        falls.append(rows[0]["p_looed"] < rows[-1]["p_looed"])
        gains = ", ".join(f"{row['ev']:+.2f} and {row['p_looed']:.3f}" for row in rows)
        parts.append(f"{action} on {hand} {gains}")
    numbers = (
        "counters won and chance of a loo of the eldest among book players, who loosen from four loos on, at pools"
        f" of 15, 23, 24 and 60: {'; '.join(parts)}."
    )
    return ("holds" if all(falls) else "holds in part"), numbers


def l9():
    """Return from which pools on the miss is worth taking, first or after all stood."""
    places = (("eldest", ""), ("second after a stand", "stand"), ("fourth after three stood", "stand stand stand"))
    pools, told = by_place(("2c 3s 9d",), "miss", places)
    return "holds" if min(pools.values()) > USUAL else "fails for the eldest" if any(
        pools["2c 3s 9d", "eldest", kind] <= USUAL for kind in KINDS
    ) else "holds in part", told  # fmt: skip


def l10():
    """Return from which pools on the miss is worth taking, after two threw up or three stood."""
    places = (("third after two threw up", "throw throw"), ("fourth after one stood", "throw throw stand"),
              ("fourth after three stood", "stand stand stand"))  # fmt: skip
    pools, told = by_place(("2c 3s 9d",), "miss", places)
    takes = [pools["2c 3s 9d", place, kind] <= USUAL for place, _ in places[:2] for kind in KINDS]
    leaves = [pools["2c 3s 9d", "fourth after three stood", kind] > USUAL for kind in KINDS]
    return ("holds" if all(takes) and all(leaves) else "holds in part" if all(leaves) else "fails"), told


DECLARING = (
    ("L1", "p. 29", "Compare a third of the pool with the loo: a heavier pool justifies more risk.", l1),
    ("L2", "p. 29", "Without a trump it is unwise to stand, but on very high cards in a big pool.", l2),
    ("L3", "p. 29", "On two trumps, however small, stand; the first player wants a high card too.", l3),
    ("L4", "p. 29", "A trump honour beside high cards is safe, for the leader above all.", l4),
    ("L5", "p. 29", "The first player may stand on any trump beside two high cards of different suits.", l5),
    ("L6", "p. 29", "The king of trumps beside small cards is safe, whatever the pool.", l6),
    ("L7", "p. 30", "The queen or knave of trumps beside small cards is risky: count players and stake.", l7),
    ("L8", "p. 30", "In a rich pool risky hands may be kept; but others loosen too, so chances fall.", l8),
    ("L9", "p. 30", "The first hand should seldom take the miss, nor anyone after all before him stood.", l9),
    ("L10", "p. 30", "Of five, when two threw up, the miss may be taken; not when three stand.", l10),
)
