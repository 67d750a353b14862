"""Vases, a planter on its stand and felt baskets."""
import random
from math import cos, pi, sin

from mathutils import Vector

from families.finishes import clay, felt
from families.parts import cm
from families.shapes import sheet, smooth_profile, strands
from kit.geometry import lathe, strut, tube
from kit.materials import OAK, leather, plain, wood
from kit.props import leaf


def vase(profile, tone, loc=(0, 0), foot="", rough=0.6, wall=0.005):
    """A thrown vase from a few (radius, height) points in cm; `foot` leaves a bare edge of another clay."""
    outer = smooth_profile([cm(*point) for point in profile])
    x, y = loc
    bare = 0.018 if foot else 0.0
    if foot:
        low = [p for p in outer if p[1] <= bare]
        lathe("foot", [(low[0][0] * 0.96, 0)] + low + [outer[len(low)]], clay(foot, 0.85), (x, y, 0), seg=96, cap=False)
        outer = outer[len(low):]
    height = outer[-1][1]
    inner = [(max(0.001, r - wall), z) for r, z in reversed(outer) if z > height * 0.7]
    lip = [(outer[-1][0] - wall * 0.25, height + wall * 0.4), (outer[-1][0] - wall * 0.75, height + wall * 0.4)]
    lathe("vase", outer + lip + inner + [(0, inner[-1][1])], clay(tone, rough), (x, y, 0), seg=128, cap=False)


def stoneware_vase():
    """Tall and dark with a narrow neck; 20 cm wide, 42 cm high."""
    vase([(5.8, 0), (6.6, 1.2), (8.6, 6), (10, 13), (9.6, 19), (7.2, 25), (3.9, 30), (2.5, 34), (2.4, 38), (3.1, 41.4)],
         "#3a3937", foot="#8d7458")


def _grass(base, rnd, height, lean):
    """A dried stem with a feathery head."""
    angle = rnd.uniform(0, 2 * pi)
    x, y, z = base

    def at(u):
        bow = lean * u ** 2
        return Vector((x + cos(angle) * bow, y + sin(angle) * bow, z + height * u))

    tube("stem", [at(k / 8) for k in range(9)], 0.0011, plain("#8d7750", 0.85), kind="BEZIER")
    hairs = []
    for k in range(90):
        u = 0.62 + 0.38 * k / 90
        out, spread = rnd.uniform(0, 2 * pi), rnd.uniform(0.008, 0.02) * sin(pi * (0.12 + 0.85 * (u - 0.62) / 0.38))
        start = at(u)
        hairs.append([start, start + Vector((cos(out) * spread * 0.6, sin(out) * spread * 0.6, 0.012)),
                      start + Vector((cos(out) * spread, sin(out) * spread, 0.016))])
    strands("head", hairs, 0.0007, plain("#b39a6c", 0.9))


def vase_trio():
    """Chalk, sand and terracotta, each with its own shape; grasses in one, a single stem in another."""
    vase([(4, 0), (4.8, 1), (6.4, 5), (6.3, 9.5), (3.6, 14), (2.3, 17), (2.3, 19.5), (3, 21.8)], "#cdc5b6",
         (-0.075, 0.035))
    vase([(3.2, 0), (3.9, 0.8), (4.4, 4), (4.5, 10), (4.4, 15), (3.8, 17), (3.3, 18)], "#b39a77", (0.07, 0.05))
    vase([(3.6, 0), (4.6, 0.9), (6.3, 4), (6.3, 7), (4.2, 10.3), (2, 12), (1.9, 13), (2.5, 13.8)], "#9a5a3c",
         (0.015, -0.085))
    rnd = random.Random(8)
    for _ in range(7):
        _grass((-0.075, 0.035, 0.15), rnd, rnd.uniform(0.2, 0.29), rnd.uniform(0.03, 0.09))
    _grass((0.015, -0.085, 0.08), rnd, 0.24, 0.045)


