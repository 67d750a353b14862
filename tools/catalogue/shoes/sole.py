"""The sole: rubber below, foam above."""
from kit.geometry import tube

from . import form
from .skin import ROUND, rings


def _sole_ring(offset, height):
    """Outline widened by `offset`; height(x) gives the level."""
    ring = []
    for side, s in form.around(ROUND):
        p = form.outline(side, s) + form.outward(side, s) * offset
        ring.append((p.x, p.y, height(p.x)))
    return ring


def sole(midsole, outsole, stripe):
    """Rubber below, foam above with a bulging side wall and a thin coloured line."""

    def level(share):
        return lambda x: form.toe_spring(x) + share * (form.sole_top(x) + 0.003 - form.toe_spring(x))

    profile = [(0.001, 0.10), (0.0045, 0.16), (0.0062, 0.34), (0.0066, 0.55), (0.0060, 0.76), (0.0046, 0.92),
               (0.0020, 1.0), (-0.004, 1.0)]
    rings("midsole", [_sole_ring(o, level(h)) for o, h in profile], midsole, True, True)
    rubber = [(-0.004, 0.0), (0.001, 0.0), (0.0035, 0.03), (0.0042, 0.10), (0.0036, 0.15), (0.0, 0.16)]
    rings("outsole", [_sole_ring(o, level(h)) for o, h in rubber], outsole, True, True)
    tube("stripe", _sole_ring(0.0064, level(0.70)), 0.0011, stripe, cyclic=True)
