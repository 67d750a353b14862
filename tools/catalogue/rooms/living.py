"""Living rooms: a sofa against the wall, seen from the front."""
from families.rugs import rug
from families.tables import coffee_table
from kit.camera import View
from kit.interior import Walls, daylight, put, walls
from kit.materials import OAK, wood
from kit.props import book_stack, bowl, picture, plant, vase
from kit.scene import group
from products.dining import PRODUCTS as DINING
from products.livingroom import PRODUCTS as LIVING

ARCH = [(0, -0.06, 0.19, 0.22, "#b98a6a", True), (0.05, 0.17, 0.09, 0.09, "#d9b88f", False)]
DISCS = [(-0.05, -0.04, 0.20, 0.20, "#77857b", False), (0.07, -0.16, 0.13, 0.13, "#3f4a45", False)]
DUNES = [(0.12, -0.22, 0.34, 0.20, "#7c5a45", True), (-0.22, -0.22, 0.26, 0.13, "#c19a76", True),
         (-0.16, 0.14, 0.085, 0.085, "#a4523a", False)]


def sunny_living():
    """Pale sofa between plant and lamp, sun low from the left."""
    walls(Walls(tone="#cdc0ae"))
    put(LIVING, "alder-three-seat-sofa", (0.12, 1.12, 0))
    rug((2.9, 1.9), (0.15, -0.15, 0), "#cbbfab")
    put(LIVING, "oslo-marble-coffee-table", (0.0, -0.12, 0.015))
    vase((0.10, -0.05, 0.405), 0.62)
    book_stack((-0.16, -0.20, 0.405))
    plant((-1.60, 1.16, 0), 1.05)
    put(LIVING, "lumen-floor-lamp", (1.62, 1.28, 0), power=14)
    put(LIVING, "wren-lounge-chair", (1.95, 0.02, 0), -52)
    picture((0.62, 0.84), (-0.24, 1.70, 1.62), ARCH)
    picture((0.62, 0.84), (0.48, 1.70, 1.62), DISCS)
    daylight()


def clay_living():
    """Dark chaise sofa before a clay-coloured wall, sun from the right."""
    walls(Walls(tone="#a8836b", floor="#6d5340", side=1, half=2.9, curtain="#dfd3c1"))
    rug((3.1, 2.1), (-0.05, -0.10, 0), "#b9a78d")
    put(LIVING, "fjord-chaise-sofa", (-0.15, 0.95, 0))
    put(LIVING, "pebble-ottoman", (-0.95, -0.55, 0.015))
    group(coffee_table, (-0.10, -0.30, 0.015), 40, r=0.38, wtone=OAK, top=wood(OAK, "x"))
    bowl((-0.18, -0.26, 0.406), 0.9, "#d0c3ae")
    book_stack((0.06, -0.40, 0.406), ("#39434a", "#c9bda6"), 32, (0.22, 0.16))
    put(LIVING, "lumen-floor-lamp", (-1.85, 1.30, 0), power=16)
    plant((1.85, 1.22, 0), 1.0, seed=21, pot="#5e5349")
    picture((1.05, 0.76), (-0.20, 1.70, 1.66), DUNES)
    daylight(side=1, low=0.36, along=0.46)


def olive_living():
    """Olive two-seater and a leather armchair, a long calm wall beside them."""
    walls(Walls(tone="#b3ab98", floor="#9a7a58", side=-1, curtain="#e6decf"))
    rug((2.6, 1.7), (1.00, -0.05, 0), "#c4b69e")
    put(LIVING, "alder-two-seat-sofa", (0.95, 1.15, 0))
    put(LIVING, "hollis-leather-armchair", (2.45, 0.25, 0), -58)
    put(LIVING, "oslo-marble-coffee-table", (0.95, -0.02, 0.015), 10)
    vase((0.86, 0.04, 0.405), 0.55, tone="#7c6a57", leaf_tone="#9a8f62")
    book_stack((1.14, -0.10, 0.405), ("#8a5540", "#d8c9ae", "#5b665e"), -12)
    put(DINING, "strand-oak-sideboard", (-1.35, 1.47, 0))
    vase((-1.95, 1.46, 0.78), 1.05, tone="#d2c8b7")
    book_stack((-1.05, 1.46, 0.78), ("#39434a", "#b8a88f"), 5)
    put(DINING, "vesta-brass-candlesticks", (-0.76, 1.46, 0.78))
    plant((0.02, 1.32, 0), 0.85, seed=14, pot="#8d7f6d")
    picture((0.62, 0.84), (0.95, 1.70, 1.60), DISCS)
    daylight(side=-1, low=0.32, along=0.52)


ROOMS = {
    "hero-living": (sunny_living, {}, View((0.15, -5.1, 1.28), (0.15, 0, 1.28), 37, (1920, 900), -0.06, 0.12)),
    "tile-livingroom": (clay_living, {}, View((0.95, -4.7, 1.30), (-0.15, 0.5, 1.30), 46, (1920, 1440), -0.09, 0.35)),
    "banner-1": (olive_living, {}, View((0.45, -4.9, 1.22), (0.45, 0, 1.22), 36, (1920, 700), -0.07, 0.2)),
}
