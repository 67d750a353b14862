"""The meshes of products with options and what each part is made of, for the 3-D models on product pages."""
import json
import os

import bpy
import numpy as np

from products.choices import SIZES, value_of

from .measure import LAID_OUT, build
from .scene import SCENE
from .studio import BACKDROP

# Materials whose name says nothing about how they look are plain.
PATTERNS = {"wood": "wood", "staves": "wood", "fine-wood": "wood", "bent-wood": "wood", "fabric": "cloth",
            "boucle": "boucle", "leather": "leather"}


def export(items, options, folder):
    """Write `<slug>.json` and `<slug>.bin` for each product with an option, further files for its further sizes."""
    for slug, (option,) in options.items():
        keys = [value["key"] for value in option["values"]]
        same_shape = [key for key in keys if key not in SIZES]
        if not same_shape:
            for key in keys:
                _write(folder, slug if key == keys[0] else f"{slug}.{key}", [(key, _parts(items[slug], key, keys[0]))])
        else:
            _write(folder, slug, [(key, _parts(items[slug], key, keys[0])) for key in same_shape])


def _parts(item, key, default):
    """Every part of the product in one value of its option: name, corners, triangles and material."""
    changes = {} if key == default else value_of(item.slug, key)
    build(item, **LAID_OUT.get(item.slug, {}), **changes)
    parts = []
    for obj in SCENE.objects:
        if obj.type in ("MESH", "CURVE") and not obj.name.startswith(BACKDROP):
            parts += _split_by_material(obj)
    return parts


def _split_by_material(obj):
    evaluated = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    corners = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", corners)
    mesh.calc_loop_triangles()
    triangles = np.empty(len(mesh.loop_triangles) * 3, np.int32)
    mesh.loop_triangles.foreach_get("vertices", triangles)
    slots = np.empty(len(mesh.loop_triangles), np.int32)
    mesh.loop_triangles.foreach_get("material_index", slots)
    materials = [slot.material for slot in obj.material_slots]
    matrix = [list(row) for row in obj.matrix_world]
    evaluated.to_mesh_clear()
    return [{"name": obj.name, "matrix": matrix, "corners": corners,
             "triangles": triangles.reshape(-1, 3)[slots == index].ravel(), "material": _described(material)}
            for index, material in enumerate(materials) if material and (slots == index).any()]


def _described(material):
    """What a part is made of, read from its shader: pattern, average colour (linear), roughness, metal, axis of the grain."""
    nodes = material.node_tree.nodes
    kind = material.name.split(".")[0]
    principled = nodes["Principled BSDF"]
    average = nodes.get("Diffuse BSDF")
    colour = (average.inputs["Color"] if average else principled.inputs["Base Color"]).default_value
    return {"kind": kind, "pattern": PATTERNS.get(kind), "colour": [round(c, 4) for c in colour[:3]],
            "roughness": principled.inputs["Roughness"].default_value,
            "metallic": principled.inputs["Metallic"].default_value, "axis": _grain_axis(nodes)}


def _grain_axis(nodes):
    """The axis along which the texture is stretched most."""
    scales = [list(node.inputs["Scale"].default_value) for node in nodes if node.bl_idname == "ShaderNodeMapping"]
    stretched = [scale for scale in scales if max(scale) > 2 * min(scale)]
    return "xyz"[int(np.argmin(stretched[0]))] if stretched else "x"


def _write(folder, name, values):
    """Corners and triangles of the first value; all values must have the same parts."""
    shape = values[0][1]
    for key, parts in values:
        if [len(part["triangles"]) for part in parts] != [len(part["triangles"]) for part in shape]:
            raise SystemExit(f"{name} has other parts in {key}")
    with open(os.path.join(folder, name + ".bin"), "wb") as data:
        for part in shape:
            data.write(part["corners"].astype("<f4").tobytes())
            data.write(part["triangles"].astype("<u4").tobytes())
    described = [{"name": part["name"], "matrix": part["matrix"], "corners": len(part["corners"]),
                  "triangles": len(part["triangles"]),
                  "materials": {key: parts[index]["material"] for key, parts in values}}
                 for index, part in enumerate(shape)]
    with open(os.path.join(folder, name + ".json"), "w", encoding="utf-8") as target:
        json.dump({"values": [key for key, _ in values], "parts": described}, target)
