"""Boards of any outline: rounded corners, arches, hand holes and cable slots."""
from math import atan2, cos, pi, radians, sin

from kit.geometry import add, bevel


def rounded_outline(width, depth, corner, steps=10):
    """Outline of a rectangle with rounded corners, counter-clockwise."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            angle = radians(start + 90 * k / steps)
            points.append((cx * (width / 2 - corner) + corner * cos(angle),
                           cy * (depth / 2 - corner) + corner * sin(angle)))
    return points


def slab(name, outline, thickness, loc, mat, rot=(0, 0, 0), bw=0.006, hole=None):
    """A board of any convex outline in the xy plane, centred on its thickness.

    hole = (x, y, half width, half height) cuts a rounded opening through it.
    """
    edge = None
    if hole:
        outline, edge = _rings_around(outline, hole)
    n, half = len(outline), thickness / 2
    verts = [(x, y, z) for z in (-half, half) for x, y in outline]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    if edge:
        verts += [(x, y, z) for z in (-half, half) for x, y in edge]
        faces += [(3 * n + i, 3 * n + (i + 1) % n, 2 * n + (i + 1) % n, 2 * n + i) for i in range(n)]
        faces += [(n + i, n + (i + 1) % n, 3 * n + (i + 1) % n, 3 * n + i) for i in range(n)]
        faces += [(i, 2 * n + i, 2 * n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    else:
        faces += [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    obj = bevel(add(name, verts, faces, mat, loc, rot), bw, 4)
    obj.modifiers[-1].harden_normals = True
    return obj


def _rings_around(outline, hole):
    """The outline and the edge of the hole, with one point each in the same directions from the hole's centre."""
    x0, y0, a, b = hole
    power = 2 if a == b else 4
    angles = sorted([atan2(y - y0, x - x0) for x, y in outline] + [2 * pi * k / 48 - pi + 0.01 for k in range(48)])
    outer, inner = [], []
    for angle in angles:
        c, s = cos(angle), sin(angle)
        reach = (abs(c / a) ** power + abs(s / b) ** power) ** (-1 / power)
        far = _distance_to(outline, (x0, y0), (c, s))
        inner.append((x0 + reach * c, y0 + reach * s))
        outer.append((x0 + far * c, y0 + far * s))
    return outer, inner


def _distance_to(outline, origin, direction):
    """How far a ray from inside a convex outline runs until it leaves it."""
    (px, py), (dx, dy) = origin, direction
    best = 0.0
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        ex, ey = bx - ax, by - ay
        cross = dx * ey - dy * ex
        if abs(cross) < 1e-12:
            continue
        t = ((ax - px) * ey - (ay - py) * ex) / cross
        along = ((ax - px) * dy - (ay - py) * dx) / cross
        if t > 0 and -1e-6 <= along <= 1 + 1e-6:
            best = max(best, t)
    return best
