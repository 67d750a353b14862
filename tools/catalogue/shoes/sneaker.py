"""A sneaker put together: outsole, midsole, upper, overlays, tongue, collar, laces."""
from math import pi, sin

from mathutils import Vector

from kit.geometry import add, grid_faces, solidify, subdivide, tube
from kit.materials import fabric, leather, plain
from kit.scene import group

from . import form

ROUND = 48


def rings(name, rows, mat, close_top=False, close_bottom=False, levels=1):
    """Skin over closed rings of equal length."""
    n = len(rows[0])
    verts = [p for row in rows for p in row]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
             for k in range(len(rows) - 1) for i in range(n)]
    if close_bottom:
        faces.append(tuple(reversed(range(n))))
    if close_top:
        faces.append(tuple(range((len(rows) - 1) * n, len(rows) * n)))
    return subdivide(add(name, verts, faces, mat), levels)


def _sole_ring(offset, height):
    """Outline widened by `offset`; height(x) gives the level."""
    ring = []
    for side, s in form.around(ROUND):
        p = form.outline(side, s) + form.outward(side, s) * offset
        ring.append((p.x, p.y, height(p.x)))
    return ring


def sole(midsole, outsole, stripe):
    """Rubber below, foam above with a bulging side wall and a thin coloured line."""

    def level(share):
        return lambda x: form.toe_spring(x) + share * (form.sole_top(x) + 0.003 - form.toe_spring(x))

    profile = [(0.001, 0.10), (0.0045, 0.16), (0.0062, 0.34), (0.0066, 0.55), (0.0060, 0.76), (0.0046, 0.92),
               (0.0020, 1.0), (-0.004, 1.0)]
    rings("midsole", [_sole_ring(o, level(h)) for o, h in profile], midsole, True, True)
    rubber = [(-0.004, 0.0), (0.001, 0.0), (0.0035, 0.03), (0.0042, 0.10), (0.0036, 0.15), (0.0, 0.16)]
    rings("outsole", [_sole_ring(o, level(h)) for o, h in rubber], outsole, True, True)
    tube("stripe", _sole_ring(0.0064, level(0.70)), 0.0011, stripe, cyclic=True)


def upper(mat, lining):
    """Outside from feather line to rim, rolled over a padded collar and down inside."""
    rows = [[form.upper(side, s, t / 14) for side, s in form.around(ROUND)] for t in range(15)]
    rings("upper", rows, mat)
    middle = Vector((0.07, 0, 0))
    inside = []
    for inset, drop in ((0.0, 0.0), (0.003, -0.004), (0.009, -0.002), (0.012, 0.010), (0.012, 0.03), (0.010, 0.055)):
        row = []
        for side, s in form.around(ROUND):
            rim = form.collar(side, s)
            towards = (Vector((rim.x, rim.y, 0)) - middle).normalized()
            row.append(rim - towards * inset - Vector((0, 0, drop)))
        inside.append(row)
    rings("lining", inside, lining, close_top=True)
    return inside


def patch(name, side, corners, mat, height=0.0012, n=(24, 10), thickness=0.0016):
    """A panel sewn on: corners(u, v) gives (s, t) on one side of the upper."""
    nu, nv = n
    verts = [form.raised(side, *corners(i / nu, j / nv), height) for j in range(nv + 1) for i in range(nu + 1)]
    faces = grid_faces(nu, nv)
    if side > 0:
        faces = [tuple(reversed(f)) for f in faces]
    return subdivide(solidify(add(name, verts, faces, mat), thickness, offset=0), 1)


def stitches(side, corners, v, mat, height=0.0024, n=40):
    """A line of thread along a panel's edge."""
    tube("stitch", [form.raised(side, *corners(i / n, v), height) for i in range(n + 1)], 0.00045, mat)


def _mix(a, b, u):
    return a + (b - a) * u


def heel_counter(u, v):
    return _mix(0.0, 0.30 - 0.10 * v, u), _mix(0.06, 0.62 - 0.10 * sin(pi * u / 2), v)


def toe_cap(u, v):
    """A bumper that tapers to nothing along the sides."""
    return _mix(0.66, 1.0, u), _mix(0.03, 0.05 + 0.27 * sin(pi / 2 * u) ** 1.4, v)


def eyestay(u, v):
    """Runs along the throat: from beside the tongue forward to the toe box."""
    return _mix(0.80 + 0.10 * u, 0.935 + 0.01 * u, v) - 0.02 * (1 - u), _mix(0.98, 0.50, u)


UNDER_EYESTAY = 0.875


def _panel(back, front, lean=0.012):
    """A band between two x positions on the sole, leaning back by `lean` until it ends under the eyestay."""

    def corners(u, v):
        t = _mix(0.04, 0.88, v)
        return min(form.find_s(-1, _mix(back, front, u) - lean * v, t), UNDER_EYESTAY), t

    return corners


