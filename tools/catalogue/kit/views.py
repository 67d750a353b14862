"""Further pictures of a product beside its main one: turned round, from near, in another material or size."""
from math import cos, radians, sin
from typing import NamedTuple

import bpy
from mathutils import Vector

from .camera import frame
from .rays import first_hit
from .scene import SCENE, clear, group
from .studio import BACKDROP, aim


class Turned(NamedTuple):
    """The product turned on the spot, so that it is seen from `az` in the same light; the rest as in a Shot.

    Things that bring their own wall or mirror a room cannot turn: with still=True the camera walks instead.
    Another `size` is seen by the camera of the main one, so that it looks larger or smaller.
    """

    az: float
    el: float
    lens: float = 65
    fill: float = 0.84
    exposure: float = 0.5
    light: float = 1.0
    still: bool = False
    size: bool = False


class Detail(NamedTuple):
    """What lies at (x, y) of the main picture (shares from the left and the top), `width` cm of it, from near.

    `turn` and `rise` move the camera round that point; `blur` opens the lens.
    """

    x: float
    y: float
    width: float
    turn: float = 0
    rise: float = 6
    blur: float = 1.0
    lens: float = 85
    exposure: float = 0.5
    light: float = 1.0


class Alike(NamedTuple):
    """Another value of an option from exactly the camera of the main picture; `size` when its shape differs."""

    size: bool = False
    exposure: float = 0.5
    light: float = 1.0


def turned(item, main, view):
    """Build the product turned away from its main picture and fit it into the frame."""
    if view.still:
        item.builder(**item.params)
        return frame(view)

    def build(params):
        group(item.builder, (0, 0, 0), main.shot.az - view.az, **params)

    return _framed(build, item, main, view._replace(az=main.shot.az), view.size)


def alike(item, main, view):
    """Build the value in front of the camera of the main picture."""
    return _framed(lambda params: item.builder(**params), item, main, main.shot, view.size)


def _framed(build, item, main, shot, same_camera):
    """Fit the item into the frame, or photograph it with the camera that fits the main one."""
    if not same_camera:
        build(item.params)
        return frame(shot)
    build(main.params)
    camera = frame(shot)
    kept = (camera.data.lens, camera.location.copy(), camera.rotation_euler.copy(), camera.data.shift_x,
            camera.data.shift_y)
    clear()
    build(item.params)
    camera = frame(shot)
    (camera.data.lens, camera.location, camera.rotation_euler, camera.data.shift_x, camera.data.shift_y) = kept
    return camera


def detail(item, main, view):
    """Go near to one point of the main picture; only that point is sharp."""
    item.builder(**item.params)
    camera = frame(main.shot)
    point = _seen_at(camera, view.x, view.y)
    az, el = radians(main.shot.az + view.turn), radians(main.shot.el + view.rise)
    towards = Vector((sin(az) * cos(el), -cos(az) * cos(el), sin(el)))
    width = view.width / 100
    data = camera.data
    data.lens, data.shift_x, data.shift_y = view.lens, 0, 0
    distance = width * data.lens / data.sensor_width
    data.clip_start = 0.01
    data.dof.use_dof = True
    data.dof.focus_distance = distance
    data.dof.aperture_fstop = data.lens / 1000 / (0.11 * view.blur * width)
    return aim(camera, point + towards * distance, point)


def _seen_at(camera, x, y):
    """The point of the product at (x, y) of the picture, or the nearest one beside it."""
    bpy.context.view_layer.update()
    aspect = SCENE.render.resolution_y / SCENE.render.resolution_x
    for step in range(400):
        reach, angle = 0.0012 * step ** 0.75, 2.4 * step
        across = x + reach * cos(angle) - 0.5 + camera.data.shift_x
        up = (0.5 - y + reach * sin(angle)) * aspect + camera.data.shift_y
        seen = first_hit(camera, across, up)
        if seen and not seen[1].name.startswith(BACKDROP):
            return seen[0]
    raise SystemExit("nothing is seen there")
