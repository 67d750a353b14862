"""The product studio: seamless warm backdrop and the same three lamps for every product."""
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from .geometry import add
from .materials import plain
from .scene import SCENE, link

BACKDROP = "backdrop"


def aim(obj, loc, target):
    obj.location = loc
    obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return obj


def area(loc, target, size, power, color=(1, 1, 1), spread=180):
    """A soft box at `loc` looking at `target`."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    lamp.energy = power
    lamp.color = color
    lamp.spread = radians(spread)
    return aim(link("area", lamp), loc, target)


def bulb(loc, power, color=(1, 0.80, 0.60), radius=0.045):
    """The warm light inside a lamp."""
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy = power
    lamp.color = color
    lamp.shadow_soft_size = radius
    obj = link("bulb", lamp)
    obj.location = loc
    return obj


def sun(direction, strength=8.0, angle=1.2, color=(1, 0.88, 0.70)):
    """Sunlight travelling along `direction`; the angle softens its shadows."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = strength
    lamp.angle = radians(angle)
    lamp.color = color
    obj = link("sun", lamp)
    obj.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return obj


def world(color, strength):
    """Even light from all sides."""
    data = bpy.data.worlds.new("world")
    SCENE.world = data
    data.use_nodes = True
    background = data.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength


def studio(k=1.0, back=2.2, tone="#e4dcd0"):
    """Backdrop with a 1.6 m sweep, key, fill and top light. More world light would erase contact shadows."""
    sweep = [(back - 1.6 + 1.6 * sin(t * pi / 48), 1.6 - 1.6 * cos(t * pi / 48)) for t in range(25)]
    profile = [(-14, 0)] + sweep + [(back, 7)]
    n = len(profile)
    add(BACKDROP, [(x, y, z) for x in (-12, 12) for y, z in profile],
        [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], plain(tone, 0.9, spec=0.12))
    area((-3.4, -2.6, 3.6), (0, 0, 0.4), (1.9, 1.9), 430 * k, (1, 0.955, 0.90))
    area((4.2, -2.2, 2.2), (0, 0, 0.5), (3, 3), 38 * k, (0.93, 0.96, 1))
    area((0.4, 0.9, 4.4), (0, 0.3, 0), (4.0, 2.0), 95 * k)
    world((1, 0.985, 0.96), 0.15 * k)
