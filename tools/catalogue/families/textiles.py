"""Things of cloth: rugs with an end rolled up, and folded blankets with a fringe."""
import random
from math import cos, pi, sin

from mathutils import Vector, noise

from families.covers import cover
from families.parts import cm
from families.shapes import strands
from kit.geometry import add, grid_faces, solidify, subdivide
from kit.materials import fabric

PILE = 0.011


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


def folded_throw(width, depth, layers, throw_cover, sheet=0.016):
    """A blanket folded in layers, fringed on its open side; sizes in cm."""
    w, d = cm(width, depth)
    mat = cover(*throw_cover)
    for k in range(layers):
        _fold(w, d, k * 2 * sheet * 1.06, sheet, mat, seed=k)
    _fringe(w, d, sheet * 0.5, mat, seed=1)
    _fringe(w, d, sheet * 1.5, mat, seed=2)


def _fold(width, depth, z, sheet, mat, seed):
    """One fold: two sheets joined by a round back edge, all a little uneven."""
    rnd = random.Random(seed)
    shift = rnd.uniform(-0.004, 0.004)
    radius = sheet * 0.52
    profile = [(-depth / 2 + depth * t / 40, z + sheet / 2) for t in range(41)]
    turns = [t * pi / 8 for t in range(1, 8)]
    profile += [(depth / 2 + radius * sin(t), z + sheet / 2 + radius - radius * cos(t)) for t in turns]
    profile += [(depth / 2 - depth * t / 40, z + sheet / 2 + 2 * radius) for t in range(41)]
    nx = 70
    verts = []
    for y, height in profile:
        for i in range(nx + 1):
            x = (i / nx - 0.5) * width
            wave = 0.0025 * noise.noise(Vector((x * 5, y * 5, seed * 3.7))) * (height > 0.012)
            verts.append((x + shift + 0.003 * noise.noise(Vector((y * 6, height * 40, seed))), y, height + wave))
    sheet_mesh = add("fold", verts, grid_faces(nx, len(profile) - 1), mat)
    return subdivide(solidify(sheet_mesh, sheet * 0.86, offset=0.0), 1)


def _fringe(width, depth, z, mat, seed):
    """Twisted tassels that fall from the front edge to the ground."""
    rnd = random.Random(seed)
    count = round(width / 0.011)
    lines = []
    for i in range(count):
        x = ((i + 0.5) / count - 0.5) * width * 0.985
        reach, drift = rnd.uniform(0.07, 0.085), rnd.uniform(-0.006, 0.006)
        line = []
        for t in range(7):
            u = t / 6
            drop = z * (1 - min(1, u * 1.6) ** 2) + 0.004
            line.append((x + drift * u, -depth / 2 + 0.004 - reach * u, drop))
        lines.append(line)
    return strands("fringe", lines, 0.0028, mat)
