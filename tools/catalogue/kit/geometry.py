"""Hard shapes. Sizes in metres, rotations in degrees; every edge is bevelled because real ones are."""
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from .scene import link


def add(name, verts, faces, mat, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True):
    """A mesh from raw vertices and faces."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    mesh.update()
    obj = link(name, mesh)
    obj.location = loc
    obj.rotation_euler = [radians(a) for a in rot]
    if mat:
        mesh.materials.append(mat)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return obj


def grid_faces(nx, ny):
    """Quads of a grid of (nx+1) x (ny+1) vertices stored row by row."""
    row = nx + 1
    return [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
            for j in range(ny) for i in range(nx)]


def auto_smooth(obj, degrees):
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = radians(degrees)
    return obj


def bevel(obj, width, seg=4):
    """Round the sharp edges of `obj`."""
    modifier = obj.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = seg
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = radians(40)
    modifier.harden_normals = False
    return auto_smooth(obj, 50)


def subdivide(obj, levels=1):
    modifier = obj.modifiers.new("subdivide", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return obj


def solidify(obj, thickness, offset=-1.0):
    modifier = obj.modifiers.new("solidify", "SOLIDIFY")
    modifier.thickness = thickness
    modifier.offset = offset
    return obj


def rbox(name, size, loc, mat, rot=(0, 0, 0), bw=0.006, seg=4):
    """Rounded box: the board, rail or panel that most furniture is made of."""
    x, y, z = [s / 2 for s in size]
    verts = [(a, b, c) for c in (-z, z) for b in (-y, y) for a in (-x, x)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return bevel(add(name, verts, faces, mat, loc, rot), min(bw, min(size) * 0.49), seg)


def lathe(name, prof, mat, loc=(0, 0, 0), rot=(0, 0, 0), seg=64, bw=0.0, cap=True):
    """Revolve a profile [(radius, z)...] round z; open ends are closed unless cap=False."""
    verts, faces = [], []
    for r, z in prof:
        verts += [(r * cos(2 * pi * i / seg), r * sin(2 * pi * i / seg), z) for i in range(seg)]
    for k in range(len(prof) - 1):
        faces += [(k * seg + i, k * seg + (i + 1) % seg, (k + 1) * seg + (i + 1) % seg, (k + 1) * seg + i)
                  for i in range(seg)]
    if cap and prof[0][0] > 0:
        faces.append(tuple(reversed(range(seg))))
    if cap and prof[-1][0] > 0:
        faces.append(tuple(range((len(prof) - 1) * seg, len(prof) * seg)))
    obj = add(name, verts, faces, mat, loc, rot)
    return bevel(obj, bw, 3) if bw else auto_smooth(obj, 35)


def strut(name, a, b, r0, r1, mat, seg=40, bw=0.004):
    """Round tapered bar from a (radius r0) to b (radius r1). Its grain runs along z."""
    start, end = Vector(a), Vector(b)
    obj = lathe(name, [(r0, 0), (r1, (end - start).length)], mat, seg=seg, bw=bw)
    obj.rotation_mode = "QUATERNION"
    obj.rotation_quaternion = Vector((0, 0, 1)).rotation_difference(end - start)
    obj.location = start
    return obj


def beam(name, a, b, width, depth, mat, bw=0.005, width_end=None, depth_end=None):
    """Rectangular bar from a to b, tapering to width_end x depth_end. Its grain runs along z."""
    start, end = Vector(a), Vector(b)
    length = (end - start).length
    wide, deep = width_end or width, depth_end or depth
    verts = [(x * w / 2, y * d / 2, z) for z, w, d in ((0, width, depth), (length, wide, deep))
             for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7)] + [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    obj = bevel(add(name, verts, faces, mat), bw)
    obj.rotation_mode = "QUATERNION"
    obj.rotation_quaternion = Vector((0, 0, 1)).rotation_difference(end - start)
    obj.location = start
    return obj


def tube(name, pts, r, mat, cyclic=False, kind="POLY"):
    """Round wire through points; kind='BEZIER' for a smooth curve."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = r
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    spline = curve.splines.new(kind)
    if kind == "BEZIER":
        spline.bezier_points.add(len(pts) - 1)
        for knot, p in zip(spline.bezier_points, pts):
            knot.co = p
            knot.handle_left_type = knot.handle_right_type = "AUTO"
    else:
        spline.points.add(len(pts) - 1)
        for knot, p in zip(spline.points, pts):
            knot.co = (*p, 1)
    spline.use_cyclic_u = cyclic
    spline.use_smooth = True
    curve.materials.append(mat)
    return link(name, curve)


def circle(r, z=0.0, n=64, centre=(0, 0)):
    """Points of a horizontal circle, for rims and rings."""
    return [(centre[0] + r * cos(2 * pi * t / n), centre[1] + r * sin(2 * pi * t / n), z) for t in range(n)]


def arc_slab(name, R, a0, a1, z0, z1, th, mat, loc, rot=(0, 0, 0), n=28, crown=0.0, bw=0.007):
    """Curved back rest: a slab bent round the z axis, its top edge optionally crowned."""
    verts, faces = [], []
    for i in range(n + 1):
        t = i / n
        angle = radians(a0 + (a1 - a0) * t)
        top = z1 + crown * (1 - (2 * t - 1) ** 2)
        for r, z in ((R, z0), (R, top), (R + th, top), (R + th, z0)):
            verts.append((r * sin(angle), r * cos(angle) - R, z))
    for i in range(n):
        faces += [(i * 4 + k, i * 4 + (k + 1) % 4, (i + 1) * 4 + (k + 1) % 4, (i + 1) * 4 + k) for k in range(4)]
    faces += [(3, 2, 1, 0), tuple(n * 4 + k for k in range(4))]
    return bevel(add(name, verts, faces, mat, loc, rot), bw, 3)
