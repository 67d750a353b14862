"""What a ray from the camera meets first."""
import bpy
from mathutils import Vector

from .scene import SCENE

STEP = 0.001


def first_hit(camera, across, up):
    """Point and object that the camera sees at a place of its film (in widths from its middle), or None.

    What only mirrors see stands in the way of rays, but not in the picture.
    """
    film = camera.data.sensor_width / camera.data.lens
    ray = (camera.matrix_world.to_3x3() @ Vector((across * film, up * film, -1))).normalized()
    depsgraph, place = bpy.context.evaluated_depsgraph_get(), camera.location
    while True:
        hit, place, _, _, obj, _ = SCENE.ray_cast(depsgraph, place, ray)
        if not hit:
            return None
        if obj.visible_camera:
            return place, obj
        place = place + ray * STEP
