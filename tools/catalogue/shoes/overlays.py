"""Panels sewn onto the upper: heel, toe, side, eyestay, and their stitches."""
from math import pi, sin

from kit.geometry import add, grid_faces, solidify, subdivide, tube

from . import form
from .skin import mix


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


def heel_counter(u, v):
    return mix(0.0, 0.30 - 0.10 * v, u), mix(0.06, 0.62 - 0.10 * sin(pi * u / 2), v)


def toe_cap(u, v):
    """A bumper that tapers to nothing along the sides."""
    return mix(0.66, 1.0, u), mix(0.03, 0.05 + 0.27 * sin(pi / 2 * u) ** 1.4, v)


def eyestay(u, v):
    """Runs along the throat: from beside the tongue forward to the toe box."""
    return mix(0.80 + 0.10 * u, 0.935 + 0.01 * u, v) - 0.02 * (1 - u), mix(0.98, 0.50, u)


UNDER_EYESTAY = 0.875


def _panel(back, front, lean=0.012):
    """A band between two x positions on the sole, leaning back by `lean` until it ends under the eyestay."""

    def corners(u, v):
        t = mix(0.04, 0.88, v)
        return min(form.find_s(-1, mix(back, front, u) - lean * v, t), UNDER_EYESTAY), t

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
