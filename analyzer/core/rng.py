"""Deal i of seed s: every number is a pure function of the seed, its purpose and the number of the deal.

The words are SplitMix64's finaliser (Steele, Lea, Flood 2014) over a counter; a number below n is Lemire's
multiply-and-reject (2019), so it is without bias given perfect words. Each purpose has its own stream: one more
draw in a policy does not shift the cards.
"""

import math

from .jit import U, kernel, verb

CARDS, SUITS, ORDER, BIDS, AGAIN, WORLDS = U(1), U(2), U(3), U(4), U(5), U(6)  # the purposes
RUNS = U(16)  # of a long run: its k-th stream is run k's, its deals follow in it

STEP = U(0x9E3779B97F4A7C15)
HALF = U(0xFFFFFFFF)
SHIFT = U(32)
TWO_TO_32 = U(0x100000000)

# numerator and denominator of AS 241's three pieces
CENTRE = (
    (3.3871328727963666080e0, 1.3314166789178437745e2, 1.9715909503065514427e3, 1.3731693765509461125e4,
     4.5921953931549871457e4, 6.7265770927008700853e4, 3.3430575583588128105e4, 2.5090809287301226727e3),
    (1.0, 4.2313330701600911252e1, 6.8718700749205790830e2, 5.3941960214247511077e3,
     2.1213794301586595867e4, 3.9307895800092710610e4, 2.8729085735721942674e4, 5.2264952788528545610e3),
)  # fmt: skip
SHOULDER = (
    (1.42343711074968357734e0, 4.63033784615654529590e0, 5.76949722146069140550e0, 3.64784832476320460504e0,
     1.27045825245236838258e0, 2.41780725177450611770e-1, 2.27238449892691845833e-2, 7.74545014278341407640e-4),
    (1.0, 2.05319162663775882187e0, 1.67638483018380384940e0, 6.89767334985100004550e-1,
     1.48103976427480074590e-1, 1.51986665636164571966e-2, 5.47593808499534494600e-4, 1.05075007164441684324e-9),
)  # fmt: skip
TAIL = (
    (6.65790464350110377720e0, 5.46378491116411436990e0, 1.78482653991729133580e0, 2.96560571828504891230e-1,
     2.65321895265761230930e-2, 1.24266094738807843860e-3, 2.71155556874348757815e-5, 2.01033439929228813265e-7),
    (1.0, 5.99832206555887937690e-1, 1.36929880922735805310e-1, 1.48753612908506148525e-2,
     7.86869131145613259100e-4, 1.84631831751005468180e-5, 1.42151175831644588870e-7, 2.04426310338993978564e-15),
)  # fmt: skip


@verb
def mix(z):
    """SplitMix64's finaliser: a bijection of 64 bits in which every bit depends on every bit."""
    z = (z ^ (z >> U(30))) * U(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> U(27))) * U(0x94D049BB133111EB)
    return z ^ (z >> U(31))


@verb
def stream(seed, purpose, k):
    """Where the k-th stream of a purpose begins."""
    return mix(mix(mix(seed + STEP) + purpose * STEP) + k * STEP)


@verb
def word(begin, deal):
    """The 64 random bits of a deal in a stream."""
    return mix(begin + deal * STEP)


@verb
def nth(bits, k):
    """The k-th word that follows from a word: one deal may need many."""
    return mix(bits + U(k) * STEP)


@verb
def below(bits, n):
    """A number below `n` from 32 bits, and whether Lemire's proof holds for it."""
    product = bits * n
    return product >> SHIFT, (product & HALF) >= TWO_TO_32 % n


@verb
def draw_one(bits, n):
    """A number below `n` from a word, one deal at a time; the word of a doubtful one is mixed again."""
    product = (bits & HALF) * n
    if (product & HALF) < n:
        while (product & HALF) < TWO_TO_32 % n:
            bits = mix(bits + STEP)
            product = (bits & HALF) * n
    return product >> SHIFT


@kernel
def draw_two(one, two, begin, first, n_one, n_two):
    """one[i] below `n_one`, two[i] below `n_two`, from the halves of one word; returns how many need another word."""
    gap_one, gap_two = TWO_TO_32 % n_one, TWO_TO_32 % n_two
    doubtful = 0
    for i in range(len(one)):
        bits = word(begin, first + U(i))
        a, b = (bits & HALF) * n_one, (bits >> SHIFT) * n_two
        two[i], one[i] = b >> SHIFT, a >> SHIFT  # in this order: a last row without partner is both
        doubtful += ((a & HALF) < gap_one) | ((b & HALF) < gap_two)
    return doubtful


@kernel
def draw_two_again(one, two, begin, first, n_one, n_two):
    """The same, one by one, with a new word for the few deals whose halves fall into Lemire's gap."""
    for i in range(len(one)):
        bits = word(begin, first + U(i))
        a, a_fair = below(bits & HALF, n_one)
        b, b_fair = below(bits >> SHIFT, n_two)
        while not (a_fair and b_fair):
            bits = mix(bits ^ begin)
            a, a_fair = below(bits & HALF, n_one)
            b, b_fair = below(bits >> SHIFT, n_two)
        two[i], one[i] = b, a


@kernel
def draw_rows(rows, sizes, seed, purpose, first):
    """rows[k, i]: a number below `sizes[k]` for deal first + i; row k and row k + 1 share a word."""
    for k in range(0, len(rows), 2):
        other = min(k + 1, len(rows) - 1)
        begin = stream(seed, purpose, U(k))
        if draw_two(rows[k], rows[other], begin, first, sizes[k], sizes[other]):
            draw_two_again(rows[k], rows[other], begin, first, sizes[k], sizes[other])


@verb
def unit(bits):
    """A number between 0 and 1, neither included, from 64 bits."""
    return (float(bits >> U(12)) + 0.5) / 4503599627370496.0


@verb
def ratio(r, above, below):
    """The quotient of two polynomials, lowest coefficient first."""
    over, under = 0.0, 0.0
    for k in range(len(above) - 1, -1, -1):
        over, under = over * r + above[k], under * r + below[k]
    return over / under


@verb
def normal_quantile(p):
    """The standard normal number below which the chance is `p` (Wichura 1988, Applied Statistics 37, AS 241)."""
    q = p - 0.5
    if abs(q) <= 0.425:
        return q * ratio(0.180625 - q * q, *CENTRE)
    r = math.sqrt(-math.log(min(p, 1.0 - p)))
    z = ratio(r - 1.6, *SHOULDER) if r <= 5.0 else ratio(r - 5.0, *TAIL)
    return z if q > 0.0 else -z
