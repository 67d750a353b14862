"""Rugs: a fine grid with an uneven pile."""
import random

from mathutils import Vector, noise

from kit.geometry import add, grid_faces
from kit.materials import fabric


def rug(size=(2.9, 1.9), loc=(0, 0, 0), tone="#d6ccba"):
    """Plain woven rug; size in metres."""
    nx = 320
    ny = int(nx * size[1] / size[0])
    rnd = random.Random(1)

    def vertex(i, j):
        x, y = (i / nx - 0.5) * size[0], (j / ny - 0.5) * size[1]
        if 0 < i < nx and 0 < j < ny:
            return x, y, 0.012 + rnd.uniform(0, 0.007) + 0.003 * noise.noise(Vector((i * 0.08, j * 0.08, 0)))
        return x + rnd.uniform(-0.004, 0.004), y + rnd.uniform(-0.004, 0.004), 0.001

    verts = [vertex(i, j) for j in range(ny + 1) for i in range(nx + 1)]
    return add("rug", verts, grid_faces(nx, ny), fabric(tone, melange=0.3, weave=160, bump=1.0), loc)
