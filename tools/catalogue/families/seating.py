"""Single seats for living rooms and bedrooms: lounge chair, tub chair, ottoman, upholstered bench."""
from math import cos, pi, radians, sin

from mathutils import Vector, noise

from families.covers import cover
from families.finishes import bent_wood
from families.parts import cm
from families.shapes import turned_solid
from kit.geometry import add, circle, lathe, rbox, strut, tube
from kit.materials import OAK, WALNUT, wood
from kit.soft import cushion

RECLINE = 68


def lounge_chair(upholstery, frame_wood=WALNUT):
    """An open wooden frame with rounded armrests and two loose cushions, 73 × 94 × 93 cm."""
    body = cover(*upholstery)
    along_back = Vector((0, cos(radians(RECLINE)), sin(radians(RECLINE))))
    foot_of_back = Vector((0, 0.285, 0.20))
    _lounge_sides(frame_wood, along_back, foot_of_back)
    across = wood(frame_wood, "x")
    rbox("front", (0.67, 0.026, 0.055), (0, -0.315, 0.305), across, bw=0.006)
    rbox("rear", (0.67, 0.026, 0.055), (0, 0.285, 0.238), across, bw=0.006)
    rbox("webbing", (0.645, 0.60, 0.01), (0, -0.012, 0.276), cover("wool", "#3a3029"), rot=(-6, 0, 0), bw=0.002)
    for reach in (0.30, 0.45, 0.60, 0.70):
        rbox("slat", (0.52, 0.016, 0.045), foot_of_back + along_back * reach, across, rot=(-22, 0, 0), bw=0.005)
    _lounge_cushions(body, along_back, foot_of_back)


def _lounge_sides(frame_wood, along_back, foot_of_back):
    upright, lengthwise = wood(frame_wood, "z"), wood(frame_wood, "y")
    for s in (-1, 1):
        strut("front-leg", (s * 0.335, -0.30, 0.555), (s * 0.345, -0.345, 0), 0.020, 0.014, upright)
        strut("back-leg", (s * 0.335, 0.29, 0.545), (s * 0.345, 0.42, 0), 0.020, 0.014, upright)
        rbox("armrest", (0.062, 0.74, 0.026), (s * 0.335, -0.01, 0.562), lengthwise, rot=(-1.5, 0, 0), bw=0.011, seg=5)
        rbox("side", (0.024, 0.66, 0.055), (s * 0.335, -0.01, 0.272), lengthwise, rot=(-6, 0, 0), bw=0.006)
        start = foot_of_back + Vector((s * 0.25, 0, 0))
        strut("post", start, start + along_back * 0.70, 0.017, 0.013, upright)


def _lounge_cushions(body, along_back, foot_of_back):
    outward = Vector((0, -along_back.z, along_back.y))
    cushion(
        "seat", (0.59, 0.585, 0.11), (0, -0.025, 0.364), body, rot=(-6, 0, 0),
        pressure=0.7, seed=61, stiff=32, cell=0.022, bend=0.3,
    )
    cushion(
        "back", (0.585, 0.60, 0.10), foot_of_back + along_back * 0.44 + outward * 0.085, body, rot=(RECLINE, 0, 0),
        pressure=0.9, seed=62, stiff=30, cell=0.022, bend=0.3,
    )


def tub_armchair(width, height, upholstery, plinth_tone):
    """A low chair whose back and arms are one padded band, open at the front; sizes in cm."""
    w, h = cm(width, height)
    body = cover(*upholstery)
    lathe("plinth", [(0, 0), (w * 0.34, 0), (w * 0.34, 0.06), (0, 0.06)], wood(plinth_tone, "x"), seg=96, bw=0.004)
    _soft_disc("deck", w * 0.44, 0.055, 0.27, body, bulge=0.006)
    _soft_disc("seat", w * 0.345, 0.265, 0.43, body, bulge=0.022, piping=0.0035)
    _padded_band(w / 2, 0.055, h, body)


