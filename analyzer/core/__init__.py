"""What all games share and no game owns: packs, hands, dealing, random numbers, the compiler.

A glossary, one meaning a word:

============  ====================================================================================
deal          one round from shuffle to settlement; deal number i of a seed is always the same
hand          the set of cards a seat holds: 64 bits, one a card
card          an int, ``16 * suit + slot``, or the set of that one card; its text is its *name*
suit, slot    lane 0-3; a rank's strength in its lane; *rank* is the letter
seat          from 1 (eldest hand, at the dealer's left) to n (dealer); from 0 inside kernels
lead, follow  as at the table; *led* is the card led, *best* the card now winning
trump         the trump suit; *turn-up* the card turned for it
stock         the cards not dealt yet
pack          which cards exist, and their order
variant       what the players agreed before the deal
policy        numbers that say how a seat chooses
situation     what the asker knows
row, column   a deal's outcome; a named integer of it
tally         what many rows add up to
look          a moment at which the tally so far is judged
============  ====================================================================================
"""
