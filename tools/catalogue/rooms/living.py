"""Living rooms: a sofa against the wall, seen from the front."""
from kit.camera import View
from kit.interior import Walls, daylight, put, walls
from kit.props import book_stack, bowl, plant, vase
from products.dining import PRODUCTS as DINING
from products.livingroom import PRODUCTS as LIVING
from rooms.rug import flat_rug


def sunny_living():
    """Pale sofa between plant and lamp, sun low from the left."""
    walls(Walls(tone="#cdc0ae"))
    put(LIVING, "alder-three-seat-sofa", (0.12, 1.12, 0))
    flat_rug(0.15, -0.15)
    put(LIVING, "oslo-marble-coffee-table", (0.0, -0.12, 0.015))
    vase((0.10, -0.05, 0.405), 0.62)
    book_stack((-0.16, -0.20, 0.405))
    plant((-1.60, 1.16, 0), 1.05)
    put(LIVING, "lumen-floor-lamp", (1.62, 1.28, 0), power=14)
    put(LIVING, "wren-lounge-chair", (1.95, 0.02, 0), -52)
    daylight()


def clay_living():
    """Dark chaise sofa before a clay-coloured wall, sun from the right."""
    walls(Walls(tone="#a8836b", floor="#6d5340", side=1, half=2.9, curtain="#dfd3c1"))
    flat_rug(-0.05, -0.10)
    put(LIVING, "fjord-chaise-sofa", (-0.15, 0.95, 0))
    put(LIVING, "pebble-ottoman", (-1.05, -0.70, 0.015))
    put(LIVING, "linnea-oak-coffee-table", (-0.40, 0.02, 0.015))
    bowl((-0.58, 0.06, 0.436), 0.9, "#d0c3ae")
    book_stack((-0.14, -0.04, 0.436), ("#39434a", "#c9bda6"), 32, (0.22, 0.16))
    put(LIVING, "lumen-floor-lamp", (-1.85, 1.30, 0), power=16)
    plant((1.85, 1.22, 0), 1.0, seed=21, pot="#5e5349")
    daylight(side=1, low=0.36, along=0.46)


def olive_living():
    """Olive two-seater and a leather armchair, a long calm wall beside them."""
    walls(Walls(tone="#b3ab98", floor="#9a7a58", side=-1, curtain="#e6decf"))
    flat_rug(1.00, -0.05)
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
    daylight(side=-1, low=0.32, along=0.52)


ROOMS = {
    "hero-living": (sunny_living, {}, View((0.15, -5.1, 1.28), (0.15, 0, 1.28), 37, (1920, 900), -0.06, 0.12)),
    "tile-livingroom": (clay_living, {}, View((0.95, -4.7, 1.30), (-0.15, 0.5, 1.30), 46, (1920, 1440), -0.09, 0.35)),
    "banner-1": (olive_living, {}, View((0.45, -4.9, 1.22), (0.45, 0, 1.22), 36, (1920, 700), -0.07, 0.2)),
}
