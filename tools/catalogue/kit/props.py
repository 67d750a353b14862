"""Small things that make a picture lived in: vases, leaves, plants, books, bowls."""
import random
from math import cos, pi, radians, sin

from mathutils import Vector

from .geometry import add, lathe, rbox, subdivide, tube
from .materials import ceramic, plain, translucent


def leaf(name, p, az, tilt, L, w, mat, curl=0.5, n=8):
    """One pointed leaf, folded a little along its rib and bending down by `curl`."""
    verts, faces = [], []
    for i in range(n + 1):
        u = i / n
        width = w * sin(pi * min(1, u ** 0.8)) ** 0.75 * (1 - 0.2 * u) + 0.0005
        bend = curl * u * u * 0.5
        for s in (-1, -0.5, 0, 0.5, 1):
            verts.append((L * u * cos(bend * 1.2), s * width / 2, -L * u * sin(bend) + abs(s) * width * 0.16))
    for i in range(n):
        faces += [(i * 5 + k, (i + 1) * 5 + k, (i + 1) * 5 + k + 1, i * 5 + k + 1) for k in range(4)]
    obj = add(name, verts, faces, mat, p)
    obj.rotation_euler = (0, -radians(tilt), radians(az))
    return subdivide(obj, 1)


def _twig(base, rnd, s, tone):
    """A dried stem with small leaves."""
    angle, reach, length = rnd.uniform(0, 6.28), rnd.uniform(0.06, 0.2), rnd.uniform(0.30, 0.46) * s

    def at(u):
        return base + Vector((cos(angle) * reach * u ** 1.6, sin(angle) * reach * u ** 1.6, length * u))

    tube("twig", [at(u) for u in (0, 0.25, 0.5, 0.75, 1)], 0.0016, plain("#6d5a3c", 0.8), kind="BEZIER")
    for q in range(5, 20):
        leaf("twig_leaf", at(q / 19), rnd.uniform(0, 360), rnd.uniform(25, 70), 0.045 * s * rnd.uniform(0.7, 1.1),
             0.018 * s, translucent(tone, 0.35, weave=0))


def vase(loc, s=1.0, tone="#e4ddd0", twigs=True, leaf_tone="#8a9070"):
    """A bellied ceramic vase, 26 cm high at s=1, with or without dried twigs."""
    profile = [(0, 0), (0.045, 0), (0.05, 0.004), (0.075, 0.05), (0.085, 0.10), (0.07, 0.16), (0.035, 0.205),
               (0.026, 0.235), (0.032, 0.262), (0.029, 0.263), (0.022, 0.235), (0.03, 0.205), (0.0, 0.19)]
    lathe("vase", [(r * s, z * s) for r, z in profile], ceramic(tone), loc, seg=80)
    if twigs:
        rnd = random.Random(4)
        for _ in range(6):
            _twig(Vector(loc) + Vector((0, 0, 0.2 * s)), rnd, s, leaf_tone)


def bowl(loc, s=1.0, tone="#6f7a74"):
    """A shallow ceramic bowl, 25 cm wide at s=1."""
    profile = [(0.03, 0), (0.035, 0.004), (0.09, 0.03), (0.125, 0.07), (0.121, 0.071), (0.085, 0.036), (0, 0.012)]
    return lathe("bowl", [(r * s, z * s) for r, z in profile], ceramic(tone), loc, seg=80)


def book(loc, size=(0.24, 0.17, 0.028), tone="#7b8b86", rz=0.0):
    """A closed book lying flat; `loc` is the middle of its underside."""
    w, d, h = size
    x, y, z = loc
    cover = plain(tone, 0.7)
    cos_z, sin_z = cos(radians(rz)), sin(radians(rz))
    rbox("pages", (w - 0.008, d - 0.008, h - 0.006), (x + 0.002 * cos_z, y + 0.002 * sin_z, z + h / 2),
         plain("#e6dfd0", 0.9), rot=(0, 0, rz), bw=0.001)
    for level in (0.0015, h - 0.0015):
        rbox("cover", (w, d, 0.003), (x, y, z + level), cover, rot=(0, 0, rz), bw=0.001)
    rbox("spine", (0.004, d, h), (x - w / 2 * cos_z, y - w / 2 * sin_z, z + h / 2), cover, rot=(0, 0, rz), bw=0.0018)


def book_stack(loc, tones=("#7b8b86", "#d8c9ae"), rz=18.0, size=(0.24, 0.17)):
    """Books lying on each other, each turned a little and a little smaller."""
    x, y, z = loc
    for k, tone in enumerate(tones):
        height = 0.030 - 0.004 * (k % 2)
        book((x, y, z), (size[0] - 0.02 * k, size[1] - 0.015 * k, height), tone, rz - 9 * k)
        z += height
    return z


def book_row(loc, width, rnd, tones=("#7b8b86", "#d8c9ae", "#8a5540", "#39434a", "#b8a88f"), depth=0.15):
    """Upright books side by side along x, filling `width`; `loc` is the left front lower corner."""
    x, y, z = loc
    end = x + width
    while x < end - 0.018:
        thick, height = rnd.uniform(0.016, 0.042), rnd.uniform(0.17, 0.25)
        thick = min(thick, end - x)
        inset = rnd.uniform(0, 0.02)
        rbox("book", (thick - 0.001, depth, height), (x + thick / 2, y + depth / 2 + inset, z + height / 2),
             plain(rnd.choice(tones), 0.75), bw=0.002)
        x += thick


POT_PROFILE = [(0, 0), (0.13, 0), (0.145, 0.01), (0.175, 0.30), (0.178, 0.315), (0.166, 0.317), (0.160, 0.27), (0, 0.265)]


def plant(loc, s=1.0, seed=12, pot="#d9d0c2", stems=5, tones=("#3f5a34", "#4d6a3c", "#35502f")):
    """A leafy house plant in a ceramic pot (32 cm high, the whole about 1.4 m at s=1)."""
    k = min(1.0, s)
    lathe("pot", [(r * k, z * k) for r, z in POT_PROFILE], ceramic(pot), loc, seg=96)
    lathe("soil", [(0, 0.275 * k), (0.155 * k, 0.27 * k)], plain("#2e231a", 1.0, bump=1.0, bscale=60), loc, seg=48, cap=False)
    rnd = random.Random(seed)
    greens = [translucent(c, 0.28, weave=40) for c in tones]
    for stem in range(stems):
        _stem(Vector(loc) + Vector((0, 0, 0.26 * k)), stem * 6.3 / stems, rnd, s, greens)


def _stem(base, start_angle, rnd, s, greens):
    angle, lean = start_angle + rnd.uniform(-0.3, 0.3), rnd.uniform(0.10, 0.34) * s
    height = rnd.uniform(0.75, 1.25) * s
    foot = base + Vector((cos(angle) * 0.04 * s, sin(angle) * 0.04 * s, 0))

    def at(u):
        return foot + Vector((cos(angle) * lean * u ** 1.5, sin(angle) * lean * u ** 1.5, height * u))

    tube("stem", [at(u / 6) for u in range(7)], 0.007 * s, plain("#5d4a35", 0.8), kind="BEZIER")
    for q in range(15):
        u = 0.28 + 0.72 * q / 14
        leaf("leaf", at(u), q * 137.5 + rnd.uniform(-20, 20), rnd.uniform(5, 60) * (0.4 + 0.6 * u),
             rnd.uniform(0.19, 0.29) * s, rnd.uniform(0.10, 0.145) * s, rnd.choice(greens), curl=rnd.uniform(0.5, 1.1))
