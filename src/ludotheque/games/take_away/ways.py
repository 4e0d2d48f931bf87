"""Ways over the board where a square stays used for the whole turn (§9, option).

Without the option all ways are known beforehand (`routes.py`). With it they depend on the turn so far, so
they are walked one by one, from square to square; `s.trail` is where one has got to.
"""

from __future__ import annotations

from ludotheque.engine.rulekit import nth_bit

from .state import NONE, REACH, STAR_OF, STARS, STEPS, State


def free_ends(s: State, steps: int, closed: int) -> int:
    """Where the longest ways of at most so many steps end that use no square of this turn again."""
    return walk_all(s, steps, closed, NONE)


def surely_used(s: State, steps: int, closed: int, to: int) -> int:
    """The squares that all those ways to one of their ends have in common."""
    return walk_all(s, steps, closed, to)


def walk_all(s: State, steps: int, closed: int, to: int) -> int:
    """All ends of ways; or, with the one that was chosen, the squares that every way to it uses."""
    home = int(STAR_OF[s.building[s.turn]])
    taken = (s.walked | closed) & ~(1 << home) | 1 << s.at[s.turn]  # §24: one's own star is never used up
    used, depth, longest, ends, common = taken, 0, 0, 0, ~0
    s.trail[0] = s.at[s.turn]
    s.trail[1] = NONE
    while depth >= 0:
        square = following(s, depth, used) if depth < steps else NONE
        if square == NONE:
            used &= ~(1 << s.trail[depth])
            depth -= 1
        else:
            depth += 1
            s.trail[depth] = square
            used |= 1 << square
            if depth < STEPS:
                s.trail[depth + 1] = NONE
            if square == home:
                ends |= 1 << home  # §24: at the end of any way that is not too long
            elif depth >= longest:
                if depth > longest:
                    longest = depth
                    ends &= 1 << home
                    common = common if to == home else ~0
                ends |= 1 << square
            if square == to and (depth == longest or to == home):
                common &= used & ~taken
    for i in range(STEPS + 1):
        s.trail[i] = 0
    return ends if to == NONE else common


def following(s: State, depth: int, used: int) -> int:
    """The next square to try after the one that was tried last, or NONE; nobody passes a star."""
    at = s.trail[depth]
    if depth > 0 and STARS >> at & 1:
        return NONE
    left = int(REACH[at, 1]) & ~used & ~((1 << (s.trail[depth + 1] + 1)) - 1)
    return nth_bit(left, 0) if left else NONE
