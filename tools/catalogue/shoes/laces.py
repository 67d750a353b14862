"""Laces through their eyelets, tied to a bow."""
from mathutils import Vector

from kit.geometry import tube

from . import form
from .skin import mix


def laces(mat, eyelet):
    """Rows of lace from eyelet to eyelet, slack in the middle, and a bow on top."""
    count = 6
    for k in range(count):
        t = mix(0.93, 0.56, k / (count - 1))
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
