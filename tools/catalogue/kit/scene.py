"""The one Blender scene everything is built into, and grouping of what a builder made."""
from math import radians

import bpy

SCENE = bpy.context.scene


def clear():
    """Remove the default cube, lamp and camera, or what was built before."""
    for obj in list(bpy.data.objects):
        bpy.data.objects.remove(obj)
    # Materials stay: equal ones are shared, also by what is built next.
    for kept in (bpy.data.meshes, bpy.data.curves, bpy.data.lights, bpy.data.cameras):
        for data in list(kept):
            kept.remove(data)


def link(name, data):
    """Create an object for `data` and put it into the scene."""
    obj = bpy.data.objects.new(name, data)
    SCENE.collection.objects.link(obj)
    return obj


def group(builder, loc=(0, 0, 0), rz=0.0, *args, **params):
    """Run a builder and move everything it made as one piece."""
    before = set(SCENE.objects)
    builder(*args, **params)
    handle = link(builder.__name__, None)
    for obj in SCENE.objects:
        if obj not in before and obj is not handle and obj.parent is None:
            obj.parent = handle
    handle.location = loc
    handle.rotation_euler = (0, 0, radians(rz))
    return handle
