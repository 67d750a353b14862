"""Chairs for the table: the bent-back house chair, a spindle chair, an upholstered armchair. All face -y."""
from math import asin, cos, pi, radians, sin, tan

from families.finishes import bent_wood, boucle
from families.parts import between, turned
from families.shapes import ease, pad, pad_seam, sheet
from kit.geometry import rbox, strut
from kit.materials import BLACK_OAK, OAK, fabric, paint, wood


def bent_rail(width, bottom, top, y, mat, radius=0.42, tilt=9, thickness=0.018, crown=0.018):
    """A back rest bent around the sitter: its ends come forward, its grain follows the bend."""
    half, lean = asin(width / 2 / radius), tan(radians(tilt))

    def point(u, v):
        side = 2 * u - 1
        height = (top - bottom) / 2 * (1 - 0.3 * abs(side) ** 8)
        z = (bottom + top) / 2 + (2 * v - 1) * height + crown * v * (1 - side * side)
        return radius * sin(half * side), y + radius * cos(half * side) - radius + lean * (z - bottom), z

    return sheet("back_rest", point, (36, 8), (width, top - bottom), mat, thickness=thickness, bw=0.006)


def settled(x, y, z):
    """A seat pad as if it had been sat on: hollow in the middle, its front edge falling."""
    hollow = 0.008 * (1 - min(1, (x * x + y * y) / 0.03)) if z > 0 else 0
    return x, y, z - hollow - 0.006 * max(0.0, -y - 0.12) / 0.07


def holm_chair(tone=OAK, cover="#c9bda9", melange=0.16):
    """The house chair: round tapered legs, a curved back rest, a padded seat; 48 x 55 x 80 cm."""
    upright, across, cloth = wood(tone, "z"), wood(tone, "x"), fabric(cover, melange=melange, thread=0.004)
    for s in (-1, 1):
        strut("front_leg", (s * 0.2, -0.195, 0.43), (s * 0.226, -0.228, 0), 0.0195, 0.012, upright)
        strut("rear_leg", (s * 0.178, 0.19, 0.44), (s * 0.208, 0.268, 0), 0.0195, 0.012, upright)
        strut("post", (s * 0.178, 0.188, 0.42), (s * 0.197, 0.262, 0.785), 0.0188, 0.012, upright)
        rbox("side_rail", (0.022, 0.37, 0.05), (s * 0.19, 0, 0.408), wood(tone, "y"), bw=0.005)
    for y in (-0.192, 0.19):
        rbox("rail", (0.38, 0.022, 0.05), (0, y, 0.408), across, bw=0.005)
    rbox("seat", (0.425, 0.385, 0.016), (0, -0.035, 0.433), across, bw=0.005)
    bent_rail(0.44, 0.665, 0.785, 0.277, bent_wood(tone), radius=0.6)
    size, place = (0.455, 0.385, 0.056), (0, -0.05, 0.461)
    pad("cushion", size, place, cloth, outline=5.5, edge=3.4, warp=settled)
    pad_seam(size, place, cloth, outline=5.5, warp=settled, z=-0.004)


def spindle_chair(tone="#23211f", spindles=7):
    """Windsor kin: saddle seat, turned spindles, a broad bent top rail, stretchers; 46 x 52 x 85 cm."""
    mat = paint(tone)
    pad("seat", (0.45, 0.43, 0.042), (0, -0.01, 0.435), mat, edge=4.5, warp=_saddle)
    _stretched_legs(mat)
    radius, y = 0.46, 0.272
    for k in range(spindles):
        t = 2 * k / (spindles - 1) - 1
        foot = (0.168 * t, 0.155 - 0.045 * t * t, 0.445)
        head = (radius * sin(t * 0.435), y + radius * (cos(t * 0.435) - 1) + 0.012, 0.78)
        thick = 0.0105 if abs(t) > 0.99 else 0.0078
        turned("spindle", foot, head, [thick * k for k in (0.78, 0.97, 1, 0.86, 0.7)], mat, seg=20)
    bent_rail(0.44, 0.765, 0.838, y, mat, radius=radius, tilt=11, thickness=0.02, crown=0.012)


def _saddle(x, y, z):
    dip = 0.014 * max(0.0, 1 - ((abs(x) - 0.09) / 0.11) ** 2) * max(0.0, 1 - ((y - 0.02) / 0.17) ** 2)
    return x * (1 - 0.12 * y / 0.215), y, z - (dip if z > 0 else 0)


def _stretched_legs(mat):
    """Four turned legs joined by an H of thin stretchers."""
    middles = []
    for s in (-1, 1):
        crossings = []
        for y0, y1 in ((-0.13, -0.215), (0.12, 0.235)):
            head, foot = (s * 0.145, y0, 0.43), (s * 0.205, y1, 0.0)
            turned("leg", head, foot, (0.0145, 0.0175, 0.019, 0.0165, 0.014, 0.012), mat)
            crossings.append(between(head, foot, 0.58))
        strut("stretcher", *crossings, 0.0105, 0.0105, mat, bw=0.001)
        middles.append(between(*crossings, 0.5))
    strut("cross", *middles, 0.0105, 0.0105, mat, bw=0.001)


def tub_chair(cover, legs=BLACK_OAK):
    """Upholstered armchair: a low back that curves into the arms; 58 x 57 x 76 cm."""
    cloth = boucle(cover)
    pad("shell", (1.34, 0.42, 0.075), (0, 0, 0), cloth, outline=7, edge=2.6, warp=_around_sitter, rings=40, spokes=240)
    size, place = (0.47, 0.47, 0.13), (0, -0.022, 0.415)
    pad("seat", size, place, cloth, outline=2.9, edge=3.0, warp=settled)
    pad_seam(size, place, cloth, radius=0.0035, outline=2.9, warp=settled, z=0.02)
    rbox("frame", (0.40, 0.38, 0.06), (0, -0.01, 0.345), cloth, bw=0.028)
    for sx in (-1, 1):
        for sy in (-1, 1):
            strut("leg", (sx * 0.165, sy * 0.155, 0.335), (sx * 0.22, sy * 0.215, 0), 0.021, 0.0115, wood(legs, "z"))


def _around_sitter(x, y, z):
    """Wraps a long flat pad into a U: x runs along it, y is its height, z its thickness."""
    along = x / 0.67
    angle = pi / 2 - along * radians(126)
    side = abs(along)
    top = 0.76 - 0.13 * ease((side - 0.3) / 0.55)
    height = (y + 0.21) / 0.42
    place = 0.34 + (top - 0.34) * height
    reach = 0.247 + 0.016 * height - z
    lean = 0.035 * height * max(0.0, sin(angle))
    return reach * cos(angle), reach * 1.02 * sin(angle) + lean - 0.005, place
