"""Work rooms: a desk by the window, shelves, a lamp."""
from kit.camera import View
from kit.geometry import rbox
from kit.interior import Walls, daylight, put, walls
from kit.materials import fabric, plain, wood
from kit.props import book_stack, plant, vase
from kit.scene import group
from products.dining import PRODUCTS as DINING
from products.other import PRODUCTS as OTHER
from products.workplace import PRODUCTS as WORK
from rooms.rug import flat_rug


def laptop(loc, rz=0.0):
    """A thin open computer, screen dark."""
    x, y, z = loc
    shell, glass = plain("#8f8d89", 0.35, metallic=0.8), plain("#15161a", 0.15, coat=0.5)

    def parts():
        rbox("base", (0.31, 0.21, 0.012), (0, 0, 0.006), shell, bw=0.004)
        rbox("keys", (0.27, 0.10, 0.001), (0, 0.03, 0.0125), plain("#2a2a2c", 0.6), bw=0.0003)
        rbox("lid", (0.31, 0.008, 0.20), (0, 0.128, 0.105), shell, rot=(-14, 0, 0), bw=0.003)
        rbox("screen", (0.295, 0.001, 0.185), (0, 0.1235, 0.106), glass, rot=(-14, 0, 0), bw=0.0003)

    return group(parts, (x, y, z), rz)


def blue_study():
    """Walnut desk under a lamp, low bookshelf beside it, sun from the left."""
    walls(Walls(tone="#7b878c", floor="#9c7b58", side=-1, curtain="#e1dacc"))
    flat_rug(-0.25, -0.15)
    put(WORK, "vesper-workplace-desk", (-0.30, 1.15, 0))
    put(WORK, "tern-conference-chair", (-0.15, 0.42, 0), 196)
    put(WORK, "beam-desk-lamp", (0.34, 1.28, 0.75))
    laptop((-0.22, 1.10, 0.75), 4)
    book_stack((-0.80, 1.26, 0.75), ("#39434a", "#c9bda6", "#8a5540"), 10)
    put(WORK, "ridge-low-bookshelf", (1.55, 1.50, 0))
    vase((1.25, 1.50, 0.80), 1.0, tone="#c9bba5")
    book_stack((1.72, 1.50, 0.80), ("#d8c9ae", "#5b665e"), 6)
    put(OTHER, "noon-wall-clock", (0.75, 1.715, 0.45))
    put(OTHER, "fern-plant-stand", (-1.75, 1.25, 0))
    daylight(side=-1, low=0.36)


def ochre_study():
    """Oak trestle desk and a ladder shelf, ochre wall, sun from the right."""
    walls(Walls(tone="#b3946a", floor="#7a5e45", side=1, half=2.4, curtain="#e6dccb"))
    put(WORK, "trestle-oak-desk", (-0.05, 0.95, 0))
    put(WORK, "tern-task-chair", (0.12, 0.22, 0), 168)
    put(WORK, "beam-desk-lamp", (0.52, 1.10, 0.74))
    put(WORK, "lift-monitor-stand", (-0.12, 1.12, 0.74))
    laptop((-0.10, 0.86, 0.74), -3)
    book_stack((-0.58, 1.02, 0.74), ("#39434a", "#d8c9ae", "#7b5540"), 14)
    put(WORK, "stair-ladder-shelf", (-1.45, 1.48, 0))
    for z, tones in ((0.541, ("#8a5540", "#c9bda6")), (0.959, ("#39434a", "#b8a88f", "#5b665e"))):
        book_stack((-1.45, 1.50, z + 0.004), tones, 4, (0.23, 0.16))
    vase((-1.45, 1.56, 1.378), 0.9, tone="#5f6a62", twigs=False)
    plant((1.45, 1.22, 0), 0.95, seed=6, pot="#c9beac")
    daylight(side=1, low=0.36)


def swatches(x, y, z):
    """Cloth and wood samples spread out for choosing."""
    tones = ("#8a5540", "#66705f", "#b9ab98", "#3f4a52", "#b98a3e", "#8d8f82")
    for k, tone in enumerate(tones):
        rbox("swatch", (0.15, 0.11, 0.004), (x + 0.075 * k, y + 0.03 * (k % 2), z + 0.003 + 0.0042 * k), fabric(tone, thread=0.004),
             rot=(0, 0, 9 * k - 20), bw=0.0015)
    for k, tone in enumerate(("#a88563", "#5a402e", "#c4aa88")):
        rbox("sample", (0.09, 0.14, 0.014), (x + 0.66 + 0.11 * k, y + 0.02, z + 0.007), wood(tone, "y"), rot=(0, 0, 4 * k - 5), bw=0.002)


def sample_table():
    """The table where a room is planned with us: samples, books, two chairs drawn up."""
    walls(Walls(tone="#a9a08e", floor="#94734f", side=-1, curtain="#e6decf"))
    put(DINING, "holm-oak-dining-table", (0.10, 0.10, 0))
    put(DINING, "holm-dining-chair", (-0.40, 0.82, 0), 6)
    put(DINING, "holm-dining-chair", (0.62, 0.84, 0), -8)
    put(DINING, "holm-dining-chair", (0.20, -0.66, 0), 190)
    swatches(-0.55, -0.04, 0.75)
    book_stack((0.80, 0.20, 0.75), ("#39434a", "#d8c9ae", "#8a5540"), 16)
    vase((-0.62, 0.34, 0.75), 0.85, tone="#d0c6b4")
    laptop((0.15, 0.30, 0.75), 172)
    put(WORK, "ridge-low-bookshelf", (-0.95, 1.50, 0))
    put(OTHER, "dune-vase-trio", (-0.95, 1.50, 0.80))
    plant((1.75, 1.25, 0), 1.0, seed=41, pot="#7d7062")
    daylight(side=-1, low=0.36)


ROOMS = {
    "hero-workplace": (blue_study, {}, View((0.55, -4.9, 1.36), (0.25, 0, 1.36), 36, (1920, 900), -0.055, 0.3)),
    "tile-workplace": (ochre_study, {}, View((0.60, -4.3, 1.34), (-0.22, 0.6, 1.34), 46, (1280, 960), -0.07, 0.5)),
    "services": (sample_table, {}, View((-0.35, -4.2, 1.52), (0.15, 0.4, 1.42), 44, (1920, 1320), -0.07, 0.3)),
}
