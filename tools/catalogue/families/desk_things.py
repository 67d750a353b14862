"""Small things on a desk: a monitor stand and an organiser set."""
from math import cos, pi, sin

from families.finishes import bent_wood, felt, fine_wood
from families.parts import cm
from families.shapes import sheet
from kit.geometry import lathe, rbox, strut
from kit.materials import ASH, OAK, plain


def monitor_stand(width, depth, height, tone=OAK):
    """A bridge bent from one board: the ends turn down into the feet."""
    w, d, h = cm(width, depth, height)
    thick, bend = 0.015, 0.045
    straight = w - thick - 2 * bend
    drop = h - thick / 2 - bend - 0.003
    arc = pi / 2 * bend
    total = straight + 2 * (arc + drop)

    def point(u, v):
        along = abs(2 * u - 1) * total / 2
        side = 1 if u >= 0.5 else -1
        if along <= straight / 2:
            x, z = along, h - thick / 2
        elif along <= straight / 2 + arc:
            angle = (along - straight / 2) / bend
            x, z = straight / 2 + bend * sin(angle), h - thick / 2 - bend * (1 - cos(angle))
        else:
            x, z = straight / 2 + bend, h - thick / 2 - bend - (along - straight / 2 - arc)
        return side * x, (v - 0.5) * d, z

    sheet("bridge", point, (96, 4), (total, d), bent_wood(tone), thickness=thick, bw=0.003)
    for s in (-1, 1):
        rbox("felt", (thick - 0.003, d - 0.012, 0.006), (s * (w - thick) / 2, 0, 0.003), felt("#6b6a68"), bw=0.0005)


def organiser_set(tone=ASH, lining="#77777a"):
    """A tray, a pen cup and a letter holder side by side, lined with felt."""
    _tray(0.2, 0.22, 0.035, (-0.105, 0), tone, lining)
    _cup(0.09, 0.1, (0.06, -0.062), tone, lining)
    _letter_holder(0.2, 0.085, 0.14, (0.11, 0.062), tone, lining)
    for x, height in ((0.045, 0.16), (0.06, 0.175), (0.074, 0.15)):
        lean = (x - 0.06) * 0.9
        strut("pencil", (x, -0.062 + lean * 0.3, 0.012), (x + lean, -0.062, height), 0.0036, 0.0036,
              plain("#3a3936" if x != 0.06 else "#a5623f", 0.6), seg=6, bw=0)


def _tray(w, d, h, at, tone, lining):
    wall, (x, y) = 0.009, at
    rbox("floor", (w, d, wall), (x, y, wall / 2), fine_wood(tone, "x"), bw=0.002)
    rbox("felt", (w - 2 * wall, d - 2 * wall, 0.003), (x, y, wall + 0.0015), felt(lining), bw=0.001)
    for s in (-1, 1):
        rbox("wall", (wall, d, h - wall), (x + s * (w - wall) / 2, y, (h + wall) / 2), fine_wood(tone, "y"), bw=0.002)
        rbox("wall", (w - 2 * wall, wall, h - wall), (x, y + s * (d - wall) / 2, (h + wall) / 2), fine_wood(tone, "x"),
             bw=0.002)


def _cup(side, h, at, tone, lining):
    r, (x, y) = side / 2, at
    profile = [(r - 0.004, 0), (r, 0.004), (r, h - 0.003), (r - 0.002, h), (r - 0.007, h), (r - 0.008, h - 0.004),
               (r - 0.008, 0.012)]
    lathe("cup", profile, fine_wood(tone, "z"), (x, y, 0), seg=96, cap=False)
    lathe("felt", [(r - 0.0082, h - 0.006), (r - 0.0084, 0.012), (0, 0.011)], felt(lining), (x, y, 0), seg=64,
          cap=False)


def _letter_holder(w, d, h, at, tone, lining):
    x, y = at
    wall = 0.009
    rbox("floor", (w, d, wall), (x, y, wall / 2), fine_wood(tone, "x"), bw=0.002)
    rbox("felt", (w - 0.004, d - 3 * wall, 0.003), (x, y, wall + 0.0015), felt(lining), bw=0.001)
    for share, tall in ((-1, 0.5), (0, 0.75), (1, 1.0)):
        size = (w, wall, h * tall - wall)
        rbox("leaf", size, (x, y + share * (d - wall) / 2, (h * tall + wall) / 2), fine_wood(tone, "x"), bw=0.003)
    for k, tint in enumerate(("#d9d3c6", "#c9c0ae")):
        rbox("letter", (w * 0.86, 0.002, h * 0.72), (x - 0.006 + 0.012 * k, y + 0.016 + 0.009 * k,
                                                     wall + 0.003 + h * 0.36), plain(tint, 0.9), bw=0.0004)
