"""Cameras: a framed view for products, a placed one for rooms. Verticals stay vertical in both."""
from math import cos, radians, sin
from typing import NamedTuple

import bpy
import numpy as np
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


def outline():
    """Every vertex of what was built: bounding boxes of turned parts are larger than what is seen."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in SCENE.objects:
        if obj.type in ("MESH", "CURVE") and not obj.name.startswith(BACKDROP):
            evaluated = obj.evaluated_get(depsgraph)
            mesh = evaluated.to_mesh()
            local = np.empty(len(mesh.vertices) * 3)
            mesh.vertices.foreach_get("co", local)
            matrix = np.array(obj.matrix_world)
            points.append(local.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
            evaluated.to_mesh_clear()
    return np.concatenate(points)


def _on_film(points, camera, loc):
    """Low and high corner of the points on the film, in units of its width; None where they reach behind the lens."""
    seen = (points - np.array(loc)) @ np.array(camera.rotation_euler.to_matrix())
    if seen[:, 2].max() > -0.05:
        return None
    film = camera.data.lens / camera.data.sensor_width * seen[:, :2] / -seen[:, 2:]
    return film.min(axis=0), film.max(axis=0)


def frame(shot):
    """Fit everything built so far into the picture (the resolution must be set before).

    The camera stays level and the film is shifted instead, as in a view camera, so that legs stay upright.
    """
    bpy.context.view_layer.update()
    points = outline()
    az, el = radians(shot.az), radians(shot.el)
    towards = Vector((sin(az) * cos(el), -cos(az) * cos(el), sin(el)))
    camera = _new_camera(shot.lens)
    camera.rotation_euler = Vector((-towards.x, -towards.y, 0)).to_track_quat("-Z", "Y").to_euler()
    middle = Vector((points.min(axis=0) + points.max(axis=0)) / 2)
    room = shot.fill * np.array((1, SCENE.render.resolution_y / SCENE.render.resolution_x))
    near, far = 0.0, 100.0
    for _ in range(24):
        camera.location = middle + towards * (near + far) / 2
        film = _on_film(points, camera, camera.location)
        if film is None or (film[1] - film[0] > room).any():
            near = (near + far) / 2
        else:
            far = (near + far) / 2
    camera.location = middle + towards * far
    low, high = _on_film(points, camera, camera.location)
    camera.data.shift_x, camera.data.shift_y = (low + high) / 2
    return camera


def place(view):
    """Put the camera where the view says."""
    camera = aim(_new_camera(view.lens), view.loc, view.target)
    camera.data.shift_y = view.shift
    return camera
