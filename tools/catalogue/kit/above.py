"""A picture straight from above, for things that lie flat."""
from math import pi
from typing import NamedTuple

import bpy

from .camera import View, outline, place
from .scene import SCENE, group

SENSOR = 36


class Above(NamedTuple):
    """The product laid flat, turned by `turn` degrees on the ground, and seen from straight above."""

    turn: float = 90
    lens: float = 65
    fill: float = 0.86
    exposure: float = 0.38
    light: float = 1.0


def above(item, _main, view):
    """Build the product on the ground and hang the camera over its middle."""
    group(item.builder, (0, 0, 0), view.turn, **item.params)
    bpy.context.view_layer.update()
    points = outline()
    low, high = points.min(axis=0), points.max(axis=0)
    x, y, z = (low + high) / 2
    wide, deep, _ = (high - low) / view.fill
    width = max(wide, deep * SCENE.render.resolution_x / SCENE.render.resolution_y)
    camera = place(View((x, y, z + width * view.lens / SENSOR), (x, y, z), view.lens))
    # The front of the studio is the upper edge of the picture, so that the light falls into it from above.
    camera.rotation_euler = (0, 0, pi)
    return camera
