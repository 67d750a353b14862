"""Shapes beyond boxes and bars: soft slabs, bent sheets, turned solids, bundles of strands."""
from math import cos, dist, pi, radians, sin

import bpy

from kit.geometry import add, bevel, grid_faces, lathe, solidify, subdivide
from kit.scene import link


def superellipse(angle, exponent):
    """Point of the unit superellipse: exponent 2 is a circle, 5 nearly a square."""
    c, s = cos(angle), sin(angle)
    return abs(c) ** (2 / exponent) * (1 if c >= 0 else -1), abs(s) ** (2 / exponent) * (1 if s >= 0 else -1)


def pad(name, size, loc, mat, rot=(0, 0, 0), outline=3.0, edge=3.5, warp=None, rings=22, spokes=96):
    """A soft slab: superellipse outline, its edges rounded over (2 is a pebble, 5 nearly a board).

    warp(x, y, z) bends or dishes it after shaping.
    """
    a, b, c = (s / 2 for s in size)
    # Radii crowd towards the rim, where the rounding happens.
    radii = [sin(pi / 2 * k / rings) for k in range(1, rings + 1)]
    layers = [(r, 1) for r in radii] + [(r, -1) for r in reversed(radii[:-1])]
    verts = [(0, 0, c)]
    for r, side in layers:
        lift = c * max(0.0, 1 - r ** edge) ** (1 / edge) * side
        for k in range(spokes):
            x, y = superellipse(2 * pi * k / spokes, outline)
            verts.append((a * r * x, b * r * y, lift))
    verts.append((0, 0, -c))
    if warp:
        verts = [warp(*v) for v in verts]
    return add(name, verts, _pad_faces(len(layers), spokes), mat, loc, rot)


def _pad_faces(layers, spokes):
    last, base = 1 + layers * spokes, 1 + (layers - 1) * spokes
    faces = []
    for k in range(spokes):
        after = (k + 1) % spokes
        faces.append((0, 1 + k, 1 + after))
        for ring in range(layers - 1):
            i, j = 1 + ring * spokes, 1 + (ring + 1) * spokes
            faces.append((i + k, j + k, j + after, i + after))
        faces.append((last, base + after, base + k))
    return faces


def pad_seam(size, loc, mat, radius=0.003, rot=(0, 0, 0), outline=3.0, warp=None, z=0.0, spokes=96):
    """Piping around the widest line of a pad with the same size, outline and warp."""
    line = []
    for k in range(spokes):
        x, y = superellipse(2 * pi * k / spokes, outline)
        point = (x * size[0] / 2, y * size[1] / 2, z)
        line.append(warp(*point) if warp else point)
    seam = strands("seam", [line], radius, mat, cyclic=True)
    seam.location, seam.rotation_euler = loc, [radians(angle) for angle in rot]
    return seam


def sheet(name, point, divisions, size, mat, thickness=0.012, bw=0.003):
    """A bent sheet: point(u, v) with u, v in 0..1 gives the position, size in metres feeds the UVs."""
    nu, nv = divisions
    verts = [point(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    obj = add(name, verts, grid_faces(nu, nv), mat)
    layer = obj.data.uv_layers.new(name="metric")
    for loop in obj.data.loops:
        i, j = loop.vertex_index % (nu + 1), loop.vertex_index // (nu + 1)
        layer.data[loop.index].uv = (i / nu * size[0], j / nv * size[1])
    subdivide(obj, 1)
    solidify(obj, thickness, offset=0)
    return bevel(obj, min(bw, thickness * 0.45), 3)


def turned_solid(name, profile, mat, loc=(0, 0, 0), seg=96):
    """A lathe whose UVs run along the profile, so that the grain follows a flaring foot instead of cutting it."""
    obj = lathe(name, profile, mat, loc, seg=seg, cap=False)
    layer = obj.data.uv_layers.new(name="metric")
    lengths = [0.0]
    for a, b in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + dist(a, b))
    around = 2 * pi * sum(r for r, _ in profile) / len(profile) / seg
    for face in obj.data.polygons:
        row, step = divmod(face.index, seg)
        for loop, (i, k) in zip(face.loop_indices, ((0, 0), (1, 0), (1, 1), (0, 1))):
            layer.data[loop].uv = ((step + i) * around, lengths[row + k])
    return obj


def strands(name, lines, radius, mat, cyclic=False):
    """Many round strands as one object; each line is a list of points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, 3, True
    for line in lines:
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for point, position in zip(spline.points, line):
            point.co = (*position, 1)
        spline.use_cyclic_u, spline.use_smooth = cyclic, True
    curve.materials.append(mat)
    return link(name, curve)


def spline(points, steps=8):
    """Catmull-Rom curve through points of the plane."""
    result = []
    padded = [points[0], *points, points[-1]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for t in (step / steps for step in range(steps)):
            result.append(tuple(
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                for p, q, r, s in zip(a, b, c, d)
            ))
    return [*result, points[-1]]


def smooth_profile(points, steps=8):
    """A turned shape from a handful of (radius, height) points."""
    return [(max(0.0, r), z) for r, z in spline(points, steps)]


def ease(t):
    """0 to 1 without corners, clamped at both ends."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)
