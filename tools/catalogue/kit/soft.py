"""Soft parts by cloth simulation: cushions are inflated, duvets fall. Results are kept on disk."""
import hashlib
import os
import random

import bpy
import numpy as np
from mathutils import Vector, noise

from .geometry import add, grid_faces, solidify, subdivide, tube
from .scene import SCENE

CACHE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".cache")


def remembered(key, compute):
    """The array of `compute`, from disk when the same key was computed before."""
    os.makedirs(CACHE, exist_ok=True)
    path = os.path.join(CACHE, hashlib.md5(repr(key).encode()).hexdigest() + ".npy")
    if not os.path.exists(path):
        np.save(path, compute())
    return np.load(path)


def _simulate(obj, frames, configure):
    """Run a cloth simulation without a window and return the vertices it ends with."""
    modifier = obj.modifiers.new("cloth", "CLOTH")
    configure(modifier.settings, modifier.collision_settings)
    modifier.point_cache.frame_start = SCENE.frame_start = 1
    modifier.point_cache.frame_end = SCENE.frame_end = frames
    for frame in range(1, frames + 1):
        SCENE.frame_set(frame)
    evaluated = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    result = np.array([v.co[:] for v in mesh.vertices])
    evaluated.to_mesh_clear()
    obj.modifiers.remove(modifier)
    SCENE.frame_set(1)
    return result


class _BoxGrid:
    """Closed box of small quads, with the vertex rings of its lower and upper seam."""

    def __init__(self, size, cells):
        self.size, self.cells = size, cells
        self.verts, self.faces, self._index = [], [], {}
        nx, ny, nz = cells
        self._side(0, 1, 2, nx, ny, nz)
        self._side(1, 2, 0, ny, nz, nx)
        self._side(2, 0, 1, nz, nx, ny)
        self.lower, self.upper = self._ring(0), self._ring(nz)

    def _vertex(self, *cell):
        if cell not in self._index:
            self._index[cell] = len(self.verts)
            self.verts.append(tuple((c / n - 0.5) * s for c, n, s in zip(cell, self.cells, self.size)))
        return self._index[cell]

    def _side(self, u_axis, v_axis, w_axis, nu, nv, nw):
        def at(u, v, w):
            cell = [0, 0, 0]
            cell[u_axis], cell[v_axis], cell[w_axis] = u, v, w
            return self._vertex(*cell)

        for u in range(nu):
            for v in range(nv):
                self.faces.append((at(u, v, nw), at(u + 1, v, nw), at(u + 1, v + 1, nw), at(u, v + 1, nw)))
                self.faces.append((at(u, v, 0), at(u, v + 1, 0), at(u + 1, v + 1, 0), at(u + 1, v, 0)))

    def _ring(self, k):
        nx, ny, _ = self.cells
        cells = ([(i, 0) for i in range(nx)] + [(nx, j) for j in range(ny)]
                 + [(i, ny) for i in range(nx, 0, -1)] + [(0, j) for j in range(ny, 0, -1)])
        return [self._vertex(i, j, k) for i, j in cells]


def _inflate(verts, faces, frames, pressure, stiff, bend):
    def configure(settings, collision):
        settings.quality = 6
        settings.mass = 0.25
        settings.tension_stiffness = settings.compression_stiffness = stiff
        settings.shear_stiffness = stiff * 0.4
        settings.bending_stiffness = bend
        settings.tension_damping = settings.compression_damping = 12
        settings.air_damping = 3
        settings.use_pressure = True
        settings.uniform_pressure_force = pressure
        settings.effector_weights.gravity = 0
        collision.use_collision = False
        collision.use_self_collision = False

    obj = add("inflating", verts, faces, None)
    result = _simulate(obj, frames, configure)
    bpy.data.objects.remove(obj)
    return result


def _smoothed(points):
    n = len(points)
    return [np.mean([points[(i + d) % n] for d in (-1, 0, 1)], axis=0) for i in range(n)]


