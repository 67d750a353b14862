"""Garden seats of teak: the slatted lounge group, the sun lounger and the classic bench."""
from math import cos, radians, sin

from families.covers import cover
from families.parts import board, cm
from kit.geometry import add, bevel, rbox, strut
from kit.materials import black_steel, wood
from kit.scene import group
from kit.soft import cushion

TEAK = "#8d6137"


def teak_lounge(width, seats, upholstery, depth=82, tone=TEAK):
    """An outdoor sofa or armchair in cm: board frame, slatted sides and back, loose cushions."""
    w, d = cm(width, depth)
    arm = 0.085
    _lounge_frame(w, d, arm, tone)
    _lounge_slats(w, d, arm, tone)
    inner = w - 2 * arm - 0.01
    part = inner / seats
    fabric = cover(*upholstery)
    for i in range(seats):
        x = (i - (seats - 1) / 2) * part
        cushion(
            "seat", (part - 0.006, d - 0.16, 0.13), (x, -0.045, 0.368), fabric,
            pressure=0.5, seed=20 + i, stiff=40, bend=0.3, cell=0.025,
        )
        cushion(
            "back", (part - 0.012, 0.42, 0.12), (x, d / 2 - 0.185, 0.60), fabric, rot=(77, 0, 0),
            pressure=1.1, seed=30 + i, stiff=38, bend=0.25, cell=0.023,
        )


def _lounge_frame(w, d, arm, tone):
    for sx in (-1, 1):
        x = sx * (w / 2 - arm / 2)
        for sy in (-1, 1):
            board("leg", (0.055, 0.055, 0.57), (x, sy * (d / 2 - 0.05), 0.285), tone, bw=0.005)
        board("armrest", (arm + 0.02, d, 0.03), (x, 0, 0.585), tone, bw=0.009)
        board("side-rail", (0.03, d - 0.15, 0.065), (x, 0, 0.255), tone, bw=0.005)
    for y in (-d / 2 + 0.045, d / 2 - 0.045):
        board("rail", (w - arm - 0.055, 0.03, 0.075), (0, y, 0.255), tone, bw=0.006)
    for i in range(7):
        y = -d / 2 + 0.10 + i * (d - 0.2) / 6
        board("deck", (w - arm - 0.03, 0.06, 0.016), (0, y, 0.293), tone)


def _lounge_slats(w, d, arm, tone):
    """Upright slats under the armrests and behind the back cushions."""
    for sx in (-1, 1):
        x = sx * (w / 2 - arm / 2)
        for i in range(5):
            y = (i - 2) * (d - 0.24) / 5
            board("side-slat", (0.016, 0.055, 0.30), (x, y, 0.428), tone)
    board("back-rail", (w - arm - 0.055, 0.028, 0.06), (0, d / 2 - 0.045, 0.685), tone, bw=0.008)
    for sx in (-1, 1):
        board("back-post", (0.055, 0.055, 0.15), (sx * (w / 2 - arm / 2), d / 2 - 0.05, 0.64), tone, bw=0.005)
    count = round((w - 2 * arm) / 0.11)
    for i in range(count):
        x = ((i + 0.5) / count - 0.5) * (w - 2 * arm)
        board("back-slat", (0.05, 0.016, 0.38), (x, d / 2 - 0.045, 0.475), tone)


def sun_lounger(width, length, mattress, tone=TEAK, raised=34, turn=-52):
    """A slatted lounger in cm with raised head part, turned so that it shows its length to the camera."""
    group(_lounger, (0, 0, 0), turn, *cm(width, length), mattress, tone, raised)


def _lounger(w, d, mattress, tone, raised):
    """The frame lies along y with the head at the back; the mattress has two hinged halves."""
    top, hinge = 0.30, 0.22
    for sx in (-1, 1):
        board("rail", (0.034, d, 0.075), (sx * (w / 2 - 0.017), 0, top - 0.0375), tone, bw=0.007)
        for y in (-d / 2 + 0.16, d / 2 - 0.16):
            board("leg", (0.045, 0.06, top - 0.04), (sx * (w / 2 - 0.055), y, (top - 0.04) / 2), tone, bw=0.005)
    for y in (-d / 2 + 0.02, d / 2 - 0.02):
        board("end", (w - 0.07, 0.034, 0.06), (0, y, top - 0.04), tone, bw=0.006)
    for i in range(14):
        y = -d / 2 + 0.09 + i * (d / 2 + hinge - 0.12) / 13
        board("slat", (w - 0.07, 0.062, 0.018), (0, y, top - 0.012), tone)
    _raised_back(w, d / 2 - hinge, hinge, top, raised, tone)
    _lounger_mattress(w - 0.05, d, hinge, top, raised, cover(*mattress))


