"""Desks and what rolls under them."""
from families.boards import rounded_outline, slab
from families.finishes import staves
from families.parts import board, cm
from kit.geometry import rbox, strut
from kit.materials import ASH, OAK, WALNUT, paint, wood


def drawer_desk(width, depth, height, tone=WALNUT):
    """Desk with three drawers on the left, a cable slot at the back and two slim round legs on the right."""
    w, d, h = cm(width, depth, height)
    thick, top = 0.028, staves(tone, "x", 0.11, contrast=0.2)
    slab("top", rounded_outline(w, d, 0.025), thick, (0, 0, h - thick / 2), top, bw=0.006,
         hole=(0.1, d / 2 - 0.07, 0.16, 0.017))
    under, box = h - thick, 0.42
    x = -w / 2 + 0.04 + box / 2
    _drawer_box(x, box, d - 0.08, 0.08, under, tone)
    for sx in (-1, 1):
        for sy in (-1, 1):
            px, py = x + sx * (box / 2 - 0.05), sy * (d / 2 - 0.1)
            strut("leg", (px, py, 0.085), (px + sx * 0.012, py + sy * 0.012, 0), 0.018, 0.012, wood(tone, "z"))
    for sy in (-1, 1):
        px, py = w / 2 - 0.1, sy * (d / 2 - 0.1)
        strut("leg", (px, py, under), (px + 0.035, py + sy * 0.03, 0), 0.024, 0.0135, wood(tone, "z"))
    board("rail", (0.03, d - 0.2, 0.05), (w / 2 - 0.098, 0, under - 0.025), tone)
    board("back_rail", (w - box - 0.16, 0.022, 0.09), (x + box / 2 + (w - box - 0.16) / 2, d / 2 - 0.1, under - 0.045),
          tone)


def _drawer_box(x, w, d, bottom, top, tone):
    """Carcass with three drawers whose upper edges are hollowed as finger grooves."""
    thick, tall = 0.02, top - bottom
    for s in (-1, 1):
        board("side", (thick, d, tall), (x + s * (w - thick) / 2, 0, bottom + tall / 2), tone)
    board("bottom", (w - 2 * thick, d, thick), (x, 0, bottom + thick / 2), tone)
    board("back", (w - 2 * thick, 0.01, tall), (x, d / 2 - 0.008, bottom + tall / 2), tone)
    board("dark", (w - 2 * thick, 0.01, tall - thick), (x, -d / 2 + 0.05, bottom + tall / 2), "#20170f")
    clear, front = tall - thick, w - 2 * thick - 0.006
    z = bottom + thick
    for share in (0.42, 0.29, 0.29):
        part = clear * share
        groove = 0.016
        rbox("front", (front, 0.022, part - groove), (x, -d / 2 + 0.011, z + (part - groove) / 2 + 0.002),
             wood(tone, "x"), bw=0.005)
        z += part


def standing_desk(width, depth, height, tone=ASH, lacquer="#c9c6bf"):
    """Two telescopic columns of white steel carry a top with rounded corners; a small control hangs below it."""
    w, d, h = cm(width, depth, height)
    thick, coat = 0.026, paint(lacquer)
    slab("top", rounded_outline(w, d, 0.06), thick, (0, 0, h - thick / 2), staves(tone, "x", 0.12), bw=0.007)
    under = h - thick
    for s in (-1, 1):
        x = s * (w / 2 - 0.27)
        rbox("foot", (0.075, d - 0.06, 0.028), (x, 0, 0.014), coat, bw=0.008)
        for side, low, high in ((0.078, 0.026, 0.5), (0.066, 0.48, 0.82), (0.054, 0.8, under - 0.03)):
            rbox("column", (side, side * 0.72, high - low), (x, 0, (low + high) / 2), coat, bw=0.006)
        rbox("arm", (0.05, d - 0.14, 0.03), (x, 0, under - 0.015), coat, bw=0.003)
    rbox("beam", (w - 0.54, 0.07, 0.04), (0, 0, under - 0.021), coat, bw=0.004)
    rbox("control", (0.11, 0.03, 0.016), (w / 2 - 0.2, -d / 2 + 0.025, under - 0.008), paint("#2a2928"), bw=0.003)


def drawer_pedestal(width, depth, height, lacquer="#65788a", tone=OAK):
    """Three lacquered drawers under an oak top, on castors hidden behind the skirt."""
    w, d, h = cm(width, depth, height)
    low = 0.028
    coat, thick = paint(lacquer), 0.02
    board("top", (w + 0.006, d + 0.006, 0.024), (0, 0, h - 0.012), tone, bw=0.005)
    tall = h - 0.024 - low
    for s in (-1, 1):
        rbox("side", (thick, d, tall), (s * (w - thick) / 2, 0, low + tall / 2), coat, bw=0.003)
    for y in (-d / 2 + 0.06, d / 2 - thick / 2):
        rbox("wall", (w - 2 * thick, thick, tall), (0, y, low + tall / 2), paint("#3a434c") if y < 0 else coat,
             bw=0.002)
    clear, z = tall - 0.006, low + 0.003
    for share in (0.46, 0.27, 0.27):
        part = clear * share
        face = part - 0.02
        rbox("front", (w - 2 * thick - 0.007, 0.022, face), (0, -d / 2 + 0.011, z + face / 2), coat, bw=0.004)
        z += part
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - 0.06), sy * (d / 2 - 0.07)
            strut("wheel", (x - 0.011, y, 0.021), (x + 0.011, y, 0.021), 0.021, 0.021, paint("#232221"), bw=0.004)