def _seams(coords, grid, thin, rings):
    """Closed lines for the piping: two edges of a box cushion, the middle of a throw pillow."""
    if thin:
        return [[(coords[a] + coords[b]) / 2 * 1.002 for a, b in zip(grid.lower, grid.upper)]]
    wanted = [grid.lower, grid.upper] if rings == "both" else [grid.upper]
    return [[coords[i] * 0.998 for i in ring] for ring in wanted]


def cushion(name, size, loc, mat, rot=(0, 0, 0), pressure=4.0, cell=0.028, frames=22, seed=0, piping=0.0045,
            pmat=None, bend=0.4, stiff=25.0, jitter=0.004, rings="both"):
    """Inflated cloth box with real seams and wrinkles. Sizes under 4.5 cm high become throw pillows.

    Pressure falls with size: throw pillow 8-9, back cushion 1.9, seat 0.6-0.9, chair pad 0.55, panel 0.13.
    """
    thin = size[2] < 0.045
    cells = [max(4, round(size[0] / cell)), max(4, round(size[1] / cell)),
             1 if thin else max(3, round(size[2] / cell))]
    grid = _BoxGrid(size, cells)
    rnd = random.Random(seed)
    verts = [tuple(c + rnd.uniform(-jitter, jitter) for c in p) for p in grid.verts]
    key = ("cushion", size, cells, pressure, frames, seed, bend, stiff, jitter)
    coords = remembered(key, lambda: _inflate(verts, grid.faces, frames, pressure, stiff, bend))
    if not thin:
        coords[:, 2] = np.maximum(coords[:, 2], -size[2] / 2 - 0.006)
    obj = subdivide(add(name, coords, grid.faces, mat, loc, rot), 1 if cell < 0.04 else 2)
    if piping:
        for seam in _seams(coords, grid, thin, rings):
            tube(name + "_pipe", _smoothed(seam), piping, pmat or mat, cyclic=True).parent = obj
    return obj


def _fall(verts, faces, loc, colliders, frames, bend):
    def configure(settings, collision):
        settings.quality = 7
        settings.mass = 0.35
        settings.tension_stiffness = settings.compression_stiffness = 18
        settings.shear_stiffness = 6
        settings.bending_stiffness = bend
        settings.air_damping = 4
        collision.use_collision = True
        collision.distance_min = 0.012
        collision.collision_quality = 3
        collision.use_self_collision = False

    for body, _ in colliders:
        body.modifiers.new("collide", "COLLISION")
        body.collision.thickness_outer = 0.012
        body.collision.cloth_friction = 6
    obj = add("falling", verts, faces, None, loc)
    result = _simulate(obj, frames, configure)
    bpy.data.objects.remove(obj)
    for body, _ in colliders:
        body.modifiers.remove(body.modifiers["collide"])
    return result


def _puff(obj, loc, amount):
    """Down-filled bumps from world-space noise, so that layers lying on each other share them."""
    for vertex in obj.data.vertices:
        x, y = vertex.co.x + loc[0], vertex.co.y + loc[1]
        large = noise.noise(Vector((x * 3.2, y * 4.2, 0)))
        small = abs(noise.noise(Vector((x * 7 + y * 5, y * 6 - x * 3, 3))))
        vertex.co.z += amount * (large + 0.45 * small)


def drape(name, size, loc, colliders, mat, n=(96, 84), frames=45, thick=0.03, puff=0.0, bend=0.6, seed=0):
    """Let a sheet fall on colliders [(object, key)...], then give it thickness."""
    (sx, sy), (nx, ny), rnd = size, n, random.Random(seed)
    verts = [((i / nx - 0.5) * sx, (j / ny - 0.5) * sy, rnd.uniform(0, 0.006))
             for j in range(ny + 1) for i in range(nx + 1)]
    faces = grid_faces(nx, ny)
    key = ("drape", size, n, frames, bend, seed, loc, [k for _, k in colliders])
    coords = remembered(key, lambda: _fall(verts, faces, loc, colliders, frames, bend))
    obj = add(name, coords, faces, mat, loc)
    if puff:
        _puff(obj, loc, puff)
    return subdivide(solidify(obj, thick, offset=1), 1)