QUARTERS = {
    "saddle": [_panel(0.138, 0.196, 0.004)],
    "band": [_panel(0.166, 0.186, 0.02)],
    "plain": [],
}


def overlays(trim, accent, thread, quarter):
    for side in (-1, 1):
        for panel in QUARTERS[quarter]:
            patch("quarter", side, panel, accent, height=0.0010)
        patch("heel", side, heel_counter, trim)
        stitches(side, heel_counter, 0.94, thread)
        patch("toe", side, toe_cap, trim, n=(36, 10))
        stitches(side, toe_cap, 0.93, thread)
        patch("eyestay", side, eyestay, trim, height=0.0020, thickness=0.0024)


def tongue(mat):
    """Padded flap standing out of the throat above the collar, round at its top."""
    front = form.collar(-1, 1.0)
    nu, nv = 12, 16
    verts = []
    for j in range(nv + 1):
        v = j / nv
        centre = front + Vector((0.034 - 0.050 * v, 0, -0.022 + 0.030 * v + 0.018 * v * v))
        width = 0.0235 * (1 - 0.30 * max(0.0, (v - 0.78) / 0.22) ** 2)
        for i in range(nu + 1):
            u = 2 * i / nu - 1
            verts.append(centre + Vector((-0.010 * u * u, u * width, -0.011 * u * u)))
    subdivide(solidify(add("tongue", verts, grid_faces(nu, nv), mat), 0.010, offset=-1), 2)


def laces(mat, eyelet):
    """Rows of lace from eyelet to eyelet, slack in the middle, and a bow on top."""
    count = 6
    for k in range(count):
        t = _mix(0.93, 0.56, k / (count - 1))
        s = 0.905 + 0.022 * k / (count - 1)
        ends = [form.raised(side, s, t, 0.0034) for side in (-1, 1)]
        middle = (ends[0] + ends[1]) / 2
        top = form.raised(-1, 1.0, t, 0.0075)
        middle.z = max(middle.z, top.z)
        for shift in (0.0, 0.0042):
            lane = Vector((shift * 0.8, 0, -shift * 0.5))
            tube("lace", [ends[0] + lane, (ends[0] * 0.6 + middle * 0.4) + Vector((0, 0, 0.002)) + lane, middle + lane,
                          (ends[1] * 0.6 + middle * 0.4) + Vector((0, 0, 0.002)) + lane, ends[1] + lane],
                 0.0022, mat, kind="BEZIER")
        for side in (-1, 1):
            hole = form.raised(side, s - 0.006, t, 0.0030)
            tube("eyelet", [hole, hole + form.normal(side, s, t) * 0.0006], 0.0030, eyelet)
    _bow(mat, form.raised(-1, 1.0, 0.95, 0.011))


LOOP = ((0.90, 0.88, 0.010), (0.84, 0.74, 0.009), (0.81, 0.62, 0.004), (0.86, 0.66, 0.004), (0.91, 0.82, 0.007))
TAIL = ((0.93, 0.84, 0.009), (0.90, 0.68, 0.006), (0.875, 0.52, 0.0035), (0.865, 0.40, 0.0028))


def _bow(mat, knot):
    """Two loops and two tails that lie on the upper instead of hanging in the air."""
    for side in (-1, 1):
        loop = [form.raised(side, s, t, height) for s, t, height in LOOP]
        tube("bow", [knot, *loop, knot], 0.0021, mat, kind="BEZIER")
        tube("tail", [knot, *(form.raised(side, s, t, height) for s, t, height in TAIL)], 0.0020, mat, kind="BEZIER")


def shoe(body="#bfb6a6", trim="#8f8270", accent="#8a4a2c", midsole="#cfc8bb", outsole="#a9794f", lining="#6b6257",
         lace="#d6cfc1", knit=True, quarter="saddle"):
    """One sneaker standing on the ground, toe towards +x. knit=False makes the upper of leather."""
    skin = fabric(body, melange=0.14, weave=900, thread=0.0032, bump=0.35) if knit else leather(body, 0.5)
    soft = fabric(lining, melange=0.12, weave=900, thread=0.002, bump=0.3)
    overlay = leather(trim, 0.52)
    sole(plain(midsole, 0.62, spec=0.3, bump=0.05, bscale=500), plain(outsole, 0.7, spec=0.3, bump=0.2, bscale=400),
         plain(accent, 0.6))
    upper(skin, soft)
    overlays(overlay, leather(accent, 0.48), plain(lace, 0.8), quarter)
    tongue(skin)
    laces(fabric(lace, melange=0.1, weave=900, thread=0.0, bump=0.3), plain("#8d857a", 0.35, metallic=0.8))


def showcase(turn=0.0, **tones):
    """A single shoe, turned on the floor."""
    group(shoe, (0, 0, 0), turn, **tones)
