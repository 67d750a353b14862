"""Tables and hard chairs of the garden: slatted table, lakeside deck chair, bistro set."""
from math import cos, pi, radians, sin

from families.garden_seating import TEAK
from families.parts import board, cm
from kit.geometry import add, beam, circle, lathe, rbox, solidify, tube
from kit.materials import paint
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
            place = (sx * (w / 2 - 0.06), sy * (d / 2 - 0.05), (h - thick) / 2)
            rbox("leg", (0.055, 0.055, h - thick), place, coat, bw=0.003)
        rbox("end-rail", (0.04, d - 0.155, 0.05), (sx * (w / 2 - 0.06), 0, h - thick - 0.025), coat, bw=0.003)
        rbox("long-rail", (w - 0.175, 0.04, 0.05), (0, sx * (d / 2 - 0.05), h - thick - 0.025), coat, bw=0.003)
    for x in (-w / 6, w / 6):
        rbox("batten", (0.05, d - 0.14, 0.02), (x, 0, h - thick - 0.01), coat, bw=0.003)


def deck_chair(colour):
    """A wide-armed lakeside chair of painted boards with a fanned back, 76 × 96 × 94 cm."""
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
        reach = length * cos(fan)
        tip = (base[0] + length * sin(fan), base[1] + reach * sin(recline), base[2] + reach * cos(recline))
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
    profile = [(0, height - 0.008), (radius - 0.012, height - 0.008), (radius - 0.008, height - 0.018),
               (radius, height - 0.018), (radius, height - 0.003), (radius - 0.004, height), (0, height)]
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


