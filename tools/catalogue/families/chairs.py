"""Chairs with a wooden frame: a dining chair with a curved back, a lounge chair with loose cushions."""
from math import cos, radians, sin

from mathutils import Vector

from kit.geometry import arc_slab, rbox, strut
from kit.materials import OAK, WALNUT, fabric, wood
from kit.soft import cushion


def chair(tone="#c9bda9", wtone=OAK):
    """Dining chair: tapered legs, padded seat, curved back rest. Faces -y."""
    upright, across = wood(wtone, "z"), wood(wtone, "x")
    for s in (-1, 1):
        strut("front_leg", (s * 0.195, -0.185, 0.43), (s * 0.225, -0.215, 0), 0.019, 0.012, upright)
        strut("back_leg", (s * 0.175, 0.19, 0.44), (s * 0.205, 0.265, 0), 0.019, 0.012, upright)
        strut("back_post", (s * 0.175, 0.188, 0.43), (s * 0.195, 0.262, 0.80), 0.0185, 0.013, upright)
        rbox("side_rail", (0.022, 0.36, 0.05), (s * 0.185, 0, 0.41), wood(wtone, "y"), bw=0.005)
    for y in (-0.185, 0.19):
        rbox("rail", (0.37, 0.022, 0.05), (0, y, 0.41), across, bw=0.005)
    cushion("pad", (0.445, 0.365, 0.05), (0, -0.035, 0.452), fabric(tone), pressure=0.55, stiff=50, cell=0.02, seed=3,
            piping=0.0028, jitter=0.001)
    arc_slab("back_rest", 0.42, -31, 31, 0.0, 0.135, 0.018, across, (0, 0.292, 0.675), rot=(-9, 0, 0), crown=0.018)


def lounge_chair(tone="#6f7f73", wtone=WALNUT):
    """Low easy chair: open frame, slatted back, two loose cushions. Faces -y."""
    upright, across, along, cloth = wood(wtone, "z"), wood(wtone, "x"), wood(wtone, "y"), fabric(tone)
    up_back = Vector((0, cos(radians(68)), sin(radians(68))))
    out_of_back = Vector((0, -up_back.z, up_back.y))
    hinge = Vector((0, 0.285, 0.20))
    for s in (-1, 1):
        strut("front_leg", (s * 0.335, -0.30, 0.555), (s * 0.345, -0.345, 0), 0.020, 0.014, upright)
        strut("back_leg", (s * 0.335, 0.29, 0.545), (s * 0.345, 0.42, 0), 0.020, 0.014, upright)
        rbox("arm", (0.062, 0.74, 0.026), (s * 0.335, -0.01, 0.562), along, rot=(-1.5, 0, 0), bw=0.011, seg=5)
        rbox("side_rail", (0.024, 0.66, 0.055), (s * 0.335, -0.01, 0.272), along, rot=(-6, 0, 0), bw=0.006)
        foot = hinge + Vector((s * 0.25, 0, 0))
        strut("back_post", foot, foot + up_back * 0.70, 0.017, 0.013, upright)
    rbox("front_rail", (0.67, 0.026, 0.055), (0, -0.315, 0.305), across, bw=0.006)
    rbox("rear_rail", (0.67, 0.026, 0.055), (0, 0.285, 0.238), across, bw=0.006)
    for q in (0.30, 0.45, 0.60, 0.70):
        rbox("slat", (0.52, 0.016, 0.045), hinge + up_back * q, across, rot=(-22, 0, 0), bw=0.005)
    cushion("seat", (0.60, 0.60, 0.11), (0, -0.035, 0.350), cloth, rot=(-6, 0, 0), pressure=0.9, seed=61, stiff=32,
            cell=0.022, bend=0.3)
    cushion("back", (0.585, 0.60, 0.10), hinge + up_back * 0.44 + out_of_back * 0.085, cloth, rot=(68, 0, 0),
            pressure=1.15, seed=62, stiff=30, cell=0.022, bend=0.3)
