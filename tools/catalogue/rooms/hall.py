"""The hall: things that belong to no one room."""
from kit.camera import View
from kit.interior import Walls, daylight, put, walls
from kit.props import book_stack, plant
from products.dining import PRODUCTS as DINING
from products.other import PRODUCTS as OTHER
from rooms.rug import flat_rug


def hall():
    """Bench, coat stand, baskets and an arched mirror in low light."""
    walls(Walls(tone="#b7a48e", floor="#8a6a4b", side=-1, half=2.3, curtain=""))
    flat_rug(0.15, 0.35)
    put(OTHER, "porter-hall-bench", (0.05, 1.42, 0))
    put(OTHER, "arch-floor-mirror", (1.20, 1.44, 0))
    put(OTHER, "twig-coat-stand", (-0.98, 1.30, 0))
    put(OTHER, "hush-felt-baskets", (-0.40, 0.85, 0.015), 12)
    put(OTHER, "noon-wall-clock", (0.05, 1.715, 0.45))
    put(OTHER, "fern-plant-stand", (2.0, 1.25, 0))
    book_stack((0.30, 1.42, 0.50), ("#39434a", "#d8c9ae"), 12)
    daylight(side=-1, low=0.36)


def long_sideboard():
    """Vases and candles on a sideboard along a grey-green wall."""
    walls(Walls(tone="#8f9788", floor="#9d7c58", side=1, half=3.2, curtain="#e2dacb"))
    put(DINING, "strand-oak-sideboard", (0.25, 1.47, 0))
    put(OTHER, "dune-vase-trio", (-0.30, 1.47, 0.78))
    put(OTHER, "glow-candle-set", (0.30, 1.44, 0.78))
    put(OTHER, "moon-table-mirror", (0.82, 1.50, 0.78))
    put(DINING, "maren-dining-armchair", (1.75, 0.95, 0), -32)
    put(OTHER, "brook-stoneware-vase", (-1.10, 1.35, 0))
    put(OTHER, "hush-felt-baskets", (-1.45, 1.20, 0), -10)
    plant((2.55, 1.25, 0), 0.95, seed=51, pot="#b5a48c")
    daylight(side=1, low=0.34)


ROOMS = {
    "tile-other": (hall, {}, View((0.05, -4.2, 1.34), (0.35, 0.6, 1.34), 52, (1280, 960), -0.09, 0.3)),
    "banner-3": (long_sideboard, {}, View((0.15, -4.0, 1.22), (0.15, 0, 1.22), 36, (1920, 700), -0.075, 0.3)),
}
