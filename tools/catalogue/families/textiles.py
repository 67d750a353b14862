"""Things of cloth: rugs with an end rolled up, and folded blankets with a fringe."""
import random
from math import cos, pi, sin

from mathutils import Vector, noise

from families.parts import cm
from families.shapes import strands
from kit.geometry import add, grid_faces, solidify, subdivide
from kit.materials import fabric

PILE = 0.011
# Points along a tassel of the fringe.
STEPS = 54


def striped_rug(width, length, tone, stripe_tone, stripes, rolled=1.3):
    """A tufted rug in cm lying flat, its far end rolled up; stripes are (from, to) shares of the length."""
    w, d, roll = cm(width, length, rolled * 100)
    bounds = sorted({0.0, 1.0, *(edge for stripe in stripes for edge in stripe)})
    for start, end in zip(bounds, bounds[1:]):
        colour = stripe_tone if any(a <= start and end <= b for a, b in stripes) else tone
        _strip(w, d, roll, start, end, fabric(colour, melange=0.3, weave=170, bump=1.0, thread=0))


def _strip(width, length, roll, start, end, mat):
    nx, ny = 300, max(6, round(300 * (end - start) * length / width))
    rnd = random.Random(int(start * 1000))

    def vertex(i, j):
        along = (start + (end - start) * j / ny) * length
        x = (i / nx - 0.5) * width
        edge = 0 < i < nx and 0 < along < length
        tuft = PILE + rnd.uniform(0, 0.005) + 0.002 * noise.noise(Vector((x * 12, along * 12, 0))) if edge else 0.001
        y, z, up = _path(along, length - roll)
        return x + rnd.uniform(-0.002, 0.002), y + up[0] * tuft - length * 0.36, z + up[1] * tuft

    verts = [vertex(i, j) for j in range(ny + 1) for i in range(nx + 1)]
    return add("rug", verts, grid_faces(nx, ny), mat)


def _path(along, flat):
    """Place and pile direction of a point on the rug's back: straight, then a spiral that rolls the pile inwards."""
    if along <= flat:
        return along, 0.0, (0.0, 1.0)
    pitch = 0.026 / (2 * pi)
    radius = 0.15
    angle, left = 0.0, along - flat
    while left > 0:
        step = min(left, 0.004)
        angle += step / (radius - pitch * angle)
        left -= step
    r = radius - pitch * angle
    return flat + r * sin(angle), radius - r * cos(angle), (-sin(angle), cos(angle))


def folded_throw(width, depth, layers, throw_cover, sheet=0.011):
    """A blanket folded to and fro in twice as many sheets as layers; the fringe of its end falls over the front."""
    w, d = cm(width, depth)
    mat = fabric(throw_cover[1], melange=0.3, weave=260.0, bump=0.8, sheen=0.6, thread=0.005)
    sheets = 2 * layers
    profile = _folds(d, sheets, sheet)
    top = profile[-1][1]
    nx = 90

    def vertex(i, j):
        u = 2 * i / nx - 1
        y, z = profile[j]
        layer = z / top
        # Wool gives way: the stack is lower at its ends, each sheet a little shorter or longer than the next.
        settle = 1 - 0.16 * abs(u) ** 5 - 0.05 * abs(2 * y / d) ** 6
        length = 1 + 0.016 * noise.noise(Vector((z * 90, 3.1, 0)))
        swell = 0.0045 * layer * noise.noise(Vector((u * 2.2, y * 7, z * 30)))
        bow = 0.007 * noise.noise(Vector((u * 1.7, z * 70, 8)))
        return u * w / 2 * length, y + bow, z * settle + swell

    verts = [vertex(i, j) for j in range(len(profile)) for i in range(nx + 1)]
    blanket = add("fold", verts, grid_faces(nx, len(profile) - 1), mat)
    subdivide(solidify(blanket, sheet * 0.8, offset=0.0), 1)
    _fringe([verts[-(nx + 1) + i] for i in range(nx + 1)], sheet, mat)


def _folds(depth, sheets, sheet):
    """The blanket seen from its side, from the lowest sheet to the end that hangs over the front edge."""
    points, radius = [], sheet / 2
    for k in range(sheets):
        z, reach = sheet * (k + 0.5), depth / 2 - 0.006 * (k % 3)
        forward = k % 2 != sheets % 2
        ends = (reach, -reach) if forward else (-reach, reach)
        points += [(ends[0] + (ends[1] - ends[0]) * t / 30, z) for t in range(31)]
        side = -1 if forward else 1
        if k < sheets - 1:
            points += [(side * (reach + radius * sin(t * pi / 8)), z + radius - radius * cos(t * pi / 8)) for t in range(1, 8)]
    # The last sheet bends over the front and ends half way down.
    front, high = points[-1]
    bend = 0.022
    points += [(front - bend * sin(t * pi / 16), high - bend + bend * cos(t * pi / 16)) for t in range(1, 9)]
    return points + [(front - bend, high - bend - 0.012 * t) for t in range(1, 3)]


def _fringe(edge, sheet, mat):
    """Twisted tassels that hang from the edge and lie on the ground."""
    rnd = random.Random(1)
    count = round((edge[-1][0] - edge[0][0]) / 0.009)
    plies = []
    for k in range(count):
        x, y, z = edge[round((k + 0.5) / count * (len(edge) - 1))]
        x += rnd.uniform(-0.003, 0.003)
        length, drift, lift = rnd.uniform(0.075, 0.095), rnd.uniform(-0.012, 0.012), rnd.uniform(0.002, 0.008)
        tassel = []
        for t in range(STEPS + 1):
            u = t / STEPS
            fallen = length * u
            # What is longer than the drop turns forward on the ground.
            over = max(0.0, fallen - (z - 0.004))
            tassel.append((x + drift * u * u, y - lift * sin(u * pi) - over, max(0.004, z - fallen)))
        plies += [_ply(tassel, start) for start in (0, pi)]
    return strands("fringe", plies, 0.0014, mat)


def _ply(line, start):
    """One of the two yarns twisted round the line; they come apart at its end."""
    last = len(line) - 1
    return [(x + _reach(t / last) * cos(start + t * 0.7), y, z + _reach(t / last) * sin(start + t * 0.7))
            for t, (x, y, z) in enumerate(line)]


def _reach(along):
    return 0.0013 + 0.0025 * max(0.0, along - 0.9) / 0.1
