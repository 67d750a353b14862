"""Stools: round ones with a foot ring, and a step stool."""
from math import cos, pi, sin

from families.boards import rounded_outline, slab
from families.parts import board, cm
from families.shapes import pad, pad_seam, strands
from kit.geometry import beam, circle, lathe, strut
from kit.materials import OAK, WALNUT, black_steel, leather, wood


def wooden_stool(diameter, height, tone=OAK):
    """Round hollowed seat on four splayed legs with a steel foot ring."""
    r, h = cm(diameter / 2, height)

    def hollowed(x, y, z):
        return x, y, z - (0.026 * max(0.0, 1 - (x * x + y * y) / (r * 0.86) ** 2) if z > 0 else 0)

    pad("seat", (2 * r, 2 * r, 0.05), (0, 0, h - 0.025), wood(tone, "x"), outline=2, edge=4.5, warp=hollowed)
    _ringed_legs(r, h - 0.032, wood(tone, "z"), 0.0185, 0.0125, level=0.23)


def padded_stool(diameter, height, cover="#8a4f28"):
    """Steel frame with a round leather cushion and a foot ring all the way around."""
    r, h = cm(diameter / 2, height)
    hide, iron = leather(cover), black_steel()
    size, place = (2 * r, 2 * r, 0.072), (0, 0, h - 0.036)
    pad("seat", size, place, hide, outline=2, edge=3.0)
    pad_seam(size, place, hide, outline=2, z=0.012)
    lathe("pan", [(r * 0.86, h - 0.084), (r * 0.86, h - 0.054)], iron, seg=96, bw=0.002)
    _ringed_legs(r, h - 0.08, iron, 0.0115, 0.0115, level=0.3)


def _ringed_legs(r, under, mat, top_radius, foot_radius, level):
    top, foot = r * 0.62, r * 0.62 + 0.08
    for k in range(4):
        c, s = cos(pi / 4 + k * pi / 2), sin(pi / 4 + k * pi / 2)
        strut("leg", (top * c, top * s, under), (foot * c, foot * s, 0), top_radius, foot_radius, mat, bw=0.002)
    reach = foot + (top - foot) * level / under
    strands("ring", [circle(reach, level, 96)], 0.0085, black_steel(), cyclic=True)


def step_stool(width, depth, height, tone=WALNUT):
    """Two steps; the upper one has a hand hole and serves as a seat."""
    w, d, h = cm(width, depth, height)
    thick, low = 0.026, h * 0.5
    upper = (w, 0.23)
    slab("upper", rounded_outline(*upper, 0.02), thick, (0, d / 2 - upper[1] / 2, h - thick / 2), wood(tone, "x"),
         bw=0.004, hole=(0, 0, 0.056, 0.017))
    slab("lower", rounded_outline(w, 0.177, 0.02), thick, (0, -d / 2 + 0.0885, low - thick / 2), wood(tone, "x"), bw=0.004)
    for s in (-1, 1):
        x = s * (w / 2 - 0.05)
        beam("front_leg", (x, -d / 2 + 0.045, 0), (x, -d / 2 + 0.075, low - thick), 0.03, 0.042, wood(tone, "z"),
             bw=0.004)
        beam("mid_leg", (x, 0.0, 0), (x, d / 2 - upper[1] + 0.03, h - thick), 0.03, 0.042, wood(tone, "z"), bw=0.004)
        beam("rear_leg", (x, d / 2 - 0.022, 0), (x, d / 2 - 0.04, h - thick), 0.03, 0.042, wood(tone, "z"), bw=0.004)
        board("side_rail", (0.02, d - 0.1, 0.04), (x, 0.0, low - thick - 0.021), tone)
    board("rear_rail", (w - 0.13, 0.02, 0.04), (0, d / 2 - 0.035, low - thick - 0.021), tone)
    board("front_rail", (w - 0.13, 0.02, 0.04), (0, d / 2 - upper[1] + 0.03, h - thick - 0.02), tone)
