"""Low tables beside a sofa: a slatted coffee table and a nesting pair."""
from math import cos, pi, sin

from families.boards import rounded_outline, slab
from families.finishes import staves
from families.parts import board, cm
from kit.geometry import circle, lathe, strut, tube
from kit.materials import OAK, black_steel, wood
from kit.scene import group


def slatted_coffee_table(width, depth, height, tone=OAK, slats=9):
    """A solid top with rounded corners and a slatted shelf between turned legs; sizes in cm."""
    w, d, h = cm(width, depth, height)
    thick, shelf_height, inset = 0.028, 0.13, 0.075
    top = staves(tone, "x", 0.1, contrast=0.2)
    slab("top", rounded_outline(w, d, 0.06), thick, (0, 0, h - thick / 2), top, bw=0.009)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - inset), sy * (d / 2 - inset)
            strut("leg", (x, y, h - thick + 0.002), (x, y, 0), 0.022, 0.016, wood(tone, "z"))
        board("bearer", (0.024, d - 2 * inset, 0.034), (sx * (w / 2 - inset), 0, shelf_height), tone)
        board("apron", (0.022, d - 2 * inset, 0.05), (sx * (w / 2 - inset), 0, h - thick - 0.026), tone)
        board("apron", (w - 2 * inset, 0.022, 0.05), (0, sx * (d / 2 - inset), h - thick - 0.026), tone)
    room = d - 2 * inset - 0.06
    for i in range(slats):
        y = (i / (slats - 1) - 0.5) * room
        board("slat", (w - 2 * inset + 0.01, room / slats * 0.62, 0.014), (0, y, shelf_height + 0.024), tone)


def nesting_tables(large, small, top_tone):
    """Two round tray tables, the smaller one half under the larger; each is (diameter, height) in cm."""
    group(_tray_table, (-0.09, 0.06, 0), 20, *cm(*large), wood(top_tone, "x"))
    group(_tray_table, (0.21, -0.20, 0), -25, *cm(*small), black_steel())


def _tray_table(diameter, height, inlay):
    r, iron = diameter / 2, black_steel()
    tray = [(0, -0.022), (r - 0.004, -0.022), (r, -0.018), (r, -0.001), (r - 0.002, 0), (r - 0.005, -0.001),
            (r - 0.005, -0.012), (0, -0.012)]
    lathe("tray", tray, iron, (0, 0, height), seg=128)
    disc = [(0, -0.012), (r - 0.006, -0.012), (r - 0.006, -0.009), (0, -0.009)]
    lathe("inlay", disc, inlay, (0, 0, height), seg=128)
    for k in range(3):
        a = 2 * pi * k / 3 + 0.4
        head, foot = ((r * k * cos(a), r * k * sin(a), z) for k, z in ((0.86, height - 0.02), (0.92, 0)))
        strut("leg", head, foot, 0.0075, 0.0075, iron, bw=0.001)
    tube("hoop", circle(r * 0.86, height - 0.026, n=96), 0.005, iron, cyclic=True)
