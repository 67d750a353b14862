"""Shapes beyond boxes and bars: soft slabs, bent sheets, boards with rounded corners, bundles of strands."""
from math import atan2, cos, pi, radians, sin

import bpy

from kit.geometry import add, bevel, grid_faces, solidify, subdivide
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


def rounded_outline(width, depth, corner, steps=10):
    """Outline of a rectangle with rounded corners, counter-clockwise."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            angle = radians(start + 90 * k / steps)
            points.append((cx * (width / 2 - corner) + corner * cos(angle), cy * (depth / 2 - corner) + corner * sin(angle)))
    return points


def slab(name, outline, thickness, loc, mat, rot=(0, 0, 0), bw=0.006, hole=None):
    """A board of any convex outline in the xy plane, centred on its thickness.

    hole = (x, y, half width, half height) cuts a rounded opening through it.
    """
    edge = None
    if hole:
        outline, edge = _rings_around(outline, hole)
    n, half = len(outline), thickness / 2
    verts = [(x, y, z) for z in (-half, half) for x, y in outline]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    if edge:
        verts += [(x, y, z) for z in (-half, half) for x, y in edge]
        faces += [(3 * n + i, 3 * n + (i + 1) % n, 2 * n + (i + 1) % n, 2 * n + i) for i in range(n)]
        faces += [(n + i, n + (i + 1) % n, 3 * n + (i + 1) % n, 3 * n + i) for i in range(n)]
        faces += [(i, 2 * n + i, 2 * n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    else:
        faces += [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    obj = bevel(add(name, verts, faces, mat, loc, rot), bw, 4)
    obj.modifiers[-1].harden_normals = True
    return obj


def _rings_around(outline, hole):
    """The outline and the edge of the hole, with one point each in the same directions from the hole's centre."""
    x0, y0, a, b = hole
    power = 2 if a == b else 4
    angles = sorted([atan2(y - y0, x - x0) for x, y in outline] + [2 * pi * k / 48 - pi + 0.01 for k in range(48)])
    outer, inner = [], []
    for angle in angles:
        c, s = cos(angle), sin(angle)
        reach = (abs(c / a) ** power + abs(s / b) ** power) ** (-1 / power)
        far = _distance_to(outline, (x0, y0), (c, s))
        inner.append((x0 + reach * c, y0 + reach * s))
        outer.append((x0 + far * c, y0 + far * s))
    return outer, inner


def _distance_to(outline, origin, direction):
    """How far a ray from inside a convex outline runs until it leaves it."""
    (px, py), (dx, dy) = origin, direction
    best = 0.0
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        ex, ey = bx - ax, by - ay
        cross = dx * ey - dy * ex
        if abs(cross) < 1e-12:
            continue
        t = ((ax - px) * ey - (ay - py) * ex) / cross
        along = ((ax - px) * dy - (ay - py) * dx) / cross
        if t > 0 and -1e-6 <= along <= 1 + 1e-6:
            best = max(best, t)
    return best


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


def smooth_profile(points, steps=8):
    """Catmull-Rom through (radius, height) points, so that a turned shape needs only a handful of them."""
    result = []
    padded = [points[0], *points, points[-1]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            result.append(tuple(
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                for p, q, r, s in zip(a, b, c, d)
            ))
    result.append(points[-1])
    return [(max(0.0, r), z) for r, z in result]


def ease(t):
    """0 to 1 without corners, clamped at both ends."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)
