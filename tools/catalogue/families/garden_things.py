"""Small and tall things of the garden: planters, lantern, parasol."""
from math import cos, pi, sin

from families.finishes import clear_pane
from families.parts import between, cm
from families.shapes import smooth_profile
from kit.geometry import add, beam, lathe, rbox, solidify, strut, tube
from kit.materials import black_steel, fabric, leather, plain, wood


def planter_trio(sizes, tone="#8d5237"):
    """Terracotta pots with a rolled rim, from large to small; sizes are (diameter, height) in cm."""
    for (x, y), (diameter, height) in zip(((-0.20, 0.06), (0.21, 0.03), (0.045, -0.27)), sizes):
        _pot((x, y, 0), *cm(diameter / 2, height), plain(tone, rough=0.85, spec=0.2, bump=0.35, bscale=70))


def _pot(loc, r, h, clay):
    wall = smooth_profile([(r * 0.66, 0.004), (r * 0.74, h * 0.2), (r * 0.86, h * 0.62), (r * 0.92, h * 0.86)], steps=6)
    rim = [(r * 0.93, h * 0.865), (r, h * 0.875), (r, h * 0.985), (r * 0.985, h), (r * 0.9, h), (r * 0.885, h * 0.985)]
    inside = [(r * 0.85, h * 0.8), (r * 0.72, h * 0.3), (r * 0.62, 0.05), (0, 0.05)]
    return lathe("pot", [(0, 0), (r * 0.64, 0), *wall, *rim, *inside], clay, loc, seg=128)


def lantern(width, height):
    """A square lantern of black steel and glass with a pillar candle; sizes in cm."""
    w, h = cm(width, height)
    iron, post, body = black_steel(), 0.012, h * 0.68
    rbox("base", (w, w, 0.018), (0, 0, 0.021), iron, bw=0.003)
    rbox("cornice", (w, w, 0.014), (0, 0, body + 0.007), iron, bw=0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            corner = (sx * (w / 2 - 0.012), sy * (w / 2 - 0.012), body / 2 + 0.015)
            rbox("post", (post, post, body - 0.03), corner, iron, bw=0.002)
            rbox("foot", (0.02, 0.02, 0.012), (sx * (w / 2 - 0.02), sy * (w / 2 - 0.02), 0.006), iron, bw=0.002)
        out, middle = sx * (w / 2 - 0.012), body / 2 + 0.015
        rbox("pane", (0.003, w - 0.036, body - 0.032), (out, 0, middle), clear_pane(), bw=0.0005)
        rbox("pane", (w - 0.036, 0.003, body - 0.032), (0, out, middle), clear_pane(), bw=0.0005)
    _lantern_roof(w, body + 0.014, h * 0.82, iron)
    _lantern_handle(w, h * 0.82, h, iron)
    wax = plain("#cfc3a8", rough=0.5, spec=0.3)
    pillar = [(0, 0.030), (0.038, 0.030), (0.038, 0.145), (0.034, 0.150), (0.02, 0.143), (0, 0.142)]
    lathe("candle", pillar, wax, seg=64)
    tube("wick", [(0, 0, 0.14), (0.001, 0, 0.152), (0.004, 0, 0.160)], 0.0011, plain("#1c1814", rough=0.9))


def _lantern_roof(w, z0, z1, iron):
    half, neck = w / 2, w * 0.16
    verts = [(sx * half, sy * half, z0) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    verts += [(sx * neck, sy * neck, z1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)] + [(4, 5, 6, 7), (3, 2, 1, 0)]
    add("roof", verts, faces, iron, smooth=False)
    rbox("cap", (neck * 2.5, neck * 2.5, 0.012), (0, 0, z1 + 0.006), iron, bw=0.003)


def _lantern_handle(w, z0, z1, iron):
    reach = w * 0.30
    arch = [(-reach * cos(pi * t / 24), 0, z0 - 0.004 + (z1 - z0) * sin(pi * t / 24)) for t in range(25)]
    tube("handle", arch, 0.004, iron)
    tube("grip", arch[8:17], 0.008, leather("#6d4526"))
    for sx in (-1, 1):
        strut("ear", (sx * reach, -0.012, z0 - 0.004), (sx * reach, 0.012, z0 - 0.004), 0.008, 0.008, iron, bw=0.001)


def parasol(diameter, height, canvas, pole_wood, ribs=8):
    """An eight-ribbed parasol with a vented canopy on a granite foot; sizes in cm."""
    r, h = cm(diameter / 2, height)
    stone = plain("#77746f", rough=0.75, spec=0.3, bump=0.3, bscale=180)
    lathe("foot", [(0, 0), (0.245, 0), (0.25, 0.006), (0.25, 0.060), (0.243, 0.067), (0, 0.067)], stone, seg=96)
    lathe("socket", [(0.03, 0.06), (0.03, 0.30), (0.026, 0.305)], black_steel(), seg=48)
    strut("pole", (0, 0, 0.06), (0, 0, h - 0.02), 0.022, 0.020, wood(pole_wood, "z"))
    finial = [(0.02, h - 0.03), (0.028, h - 0.015), (0.02, h + 0.01), (0, h + 0.02)]
    lathe("finial", finial, wood(pole_wood, "z"), seg=40)
    cloth = fabric(canvas, melange=0.08, weave=420, bump=0.35, thread=0.004)
    _canopy(r, h - 0.42, h - 0.06, 0.16 / r, 1.0, ribs, cloth)
    _canopy(r, h - 0.42, h - 0.03, 0.0, 0.30, ribs, cloth)
    _parasol_ribs(r, h, ribs, pole_wood)


def _canopy(r, z_rim, z_top, inner, outer, ribs, cloth, steps=14, across=8):
    """Canvas between the ribs: it sags a little in each field and hangs down as a short valance at the rim."""
    verts, count = [], ribs * across
    for j in range(steps + 1):
        share = inner + (outer - inner) * j / steps
        for i in range(count):
            a = 2 * pi * (i + across / 2) / count
            within = (i % across) / across
            sag = 0.045 * share * sin(pi * within) ** 1.2
            chord = 1 - (1 - cos(pi / ribs)) * sin(pi * within)
            reach = r * share * chord
            verts.append((reach * cos(a), reach * sin(a), z_top + (z_rim - z_top) * share - sag))
    if outer == 1.0:
        verts += [(x * 1.002, y * 1.002, z - 0.11) for x, y, z in verts[-count:]]
        steps += 1
    faces = [(j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i)
             for j in range(steps) for i in range(count)]
    return solidify(add("canopy", verts, faces, cloth), 0.003)


def _parasol_ribs(r, h, ribs, pole_wood):
    z_rim, z_top, hub = h - 0.42, h - 0.06, h - 0.75
    ring = [(0.022, hub - 0.03), (0.045, hub - 0.025), (0.045, hub + 0.025), (0.022, hub + 0.03)]
    lathe("hub", ring, wood(pole_wood, "z"), seg=48)
    for k in range(ribs):
        a = 2 * pi * (k + 0.5) / ribs
        tip = (0.99 * r * cos(a), 0.99 * r * sin(a), z_rim - 0.012)
        root = (0.03 * cos(a), 0.03 * sin(a), z_top - 0.022)
        beam("rib", root, tip, 0.014, 0.020, wood(pole_wood, "z"), bw=0.003)
        at = between(root, tip, 0.52)
        beam("stretcher", (0.04 * cos(a), 0.04 * sin(a), hub), at, 0.012, 0.016, wood(pole_wood, "z"), bw=0.003)
