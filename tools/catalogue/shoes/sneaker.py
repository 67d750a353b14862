"""A sneaker put together: sole, upper, overlays, tongue, collar, laces."""
from mathutils import Vector

from kit.geometry import add, grid_faces, solidify, subdivide
from kit.materials import fabric, leather, plain
from kit.scene import group

from . import form
from .laces import laces
from .overlays import overlays
from .skin import ROUND, rings
from .sole import sole


def upper(mat, lining):
    """Outside from feather line to rim, rolled over a padded collar and down inside."""
    rows = [[form.upper(side, s, t / 14) for side, s in form.around(ROUND)] for t in range(15)]
    rings("upper", rows, mat)
    middle = Vector((0.07, 0, 0))
    inside = []
    for inset, drop in ((0.0, 0.0), (0.003, -0.004), (0.009, -0.002), (0.012, 0.010), (0.012, 0.03), (0.010, 0.055)):
        row = []
        for side, s in form.around(ROUND):
            rim = form.collar(side, s)
            towards = (Vector((rim.x, rim.y, 0)) - middle).normalized()
            row.append(rim - towards * inset - Vector((0, 0, drop)))
        inside.append(row)
    rings("lining", inside, lining, close_top=True)
    return inside


def tongue(mat):
    """Padded flap standing out of the throat above the collar, round at its top."""
    front = form.collar(-1, 1.0)
    nu, nv = 12, 16
    verts = []
    for j in range(nv + 1):
        v = j / nv
        centre = front + Vector((0.034 - 0.050 * v, 0, -0.022 + 0.030 * v + 0.018 * v * v))
        width = 0.0235 * (1 - 0.30 * max(0.0, (v - 0.78) / 0.22) ** 2)
        for i in range(nu + 1):
            u = 2 * i / nu - 1
            verts.append(centre + Vector((-0.010 * u * u, u * width, -0.011 * u * u)))
    subdivide(solidify(add("tongue", verts, grid_faces(nu, nv), mat), 0.010, offset=-1), 2)


def shoe(body="#bfb6a6", trim="#8f8270", accent="#8a4a2c", midsole="#cfc8bb", outsole="#a9794f", lining="#6b6257",
         lace="#d6cfc1", knit=True, quarter="saddle"):
    """One sneaker standing on the ground, toe towards +x. knit=False makes the upper of leather."""
    skin = fabric(body, melange=0.14, weave=900, thread=0.0032, bump=0.35) if knit else leather(body, 0.5)
    soft = fabric(lining, melange=0.12, weave=900, thread=0.002, bump=0.3)
    overlay = leather(trim, 0.52)
    sole(plain(midsole, 0.62, spec=0.3, bump=0.05, bscale=500), plain(outsole, 0.7, spec=0.3, bump=0.2, bscale=400),
         plain(accent, 0.6))
    upper(skin, soft)
    overlays(overlay, leather(accent, 0.48), plain(lace, 0.8), quarter)
    tongue(skin)
    laces(fabric(lace, melange=0.1, weave=900, thread=0.0, bump=0.3), plain("#8d857a", 0.35, metallic=0.8))


def showcase(turn=0.0, **tones):
    """A single shoe, turned on the floor."""
    group(shoe, (0, 0, 0), turn, **tones)