def planter_on_stand(diameter, height, pot="#d3cec4", tone=OAK):
    """A cylindrical pot held between four oak legs, with a rubber plant."""
    r, h = cm(diameter / 2, height)
    leg = 0.014
    body, low, top = r - 2 * leg + 0.004, h * 0.3, h
    wall = [(body - 0.012, low), (body, low + 0.012), (body, top - 0.004), (body - 0.004, top), (body - 0.01, top),
            (body - 0.013, top - 0.03)]
    lathe("pot", wall, clay(pot, 0.5), seg=128, cap=False)
    lathe("floor", [(0, low), (body - 0.01, low)], clay(pot, 0.5), seg=64, cap=False)
    lathe("soil", [(0, top - 0.026), (body - 0.012, top - 0.03)], plain("#2e231a", 1.0, bump=1.0, bscale=60), seg=64,
          cap=False)
    for k in range(4):
        a = pi / 4 + k * pi / 2
        x, y = (body + leg) * cos(a), (body + leg) * sin(a)
        strut("leg", (x, y, h * 0.78), (x, y, 0), leg, leg * 0.85, wood(tone, "z"))
    for k in range(2):
        a = pi / 4 + k * pi / 2
        reach = body + leg
        strut("cross", (-reach * cos(a), -reach * sin(a), low - 0.014), (reach * cos(a), reach * sin(a), low - 0.014),
              0.012, 0.012, wood(tone, "z"))
    _rubber_plant(top - 0.03)


def _rubber_plant(z):
    """Upright stems with large, dark, glossy leaves."""
    rnd = random.Random(21)
    greens = [plain(tone, rough=0.3, spec=0.5, coat=0.25) for tone in ("#2b4430", "#35523a", "#263b2b")]
    for k, (x, y, height, lean) in enumerate(((0.0, 0.0, 0.78, 0.03), (0.05, 0.03, 0.56, 0.09),
                                              (-0.05, -0.02, 0.46, 0.1))):
        angle = (0.4, 0.6, 3.5)[k]

        def at(u):
            return Vector((x + cos(angle) * lean * u * u, y + sin(angle) * lean * u * u, z + height * u))

        tube("stem", [at(i / 6) for i in range(7)], 0.006, plain("#5b4a38", 0.8), kind="BEZIER")
        count = round(height * 17)
        for i in range(count):
            u = 0.2 + 0.8 * i / (count - 1)
            size = rnd.uniform(0.22, 0.28) * (1.05 - 0.45 * u ** 4)
            leaf("leaf", at(u), i * 137.5 + k * 60 + rnd.uniform(-15, 15), rnd.uniform(12, 34) + 42 * u ** 3, size,
                 size * 0.6, rnd.choice(greens),
                 curl=rnd.uniform(0.5, 0.9))


def felt_basket(diameter, height, tone, loc, turn=0.0, strap="#7a4d2e"):
    """A round basket of thick felt with two leather handles."""
    r, h = cm(diameter / 2, height)
    x, y = loc
    rnd = random.Random(diameter)
    phase = rnd.uniform(0, 6)

    def wall(u, v):
        a = 2 * pi * u + turn
        sag = 1 + 0.012 * sin(2 * a + phase) * v + 0.008 * sin(3 * a + 2 * phase) * v - 0.015 * sin(pi * v)
        rim = 0.004 * sin(3 * a + phase) * v
        return x + r * sag * cos(a), y + r * sag * sin(a), (h + rim) * v

    sheet("wall", wall, (96, 14), (2 * pi * r, h), felt(tone), thickness=0.008, bw=0.003)
    lathe("floor", [(0, 0.003), (r - 0.002, 0.003)], felt(tone), (x, y, 0), seg=96, cap=False)
    for s in (0, pi):
        _strap(x, y, r, h, turn + s, leather(strap))


def _strap(x, y, r, h, angle, hide):
    """A leather loop riveted to the outside of a basket."""
    half, width, out = 0.075, 0.024, r + 0.0085

    def band(u, v):
        t = 2 * u - 1
        lift = cos(t * pi / 2)
        push = (v - 0.5) * width
        # The band lies flat over the top and turns on edge where it is riveted.
        a = angle + (half * sin(t * pi / 2) + push * t * t) / r
        reach = out + 0.012 * lift ** 2
        z = h - 0.055 + 0.075 * (1 - abs(t) ** 2.6) + 0.019 * max(0.0, lift) ** 0.7 + push * (1 - t * t)
        return x + reach * cos(a), y + reach * sin(a), z

    sheet("strap", band, (40, 3), (0.25, width), hide, thickness=0.0035, bw=0.001)
    for s in (-1, 1):
        a = angle + s * half * 0.97 / r
        place = Vector((x + (out + 0.002) * cos(a), y + (out + 0.002) * sin(a), h - 0.045))
        strut("rivet", place, place + Vector((cos(a), sin(a), 0)) * 0.0025, 0.0045, 0.004,
              plain("#a58452", 0.3, metallic=1.0), seg=24, bw=0.0005)


def basket_pair():
    """The larger in grey, the smaller in ochre."""
    felt_basket(38, 34, "#77777a", (-0.14, 0.06), turn=0.5)
    felt_basket(30, 27, "#936d38", (0.215, -0.1), turn=-0.5)
