"""Swivel chairs: a task chair on castors and a conference chair on glides."""
from math import cos, pi, radians, sin

from mathutils import Vector

from families.finishes import polished_aluminium
from families.parts import between
from families.shapes import pad, pad_seam, spline
from kit.geometry import lathe, rbox, strut, tube
from kit.materials import black_steel, fabric, paint, steel

SEAT = 0.47


def task_chair(cover="#3d3d3f"):
    """Padded seat and curved back on a black five-star base with castors; 62 x 62 x 88 cm."""
    cloth, metal = fabric(cover, thread=0.004), paint("#242322")
    _star_base(metal, hub=0.09, tip=0.066)
    for x, y, angle in _tips():
        _castor(x, y, angle + 0.9)
    _column(metal, 0.09)
    strut("lever", (0.07, 0.02, SEAT - 0.085), (0.25, 0.0, SEAT - 0.095), 0.0045, 0.0055, metal, bw=0.001)
    seat, place = (0.50, 0.49, 0.085), (0, -0.02, SEAT - 0.03)
    pad("seat", seat, place, cloth, outline=3.4, warp=_waterfall, edge=3.0)
    pad_seam(seat, place, cloth, outline=3.4, warp=_waterfall, z=-0.012)
    back, centre = (0.47, 0.43, 0.062), (0, 0.25, SEAT + 0.21)
    pad("back", back, centre, cloth, rot=(80, 0, 0), edge=2.8, warp=_hugging)
    pad_seam(back, centre, cloth, rot=(80, 0, 0), warp=_hugging, z=-0.008)
    low = SEAT - 0.09
    spine = [(0.06, low), (0.22, low), (0.295, low + 0.07), (0.312, SEAT + 0.1), (0.318, SEAT + 0.2)]
    for x in (-0.032, 0.032):
        tube("spine", [(x, y, z) for y, z in spine], 0.012, metal, kind="BEZIER")


def _waterfall(x, y, z):
    drop = 0.03 * max(0.0, (-y - 0.14) / 0.1) ** 2
    hollow = 0.01 * max(0.0, 1 - (x * x + (y - 0.02) ** 2) / 0.035) if z > 0 else 0
    return x, y, z - drop - hollow


def _hugging(x, y, z):
    """Bends the back around the sitter with a lumbar swell; local y runs up the back."""
    lumbar = 0.022 * cos(min(pi, abs(y + 0.05) * 9))
    return x * (1 - 0.1 * y / 0.2), y, z + 0.75 * x * x + lumbar


def conference_chair(cover="#96724c"):
    """One channelled shell of seat and back between aluminium rails, with slim arms; 60 x 59 x 85 cm."""
    cloth, metal = fabric(cover, thread=0.004), polished_aluminium()
    _star_base(metal, hub=0.066, tip=0.034)
    for x, y, _ in _tips():
        lathe("glide", [(0.016, 0), (0.018, 0.003), (0.012, 0.02), (0.008, 0.034)], black_steel(), (x, y, 0), seg=32)
    _column(metal, 0.066)
    line = _profile()
    length = line[-1][0]
    pad("shell", (0.47, length, 0.05), (0, 0, 0), cloth, outline=7, edge=2.8, rings=60, spokes=280,
        warp=lambda x, y, z: _on_profile(line, x, y + length / 2, z))
    # Each rail follows the shell from the foot of its arm to the arm's rear end, so that both close into a loop.
    rail = [distance for distance, y, z in line if y > -0.125 and z < 0.65]
    for s in (-1, 1):
        tube("rail", [_on_profile(line, s * 0.243, distance, 0.0, smooth=True) for distance in rail], 0.0105, metal)
        _arm(s, metal)


def _profile():
    """Side view of the shell as (distance along it, y, z), from the front edge to the top of the back."""
    knots = [(-0.262, 0.432), (-0.235, 0.456), (-0.10, 0.462), (0.06, 0.447), (0.155, 0.452), (0.212, 0.50),
             (0.24, 0.585), (0.268, 0.70), (0.305, 0.845)]
    curve = spline(knots, 12)
    line, total = [], 0.0
    for k, (y, z) in enumerate(curve):
        if k:
            total += (Vector((y, z)) - Vector(curve[k - 1])).length
        line.append((total, y, z))
    return line


def _on_profile(line, x, distance, z, smooth=False):
    """A point of the shell: along the profile, z towards the sitter, with channels sewn across."""
    k = next((i for i in range(1, len(line)) if line[i][0] >= distance), len(line) - 1)
    (s0, y0, z0), (s1, y1, z1) = line[k - 1], line[k]
    t = (distance - s0) / (s1 - s0)
    along = Vector((y1 - y0, z1 - z0)).normalized()
    puff = 0 if smooth else 0.008 * abs(sin(pi * distance / 0.066)) ** 0.6 - 0.006
    lift = z + (puff if z > 0 else 0)
    return x, y0 + (y1 - y0) * t - along.y * lift, z0 + (z1 - z0) * t + along.x * lift


def _arm(s, metal):
    loop = [(s * 0.243, -0.12, 0.46), (s * 0.268, -0.132, 0.49), (s * 0.276, -0.14, 0.615), (s * 0.276, -0.1, 0.652),
            (s * 0.276, 0.1, 0.655), (s * 0.272, 0.2, 0.645), (s * 0.247, 0.258, 0.64)]
    tube("arm", loop, 0.0095, metal, kind="BEZIER")
    pad("rest", (0.042, 0.235, 0.02), (s * 0.276, 0.005, 0.668), paint("#262423"), outline=3, edge=3)


def _tips():
    for k in range(5):
        angle = radians(102 + 72 * k)
        yield 0.285 * cos(angle), 0.285 * sin(angle), angle


def _star_base(metal, hub, tip):
    lathe("hub", [(0.036, hub - 0.03), (0.042, hub), (0.036, hub + 0.05), (0.028, hub + 0.06)], metal, seg=48, bw=0.003)
    for x, y, _ in _tips():
        start = (*between((0, 0), (x, y), 0.06), hub + 0.01)
        strut("spoke", start, (x * 1.03, y * 1.03, tip + 0.004), 0.025, 0.0135, metal, bw=0.005)


def _column(metal, hub):
    under = SEAT - 0.085
    strut("sleeve", (0, 0, hub), (0, 0, 0.27), 0.027, 0.027, metal, bw=0.001)
    strut("piston", (0, 0, 0.26), (0, 0, under), 0.015, 0.015, steel(), bw=0.001)
    rbox("mechanism", (0.17, 0.24, 0.042), (0, 0.02, under), black_steel(), bw=0.014)


def _castor(x, y, heading):
    """Twin-wheel castor under the tip of a spoke."""
    rubber = paint("#1c1b1a")
    c, s = cos(heading), sin(heading)
    cx, cy = x + 0.012 * c, y + 0.012 * s
    for side in (-1, 1):
        near, far = side * 0.007, side * 0.024
        strut("wheel", (cx - s * near, cy + c * near, 0.0275), (cx - s * far, cy + c * far, 0.0275), 0.0275, 0.026,
              rubber, bw=0.004)
    strut("stem", (x, y, 0.03), (x, y, 0.07), 0.0065, 0.0065, steel(), seg=20, bw=0)