def _raised_back(w, reach, hinge, top, raised, tone):
    angle = radians(raised)
    up, along = sin(angle), cos(angle)
    for sx in (-1, 1):
        x = sx * (w / 2 - 0.06)
        middle = (x, hinge + along * reach / 2, top + up * reach / 2 - 0.01)
        rbox("back-rail", (0.03, reach, 0.045), middle, wood(tone, "y"), rot=(raised, 0, 0), bw=0.005)
        foot = (x, hinge + along * reach * 0.92, top - 0.05)
        head = (x, hinge + along * reach * 0.62, top + up * reach * 0.62 - 0.02)
        strut("prop", head, foot, 0.010, 0.010, black_steel(), bw=0.001)
    for i in range(9):
        t = (i + 0.5) / 9 * reach
        place = (0, hinge + along * t - up * 0.018, top + up * t + along * 0.018 - 0.01)
        rbox("back-slat", (w - 0.08, 0.062, 0.016), place, wood(tone, "x"), rot=(raised, 0, 0), bw=0.004)


def _lounger_mattress(w, d, hinge, top, raised, fabric):
    thick, angle = 0.075, radians(raised)
    flat = d / 2 + hinge - 0.02
    cushion(
        "mattress", (w, flat, thick), (0, hinge - flat / 2, top + thick / 2), fabric,
        pressure=0.22, seed=11, stiff=50, bend=0.3, cell=0.028, piping=0.004, jitter=0.002,
    )
    reach = d / 2 - hinge + 0.02
    lift = 0.018 + thick / 2 + 0.008
    along, up = cos(angle), sin(angle)
    middle = (0, hinge + along * reach / 2 - up * lift, top + up * reach / 2 + along * lift - 0.01)
    cushion(
        "headrest", (w, reach, thick), middle, fabric, rot=(raised, 0, 0),
        pressure=0.22, seed=12, stiff=50, bend=0.3, cell=0.028, piping=0.004, jitter=0.002,
    )


def garden_bench(width, depth, height, tone=TEAK):
    """The classic slatted bench in cm, with curved armrests and an upright slatted back."""
    w, d, h = cm(width, depth, height)
    seat, x_leg, y_back = 0.44, w / 2 - 0.035, d / 2 - 0.06
    for sx in (-1, 1):
        board("front-leg", (0.055, 0.055, 0.63), (sx * x_leg, -d / 2 + 0.05, 0.315), tone, bw=0.005)
        place = (sx * x_leg, y_back + 0.02, h / 2)
        rbox("back-leg", (0.055, 0.055, h), place, wood(tone, "z"), rot=(-3, 0, 0), bw=0.005)
        board("side-rail", (0.034, d - 0.16, 0.07), (sx * x_leg, -0.01, seat - 0.05), tone, bw=0.005)
        board("stretcher", (0.03, d - 0.16, 0.045), (sx * x_leg, -0.005, 0.13), tone, bw=0.005)
        _curved_armrest(sx * x_leg, d, 0.63, tone)
    board("front-rail", (w - 0.12, 0.03, 0.07), (0, -d / 2 + 0.05, seat - 0.05), tone, bw=0.005)
    for i in range(6):
        board("seat-slat", (w - 0.02, 0.064, 0.022), (0, -d / 2 + 0.045 + i * 0.082, seat), tone, bw=0.006)
    for z in (h - 0.05, seat + 0.09):
        board("back-rail", (w - 0.12, 0.032, 0.06), (0, y_back + 0.02 + (z - h / 2) * 0.052, z), tone, bw=0.007)
    count = round(w / 0.085)
    for i in range(count):
        x = ((i + 0.5) / count - 0.5) * (w - 0.14)
        middle = (seat + 0.09 + h - 0.05) / 2
        place = (x, y_back + 0.02 + (middle - h / 2) * 0.052, middle)
        rbox("back-slat", (0.045, 0.018, h - seat - 0.16), place, wood(tone, "z"), rot=(-3, 0, 0), bw=0.003)


def _curved_armrest(x, depth, z, tone, width=0.062, thick=0.026, steps=20):
    """An armrest that dips in the middle and turns down at the front."""
    verts = []
    for i in range(steps + 1):
        t = i / steps
        y = -depth / 2 - 0.015 + t * (depth - 0.045)
        lift = 0.014 * cos((t - 0.2) * 5.2) - 0.02 * max(0.0, 0.16 - t) / 0.16
        verts += [(x + sx * width / 2, y, z + lift + dz) for sx, dz in ((-1, 0), (1, 0), (1, thick), (-1, thick))]
    faces = [(i * 4 + k, i * 4 + (k + 1) % 4, i * 4 + 4 + (k + 1) % 4, i * 4 + 4 + k)
             for i in range(steps) for k in range(4)]
    faces += [(3, 2, 1, 0), tuple(steps * 4 + k for k in range(4))]
    return bevel(add("armrest", verts, faces, wood(tone, "y")), 0.008, 4)
