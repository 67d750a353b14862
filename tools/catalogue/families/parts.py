"""Joinery shared by the wooden families: boards, legs, knobs."""
from mathutils import Vector

from families.shapes import smooth_profile
from kit.geometry import lathe, rbox, strut
from kit.materials import wood


def cm(*values):
    """Centimetres as the catalogue states them, in the metres Blender works with."""
    metres = tuple(value / 100 for value in values)
    return metres[0] if len(metres) == 1 else metres


def board(name, size, loc, tone, rot=(0, 0, 0), bw=0.003):
    """A wooden board whose grain runs along its longest side."""
    longest = max(range(3), key=lambda i: size[i])
    return rbox(name, size, loc, wood(tone, "xyz"[longest]), rot=rot, bw=bw)


def splayed_legs(width, depth, height, mat, inset=0.07, splay=0.04, top=0.024, foot=0.014):
    """Four round tapered legs under a width x depth rectangle, spreading outwards to the floor."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (width / 2 - inset), sy * (depth / 2 - inset)
            strut("leg", (x, y, height), (x + sx * splay, y + sy * splay, 0), top, foot, mat)


def turned(name, a, b, radii, mat, seg=32):
    """A turned bar from a to b whose thickness swells and shrinks through evenly spaced radii."""
    start, end = Vector(a), Vector(b)
    length = (end - start).length
    profile = smooth_profile([(r, length * k / (len(radii) - 1)) for k, r in enumerate(radii)])
    obj = lathe(name, profile, mat, seg=seg)
    obj.rotation_mode = "QUATERNION"
    obj.rotation_quaternion = Vector((0, 0, 1)).rotation_difference(end - start)
    obj.location = start
    return obj


def knob(loc, mat, radius=0.013, depth=0.026):
    """Turned knob on a front that faces -y."""
    profile = [(radius * 0.6, 0), (radius * 0.5, depth * 0.4), (radius, depth * 0.72), (radius * 0.9, depth * 0.95),
               (0, depth)]
    return lathe("knob", profile, mat, loc, rot=(90, 0, 0), seg=40)


def between(a, b, t):
    """The point at share t of the way from a to b."""
    return tuple(p + (q - p) * t for p, q in zip(a, b))
