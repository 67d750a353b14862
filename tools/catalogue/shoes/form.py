"""The form of a low sneaker as one function: point on the upper for (side, s, t).

side is -1 (outer) or +1 (inner), s runs from heel (0) to toe (1), t from the sole (0) to the collar (1).
Everything sewn onto the upper asks this function where it lies. The toe points to +x; metres.
"""
from math import cos, pi, sin

from mathutils import Vector

LENGTH = 0.296
OUTER = [(0.000, 0.000), (0.010, -0.024), (0.045, -0.035), (0.100, -0.034), (0.150, -0.038), (0.200, -0.047),
         (0.240, -0.045), (0.274, -0.034), (0.292, -0.014), (0.296, 0.006)]
INNER = [(0.000, 0.000), (0.012, 0.025), (0.050, 0.034), (0.100, 0.032), (0.150, 0.036), (0.205, 0.045),
         (0.245, 0.044), (0.276, 0.036), (0.292, 0.021), (0.296, 0.006)]


def _catmull(a, b, c, d, t):
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)


def _along(points, s):
    """Smooth curve through points; beyond the ends it mirrors, so that heel and toe are round."""
    count = len(points) - 1
    at = min(s, 0.99999) * count
    k = int(at)
    first, last = points[1], points[-2]
    padded = [(first[0], -first[1]), *points, (last[0], 2 * points[-1][1] - last[1])]
    return tuple(_catmull(*(padded[k + j][axis] for j in range(4)), at - k) for axis in (0, 1))


def outline(side, s):
    """Edge of the foot in plan."""
    return Vector((*_along(OUTER if side < 0 else INNER, s), 0))


def outward(side, s):
    """Horizontal direction away from the foot."""
    before, after = outline(side, max(0, s - 0.02)), outline(side, min(1, s + 0.02))
    along = (after - before).normalized()
    return Vector((along.y, -along.x, 0)) * (1 if side < 0 else -1)


def toe_spring(x):
    """How far the sole rises from the ground at x: the toe lifts, the heel a little too."""
    toe = max(0.0, (x - 0.68 * LENGTH) / (0.32 * LENGTH))
    heel = max(0.0, (0.10 * LENGTH - x) / (0.10 * LENGTH))
    return 0.017 * toe ** 2 + 0.005 * heel ** 2


def sole_top(x):
    """Height of the feather line, where the upper meets the midsole."""
    return 0.035 - 0.010 * max(0.0, min(1.0, (x - 0.05) / 0.17)) + toe_spring(x) * 0.9


def collar(side, s, lift=0.0):
    """Rim of the opening: high at the heel, low at the ankle, high again at the tongue."""
    angle = pi * s
    x = 0.070 - 0.060 * cos(angle)
    y = side * 0.0305 * sin(angle) ** 0.9
    dip = 0.030 * sin(angle) ** 1.3
    return Vector((x, y, 0.100 + 0.004 * s - dip + lift))


def _ease(s, start, end):
    u = max(0.0, min(1.0, (s - start) / (end - start)))
    return u * u * (3 - 2 * u)


def upper(side, s, t):
    """A point on the outside of the upper."""
    foot = outline(side, s)
    foot.z = sole_top(foot.x) - 0.004
    rim = collar(side, s)
    toe = _ease(s, 0.45, 1.0)
    rise = Vector((0, 0, 0.042 + 0.002 * toe))
    swell = outward(side, s) * (0.006 * (1 - toe) + 0.009 * toe)
    slope = Vector((0.062 * toe, side * (0.006 + 0.010 * toe * (1 - toe) * 4), -0.024 - 0.012 * toe))
    if s in (0, 1):
        slope.y = 0
    a, b, c, d = foot, foot + rise + swell, rim + slope, rim
    return a * (1 - t) ** 3 + b * 3 * t * (1 - t) ** 2 + c * 3 * t * t * (1 - t) + d * t ** 3


def normal(side, s, t):
    """Direction out of the upper, by differences."""
    e = 0.01
    ds = upper(side, min(1, s + e), t) - upper(side, max(0, s - e), t)
    dt = upper(side, s, min(1, t + e)) - upper(side, s, max(0, t - e))
    out = ds.cross(dt) * side * -1
    return out.normalized() if out.length > 1e-9 else Vector((0, 0, 1))


def raised(side, s, t, height):
    """A point `height` above the upper."""
    return upper(side, s, t) + normal(side, s, t) * height


def find_s(side, x, t):
    """The s whose point at height t lies at x: lets a panel have straight edges on a curved upper."""
    low, high = 0.0, 1.0
    for _ in range(24):
        middle = (low + high) / 2
        if upper(side, middle, t).x < x:
            low = middle
        else:
            high = middle
    return low


def around(count):
    """(side, s) pairs once round the shoe: outer side heel to toe, inner side toe to heel."""
    return ([(-1, i / count) for i in range(count)] + [(1, 1 - i / count) for i in range(count)])
