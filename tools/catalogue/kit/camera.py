"""Cameras: a framed view for products, a placed one for rooms. Verticals stay vertical in both."""
from math import cos, radians, sin, tan
from typing import NamedTuple

import bpy
from mathutils import Vector

from .scene import SCENE, link
from .studio import BACKDROP, aim


class Shot(NamedTuple):
    """How a product is photographed: turn and height in degrees, lens in mm, share of the frame it fills.

    `light` scales the studio lamps for very dark or very pale things; small things need a nearer backdrop.
    """

    az: float = 20
    el: float = 10
    lens: float = 65
    fill: float = 0.84
    exposure: float = 0.5
    light: float = 1.0


class View(NamedTuple):
    """How a room is photographed: place, point looked at, lens, picture size and vertical shift."""

    loc: tuple
    target: tuple
    lens: float = 37
    size: tuple = (1920, 900)
    shift: float = 0.0
    exposure: float = 0.3


def _new_camera(lens):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    SCENE.camera = link("camera", data)
    return SCENE.camera


def _corners(depsgraph):
    points = []
    for obj in SCENE.objects:
        if obj.type in ("MESH", "CURVE") and not obj.name.startswith(BACKDROP):
            points += [obj.matrix_world @ Vector(corner) for corner in obj.evaluated_get(depsgraph).bound_box]
    return points


def frame(shot):
    """Fit everything built so far into the picture (the resolution must be set before)."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points = _corners(depsgraph)
    az, el = radians(shot.az), radians(shot.el)
    towards = Vector((sin(az) * cos(el), -cos(az) * cos(el), sin(el)))
    camera = _new_camera(shot.lens)
    camera.rotation_euler = (-towards).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()
    fitted, _ = camera.camera_fit_coords(depsgraph, [c for p in points for c in p])
    middle = sum(points, Vector()) / len(points)
    distance = (Vector(fitted) - middle).length
    camera.location = Vector(fitted) + towards * distance * (1 / shot.fill - 1)
    # Level the camera and shift the film instead, as a view camera does: legs stay upright.
    camera.rotation_euler = Vector((-towards.x, -towards.y, 0)).to_track_quat("-Z", "Y").to_euler()
    camera.data.shift_y = -tan(el) * shot.lens / 36
    return camera


def place(view):
    """Put the camera where the view says."""
    camera = aim(_new_camera(view.lens), view.loc, view.target)
    camera.data.shift_y = view.shift
    return camera
