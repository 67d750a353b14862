"""A piece of every material that a product can be chosen in, seen from near."""
from math import pi, sin

from mathutils import Vector, noise

from families.covers import cover
from families.finishes import brushed_brass, clay
from kit.camera import View
from kit.geometry import add, grid_faces, lathe, rbox, strut
from kit.materials import black_steel, paint, wood
from kit.studio import area, world
from products.choices import COVERS, TONES

FROM_ABOVE = View((0.0, -0.42, 0.46), (0, 0.0, 0.0), 85, (640, 480), 0.0, 0.5)
METALS = {"black-steel": black_steel, "brushed-brass": brushed_brass}


def _light():
    """The studio's lamps at the size of a hand."""
    area((-0.9, -0.5, 0.9), (0, 0, 0), (0.6, 0.6), 18, (1, 0.955, 0.90))
    area((1.1, -0.5, 0.7), (0, 0, 0), (0.8, 0.8), 3.0, (0.93, 0.96, 1))
    area((0.1, 0.5, 1.2), (0, 0, 0), (1.0, 0.5), 6.0)
    world((1, 0.985, 0.96), 0.35)


def cloth(kind, tone):
    """A length of cover laid down in soft folds."""
    nx, ny = 260, 200
    depth = 0.014 if kind == "leather" else 0.020

    def rise(x, y):
        along = x * 0.75 + y * 0.66 + 0.03 * noise.noise(Vector((x * 5, y * 5, 0)))
        return depth * (1 + sin(along * 2 * pi / 0.19)) * (0.6 + 0.5 * noise.noise(Vector((x * 4, y * 4, 7))))

    verts = [((i / nx - 0.5) * 0.7, (j / ny - 0.5) * 0.7, rise((i / nx - 0.5) * 0.7, (j / ny - 0.5) * 0.7))
             for j in range(ny + 1) for i in range(nx + 1)]
    add("cloth", verts, grid_faces(nx, ny), cover(kind, tone))
    _light()


def boards(tone):
    """Three boards side by side."""
    for k in range(4):
        rbox("board", (0.8, 0.117, 0.02), (0.05 * k, (k - 1.5) * 0.119, -0.01), wood(tone, "x"), bw=0.0025)
    _light()


def lacquer(tone):
    """The corner of a framed door: rails, stile and the panel between them."""
    coat = paint(tone)
    rbox("panel", (0.8, 0.8, 0.01), (0, 0, -0.014), coat, bw=0.001)
    rbox("stile", (0.10, 0.8, 0.02), (-0.13, 0, 0), coat, bw=0.003)
    rbox("rail", (0.7, 0.10, 0.02), (0.272, 0.10, 0), coat, bw=0.003)
    _light()


def glaze(tone):
    """The belly of a thrown pot."""
    profile = [(0.40 + 0.05 * sin(pi * k / 40), -0.4 + 0.8 * k / 40) for k in range(41)]
    lathe("belly", profile, clay(tone, 0.6), (0.06, 0.02, -0.45), rot=(90, 0, 24), seg=160, cap=False)
    _light()


def metal(key):
    """Round bars on a plate."""
    mat = METALS[key]()
    rbox("plate", (0.8, 0.8, 0.01), (0, 0, -0.005), mat, bw=0.001)
    for k in range(3):
        strut("bar", (-0.4, (k - 1) * 0.085 - 0.03, 0.024), (0.4, (k - 1) * 0.085 + 0.05, 0.024), 0.024, 0.024, mat, seg=96)
    _light()


def _sample(key):
    if key in COVERS:
        return cloth, dict(zip(("kind", "tone"), COVERS[key])), FROM_ABOVE
    if key in METALS:
        return metal, {"key": key}, FROM_ABOVE
    builder = {"lacquer": lacquer, "glaze": glaze}.get(key.split("-")[0], boards)
    return builder, {"tone": TONES[key]}, FROM_ABOVE


SWATCHES = {key: _sample(key) for key in TONES}