def _soft_disc(name, radius, z0, z1, mat, bulge, piping=0.0):
    """An upholstered drum: rounded edges, a slightly domed top and belly."""
    edge = min(0.035, (z1 - z0) * 0.4)
    profile = [(0.0, z0), (radius - edge, z0)]
    profile += [(radius - edge + edge * sin(t * pi / 12), z0 + edge - edge * cos(t * pi / 12)) for t in range(1, 7)]
    profile += [(radius - edge + edge * cos(t * pi / 12), z1 - edge + edge * sin(t * pi / 12)) for t in range(0, 7)]
    profile += [(radius * k, z1 + bulge * (1 - k * k)) for k in (0.8, 0.6, 0.4, 0.2)] + [(0.0, z1 + bulge)]
    disc = lathe(name, profile, mat, seg=128)
    if piping:
        tube(name + "-piping", circle(radius - edge * 0.28, z1 - edge * 0.28, n=96), piping, mat, cyclic=True)
    return disc


def _padded_band(radius, z0, top, mat, opening=48, thickness=0.125, steps=84, ring=28):
    """Sweeps a rounded section around the seat: low at the arms, high at the back, softly closed at its ends."""
    verts, faces = [], []
    for i in range(steps + 1):
        t = 0.5 - 0.5 * cos(pi * i / steps)
        angle = radians(opening + (360 - 2 * opening) * t) - pi / 2
        rise = sin(pi * t) ** 1.3
        crown = top - 0.13 * (1 - rise)
        closing = min(1.0, min(t, 1 - t) * 14)
        shrink = (1 - (1 - closing) ** 2) ** 0.5 if closing < 1 else 1.0
        middle = radius - thickness / 2
        verts += _section(angle, middle, thickness * max(shrink, 0.02), z0, crown, ring)
    for i in range(steps):
        for k in range(ring):
            a, b = i * ring + k, i * ring + (k + 1) % ring
            faces.append((a, b, b + ring, a + ring))
    faces += [tuple(reversed(range(ring))), tuple(steps * ring + k for k in range(ring))]
    band = add("band", verts, faces, mat)
    smooth = band.modifiers.new("ss", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return band


def _section(angle, middle, thickness, z0, z1, count):
    """A superellipse standing upright, leaning a little outwards and roughened like a hand-stuffed back."""
    points = []
    for k in range(count):
        u = 2 * pi * k / count
        cx, cz = cos(u), sin(u)
        across = abs(cx) ** 0.55 * (1 if cx > 0 else -1) * thickness / 2
        up = abs(cz) ** 0.35 * (1 if cz > 0 else -1) * (z1 - z0) / 2 + (z0 + z1) / 2
        r = middle + across + 0.028 * ((up - z0) / 0.6) - 0.02
        wobble = 0.004 * noise.noise(Vector((angle * 4, up * 9, 0)))
        points.append(((r + wobble) * cos(angle), (r + wobble) * sin(angle), up))
    return points


def ottoman(diameter, height, upholstery, base_tone=OAK):
    """A round footstool with piped edges on a slim wooden base; sizes in cm."""
    r, h = cm(diameter / 2, height)
    body = cover(*upholstery)
    foot = r - 0.045
    turned_solid("base", [(foot - 0.004, 0), (foot, 0.004), (foot, 0.05)], bent_wood(base_tone), seg=128)
    _soft_disc("body", r - 0.005, 0.045, h - 0.02, body, bulge=0.02, piping=0.005)


def padded_bench(width, depth, height, upholstery, leg_wood=OAK):
    """A bench with a piped seat on turned legs; sizes in cm."""
    w, d, h = cm(width, depth, height)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - 0.10), sy * (d / 2 - 0.075)
            strut("leg", (x, y, h - 0.10), (x + sx * 0.035, y + sy * 0.025, 0), 0.023, 0.014, wood(leg_wood, "z"))
        rbox("side", (0.024, d - 0.11, 0.05), (sx * (w / 2 - 0.09), 0, h - 0.135), wood(leg_wood, "y"), bw=0.005)
    for sy in (-1, 1):
        rbox("rail", (w - 0.16, 0.024, 0.05), (0, sy * (d / 2 - 0.065), h - 0.135), wood(leg_wood, "x"), bw=0.005)
    cushion(
        "seat", (w, d, 0.10), (0, 0, h - 0.058), cover(*upholstery),
        pressure=0.1, seed=8, stiff=60, cell=0.026, bend=0.3, piping=0.004, jitter=0.0015,
    )
