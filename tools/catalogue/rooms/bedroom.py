"""Bedrooms: a dressed bed between two nightstands."""
from kit.camera import View
from kit.interior import Walls, daylight, put, walls
from kit.props import plant, vase
from products.bedroom import PRODUCTS as BEDROOM
from products.livingroom import PRODUCTS as LIVING
from rooms.rug import flat_rug

def quiet_bedroom():
    """Upholstered bed against a sage wall, lamps lit, morning sun from the left."""
    walls(Walls(tone="#8b9080", floor="#96754f", side=-1, curtain="#e4dccd"))
    flat_rug(0.05, -0.15)
    put(BEDROOM, "hazel-upholstered-bed", (0.05, 0.50, 0))
    for x in (-1.22, 1.32):
        put(BEDROOM, "solveig-walnut-nightstand", (x, 1.48, 0))
        put(BEDROOM, "mira-table-lamp", (x, 1.50, 0.54), power=7)
    vase((-1.06, 1.38, 0.54), 0.42, tone="#cfc4b2", twigs=False)
    put(BEDROOM, "lisbet-bed-bench", (0.05, -0.86, 0))
    put(LIVING, "tilda-tub-armchair", (2.25, 0.45, 0), -42)
    plant((-2.05, 1.22, 0), 0.95, seed=8, pot="#a38f78")
    daylight(side=-1, low=0.40, along=0.55, strength=7)


def oak_bedroom():
    """Spindle bed in a pale room, seen from its side."""
    walls(Walls(tone="#c3b6a3", floor="#a98a66", side=1, half=2.6, curtain="#e9e2d5"))
    flat_rug(0.0, -0.25)
    put(BEDROOM, "solveig-oak-bed", (-0.10, 0.55, 0))
    for x in (-1.32, 1.12):
        put(BEDROOM, "nora-oak-nightstand", (x, 1.48, 0))
    put(BEDROOM, "mira-table-lamp", (1.12, 1.50, 0.52), power=7)
    vase((-1.32, 1.46, 0.52), 0.8, tone="#8d7460", leaf_tone="#7f8460")
    put(LIVING, "lumen-floor-lamp", (-1.95, 1.20, 0), power=8)
    daylight(side=1, low=0.38, along=0.5)


ROOMS = {
    "hero-bedroom": (quiet_bedroom, {}, View((0.30, -5.3, 1.40), (0.15, 0, 1.40), 35, (1920, 900), -0.075, 0.2)),
    "tile-bedroom": (oak_bedroom, {}, View((1.30, -4.5, 1.42), (-0.15, 0.9, 1.42), 50, (1280, 960), -0.15, 0.15)),
}
