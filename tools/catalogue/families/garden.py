"""The rest of the garden: slatted table, deck chair, bistro set, parasol, planters and lantern."""
from math import cos, pi, radians, sin

from families.finishes import clear_pane
from families.garden_seating import TEAK
from families.parts import board, cm
from families.shapes import smooth_profile
from kit.geometry import add, beam, circle, lathe, rbox, solidify, strut, tube
from kit.materials import black_steel, fabric, leather, paint, plain, wood
from kit.scene import group


def slatted_table(width, depth, height, tone=TEAK, frame="#3a3b3c"):
    """A slatted top on a frame of powder-coated aluminium; sizes in cm."""
    w, d, h = cm(width, depth, height)
    coat, thick, count = paint(frame), 0.024, 9
    pitch = d / count
    for i in range(count):
        y = (i + 0.5) * pitch - d / 2
        board("slat", (w, pitch - 0.008, thick), (0, y, h - thick / 2), tone, bw=0.005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox("leg", (0.055, 0.055, h - thick), (sx * (w / 2 - 0.06), sy * (d / 2 - 0.05), (h - thick) / 2), coat, bw=0.003)
        rbox("end-rail", (0.04, d - 0.155, 0.05), (sx * (w / 2 - 0.06), 0, h - thick - 0.025), coat, bw=0.003)
        rbox("long-rail", (w - 0.175, 0.04, 0.05), (0, sx * (d / 2 - 0.05), h - thick - 0.025), coat, bw=0.003)
    for x in (-w / 6, w / 6):
        rbox("batten", (0.05, d - 0.14, 0.02), (x, 0, h - thick - 0.01), coat, bw=0.003)


def deck_chair(colour):
    """A wide-armed lakeside chair of painted boards with a fanned back, 76 × 88 × 94 cm."""
    coat = paint(colour)
    for sx in (-1, 1):
        beam("runner", (sx * 0.255, -0.30, 0.33), (sx * 0.255, 0.44, 0.045), 0.026, 0.115, coat, bw=0.006)
        rbox("front-leg", (0.09, 0.026, 0.53), (sx * 0.292, -0.315, 0.265), coat, bw=0.005)
        rbox("armrest", (0.11, 0.78, 0.024), (sx * 0.325, -0.04, 0.545), coat, bw=0.009)
        rbox("bracket", (0.024, 0.09, 0.15), (sx * 0.325, -0.257, 0.455), coat, bw=0.005)
    slope = -21
    for i in range(6):
        y = -0.30 + i * 0.088
        rbox("seat", (0.536, 0.080, 0.020), (0, y, 0.403 - (y + 0.30) * 0.385), coat, rot=(slope, 0, 0), bw=0.005)
    rbox("apron", (0.536, 0.022, 0.10), (0, -0.340, 0.345), coat, bw=0.005)
    _fan_back(coat)


def _fan_back(coat):
    """Seven boards that spread towards the top, their ends following an arc."""
    recline = radians(27)
    rbox("lower-brace", (0.53, 0.026, 0.08), (0, 0.207, 0.254), coat, rot=(-27, 0, 0), bw=0.005)
    rbox("upper-brace", (0.76, 0.03, 0.075), (0, 0.332, 0.495), coat, bw=0.005)
    for i in range(7):
        k = i - 3
        length = 0.82 - 0.016 * k * k
        fan = radians(2.6 * k)
        base = (k * 0.060, 0.155, 0.205)
        tip = (base[0] + length * sin(fan), base[1] + length * cos(fan) * sin(recline), base[2] + length * cos(fan) * cos(recline))
        _back_board(base, tip, 0.056, 0.090, coat)


def _back_board(base, tip, narrow, wide, coat, steps=10):
    """A board that widens upwards and ends in a round top."""
    outline = [(-narrow / 2, 0.0), (narrow / 2, 0.0), (wide / 2, 0.94)]
    outline += [(wide / 2 * cos(pi * t / steps), 0.94 + 0.06 * sin(pi * t / steps)) for t in range(1, steps)]
    outline.append((-wide / 2, 0.94))
    along = [b - a for a, b in zip(base, tip)]
    rise = (along[0] ** 2 + along[2] ** 2) ** 0.5
    side = (along[2] / rise, 0.0, -along[0] / rise)
    verts = [tuple(base[c] + side[c] * u + along[c] * v for c in range(3)) for u, v in outline]
    plate = add("back", verts, [tuple(range(len(verts)))], coat, smooth=False)
    solidify(plate, 0.020, offset=0.0)
    edge = plate.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments = 0.004, 3
    return plate


def bistro_set(colour):
    """A round steel table between two folding chairs."""
    group(_bistro_table, (0, 0.02, 0), 0, colour)
    group(_bistro_chair, (-0.60, -0.06, 0), 68, colour)
    group(_bistro_chair, (0.60, 0.04, 0), -62, colour)


def _bistro_table(colour, radius=0.30, height=0.71):
    coat = paint(colour)
    profile = [(0, height - 0.008), (radius - 0.012, height - 0.008), (radius - 0.008, height - 0.018), (radius, height - 0.018),
               (radius, height - 0.003), (radius - 0.004, height), (0, height)]
    lathe("top", profile, coat, seg=128)
    for k in range(3):
        a = 2 * pi * k / 3 + 0.6
        top = (0.13 * cos(a), 0.13 * sin(a), height - 0.01)
        waist = (0.035 * cos(a), 0.035 * sin(a), height * 0.5)
        tube("leg", [top, waist, (0.235 * cos(a), 0.235 * sin(a), 0.008)], 0.009, coat, kind="BEZIER")
    tube("ring", circle(0.042, height * 0.5, n=48), 0.006, coat, cyclic=True)


def _bistro_chair(colour):
    """Crossed legs, slatted seat and two back slats, facing -y."""
    coat = paint(colour)
    for sx in (-1, 1):
        x = sx * 0.19
        tube("back-leg", [(x, -0.20, 0.0075), (x, 0.13, 0.46), (x, 0.20, 0.82)], 0.0085, coat, kind="POLY")
        tube("front-leg", [(sx * 0.175, 0.21, 0.0075), (sx * 0.175, -0.17, 0.445)], 0.0085, coat)
        tube("seat-rail", [(sx * 0.175, -0.19, 0.445), (sx * 0.175, 0.17, 0.445)], 0.008, coat)
    for i in range(7):
        rbox("seat-slat", (0.36, 0.042, 0.010), (0, -0.175 + i * 0.053, 0.458), coat, bw=0.003)
    for z, y in ((0.78, 0.180), (0.70, 0.164)):
        rbox("back-slat", (0.39, 0.008, 0.055), (0, y, z), coat, rot=(-11, 0, 0), bw=0.003)
    for y, z in ((-0.175, 0.04), (0.185, 0.04)):
        tube("stretcher", [(-0.185, y, z), (0.185, y, z)], 0.006, coat)


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
            rbox("post", (post, post, body - 0.03), (sx * (w / 2 - 0.012), sy * (w / 2 - 0.012), body / 2 + 0.015), iron, bw=0.002)
            rbox("foot", (0.02, 0.02, 0.012), (sx * (w / 2 - 0.02), sy * (w / 2 - 0.02), 0.006), iron, bw=0.002)
        rbox("pane", (0.003, w - 0.036, body - 0.032), (sx * (w / 2 - 0.012), 0, body / 2 + 0.015), clear_pane(), bw=0.0005)
        rbox("pane", (w - 0.036, 0.003, body - 0.032), (0, sx * (w / 2 - 0.012), body / 2 + 0.015), clear_pane(), bw=0.0005)
    _lantern_roof(w, body + 0.014, h * 0.82, iron)
    _lantern_handle(w, h * 0.82, h, iron)
    wax = plain("#cfc3a8", rough=0.5, spec=0.3)
    lathe("candle", [(0, 0.030), (0.038, 0.030), (0.038, 0.145), (0.034, 0.150), (0.02, 0.143), (0, 0.142)], wax, seg=64)
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
    lathe("finial", [(0.02, h - 0.03), (0.028, h - 0.015), (0.02, h + 0.01), (0, h + 0.02)], wood(pole_wood, "z"), seg=40)
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
            verts.append((r * share * chord * cos(a), r * share * chord * sin(a), z_top + (z_rim - z_top) * share - sag))
    if outer == 1.0:
        verts += [(x * 1.002, y * 1.002, z - 0.11) for x, y, z in verts[-count:]]
        steps += 1
    faces = [(j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i)
             for j in range(steps) for i in range(count)]
    return solidify(add("canopy", verts, faces, cloth), 0.003)


def _parasol_ribs(r, h, ribs, pole_wood):
    z_rim, z_top, hub = h - 0.42, h - 0.06, h - 0.75
    lathe("hub", [(0.022, hub - 0.03), (0.045, hub - 0.025), (0.045, hub + 0.025), (0.022, hub + 0.03)], wood(pole_wood, "z"), seg=48)
    for k in range(ribs):
        a = 2 * pi * (k + 0.5) / ribs
        tip = (0.99 * r * cos(a), 0.99 * r * sin(a), z_rim - 0.012)
        beam("rib", (0.03 * cos(a), 0.03 * sin(a), z_top - 0.022), tip, 0.014, 0.020, wood(pole_wood, "z"), bw=0.003)
        at = tuple(p * 0.52 + q * 0.48 for p, q in zip(tip, (0.03 * cos(a), 0.03 * sin(a), z_top - 0.022)))
        beam("stretcher", (0.04 * cos(a), 0.04 * sin(a), hub), at, 0.012, 0.016, wood(pole_wood, "z"), bw=0.003)
