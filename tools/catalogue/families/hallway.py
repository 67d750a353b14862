"""For the hall: a coat stand and a bench with a shoe shelf."""
from math import cos, pi, sin

from families.boards import rounded_outline, slab
from families.finishes import felt, staves
from families.parts import board, cm
from families.shapes import pad, pad_seam
from kit.geometry import beam, lathe, strut
from kit.materials import OAK, wood


def coat_stand(diameter, height, tone=OAK):
    """Three legs, one stem and eight turned pegs at two heights."""
    r, h = cm(diameter / 2, height)
    grain = wood(tone, "z")
    strut("stem", (0, 0, 0.34), (0, 0, h - 0.012), 0.0245, 0.02, grain)
    lathe("finial", [(0.02, h - 0.014), (0.022, h - 0.008), (0.017, h - 0.001), (0, h)], grain, seg=48)
    lathe("boss", [(0.024, 0.30), (0.04, 0.318), (0.042, 0.40), (0.025, 0.42)], grain, seg=64, bw=0.004)
    for k in range(3):
        a = pi / 2 + k * 2 * pi / 3 + 0.25
        c, s = cos(a), sin(a)
        strut("leg", (0.016 * c, 0.016 * s, 0.385), ((r - 0.012) * c, (r - 0.012) * s, 0), 0.022, 0.014, grain)
    for level, turn, reach in ((h - 0.11, 0.0, 0.175), (h - 0.36, pi / 4, 0.175)):
        for k in range(4):
            a = turn + k * pi / 2 + pi / 4
            tip = (reach * cos(a), reach * sin(a), level + 0.075)
            strut("peg", (0.008 * cos(a), 0.008 * sin(a), level), tip, 0.0105, 0.0125, grain, bw=0)
            lathe("button", [(0, -0.015), (0.012, -0.011), (0.019, 0.0), (0.012, 0.011), (0, 0.015)], grain, tip,
                  seg=32)


def hall_bench(width, depth, height, tone=OAK, cover="#47474a"):
    """A bench with a slatted shoe shelf and a flat felt cushion."""
    w, d, h = cm(width, depth, height)
    cushion, thick = 0.045, 0.028
    under = h - cushion - thick
    slab("seat", rounded_outline(w, d, 0.02), thick, (0, 0, under + thick / 2), staves(tone, "x", 0.09, contrast=0.22),
         bw=0.006)
    size, place = (w - 0.03, d - 0.03, cushion), (0, 0, h - cushion / 2)
    pad("cushion", size, place, felt(cover), outline=14, edge=5, rings=26, spokes=160)
    for z in (-0.012, 0.012):
        pad_seam(size, place, felt(cover), radius=0.0022, outline=14, z=z, spokes=160)
    x, y, level = w / 2 - 0.05, d / 2 - 0.045, 0.15
    for sx in (-1, 1):
        for sy in (-1, 1):
            beam("leg", (sx * x, sy * y, under), (sx * x, sy * y, 0), 0.042, 0.042, wood(tone, "z"), width_end=0.03,
                 depth_end=0.03)
        board("side_rail", (0.024, 2 * y - 0.04, 0.035), (sx * x, 0, level - 0.022), tone)
        board("side_apron", (0.022, 2 * y - 0.042, 0.05), (sx * x, 0, under - 0.025), tone)
    for sy in (-1, 1):
        board("apron", (2 * x - 0.042, 0.022, 0.05), (0, sy * y, under - 0.025), tone)
    slats = 6
    for k in range(slats):
        sy = (k + 0.5) / slats * 2 - 1
        length = 2 * x + 0.03 if abs(sy) < 0.7 else 2 * x - 0.036
        board("slat", (length, 2 * y / slats - 0.012, 0.016), (0, sy * y, level + 0.003), tone)
