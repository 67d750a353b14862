"""How large the models are and what outline they have, for the test that compares sizes and for the silhouettes."""
import os
import random

import bpy
import numpy as np
from mathutils import Matrix

from .scene import SCENE, clear
from .studio import BACKDROP
from .views import Alike

# What stands in the picture but is not part of what is sold or stated: bedding, plants, candles, pencils, letters.
PROPS = {
    "hazel-upholstered-bed": ("mattress", "duvet", "throw", "pillow", "pillow_pipe"),
    "solveig-oak-bed": ("mattress", "duvet", "throw", "pillow", "pillow_pipe"),
    "vesta-brass-candlesticks": ("candle", "wick"),
    "glow-candle-set": ("wick",),
    "dune-vase-trio": ("stem", "head"),
    "fern-plant-stand": ("leaf", "stem"),
    "tidy-desk-organiser": ("pencil", "letter"),
    "hush-felt-baskets": ("strap", "rivet"),
}
# Things that lie on or close to each other, each of one part: told apart by their own axes, like what was turned as a group.
LOOSE = ("slice-cutting-boards", "dune-vase-trio")
# How a product is built for its outline, where the picture shows it rolled up.
LAID_OUT = {"fen-wool-rug": {"rolled": 0}}
# Things whose parts do not touch seen from above, or were turned each for itself, and still are one.
WHOLE = ("larder-pantry-cabinet", "moon-table-mirror", "stair-ladder-shelf", "sten-oak-wardrobe", "tidy-desk-organiser")


def measure(items):
    """The pieces of every product, largest first: width, depth, height and the circle round its axis, in cm."""
    sizes = {}
    for item in items.values():
        if item.kind == "products" and not item.main:
            build(item)
            pieces = (np.concatenate([points for points, _ in piece]) for piece in _pieces(item.slug))
            sizes[item.slug] = sorted((_size(points) for points in pieces), reverse=True)
    return sizes


def outlines(items, folder):
    """Write the triangles of the largest piece of every product and of its further sizes, as corners in cm."""
    for item in items.values():
        if item.kind != "products" or item.main and not (isinstance(item.shot, Alike) and item.shot.size):
            continue
        build(item, **LAID_OUT.get(item.slug, {}))
        pieces = _pieces(item.main or item.slug)
        largest = max(pieces, key=lambda piece: _size(np.concatenate([points for points, _ in piece])))
        corners = np.concatenate([points[triangles].reshape(-1, 3) for points, triangles in largest])
        (corners * 100).astype("<f4").tofile(os.path.join(folder, item.slug))


def build(item, **changes):
    clear()
    random.seed(1)
    item.builder(**{**item.params, **changes})
    bpy.context.view_layer.update()


def _pieces(slug):
    """The pieces of the product in the scene, each a list of parts (points, triangles) in its own axes."""
    props = tuple(name + "." for name in PROPS.get(slug, ()))
    groups = {}
    for obj in SCENE.objects:
        if obj.type not in ("MESH", "CURVE") or obj.name.startswith(BACKDROP) or (obj.name + ".").startswith(props):
            continue
        root = _root(obj)
        frame = obj if slug in LOOSE else root if root.type == "EMPTY" and slug not in WHOLE else None
        groups.setdefault(frame, []).append(obj)
    pieces = []
    for frame, objects in groups.items():
        into = frame.matrix_world.inverted() if frame else Matrix()
        parts = [_points(obj, into) for obj in objects]
        pieces += _apart(parts) if frame is None and slug not in WHOLE else [parts]
    return pieces


def _root(obj):
    while obj.parent:
        obj = obj.parent
    return obj


def _points(obj, into):
    evaluated = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    local = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", local)
    mesh.calc_loop_triangles()
    triangles = np.empty(len(mesh.loop_triangles) * 3, np.int32)
    mesh.loop_triangles.foreach_get("vertices", triangles)
    evaluated.to_mesh_clear()
    matrix = np.array(into @ obj.matrix_world)
    return local.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3], triangles.reshape(-1, 3)


def _apart(parts):
    """Parts whose outlines touch seen from above belong to one piece."""
    pieces = []
    for part in parts:
        low, high = part[0][:, :2].min(axis=0), part[0][:, :2].max(axis=0)
        touching = [piece for piece in pieces if (piece[0] <= high).all() and (piece[1] >= low).all()]
        for piece in touching:
            low, high = np.minimum(low, piece[0]), np.maximum(high, piece[1])
        pieces = [piece for piece in pieces if not any(piece is other for other in touching)]
        pieces.append((low, high, [part] + [p for piece in touching for p in piece[2]]))
    return [members for _, _, members in pieces]


def _size(points):
    low, high = points.min(axis=0), points.max(axis=0)
    around = 2 * np.hypot(points[:, 0], points[:, 1]).max()
    return [round(float(side) * 100, 1) for side in (*(high - low), around)]
