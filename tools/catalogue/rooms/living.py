"""Living rooms round a sofa, seen from the front."""
from families.lamps import floor_lamp
from families.rugs import rug
from families.tables import coffee_table
from kit.camera import View
from kit.interior import Walls, daylight, put, walls
from kit.props import book_stack, picture, plant, vase
from kit.scene import group
from products.livingroom import PRODUCTS as LIVING

ARCH = [(0, -0.06, 0.19, 0.22, "#b98a6a", True), (0.05, 0.17, 0.09, 0.09, "#d9b88f", False)]
DISCS = [(-0.05, -0.04, 0.20, 0.20, "#77857b", False), (0.07, -0.16, 0.13, 0.13, "#3f4a45", False)]


def sunny_living():
    """Pale sofa between plant and lamp, sun low from the left."""
    walls(Walls())
    put(LIVING, "alder-three-seat-sofa", (0.12, 1.12, 0))
    rug((2.9, 1.9), (0.15, -0.15, 0), "#cbbfab")
    group(coffee_table, (0.0, -0.12, 0.015), 0)
    vase((0.10, -0.05, 0.405), 0.62)
    book_stack((-0.16, -0.20, 0.405))
    plant((-1.60, 1.16, 0), 1.05)
    group(floor_lamp, (1.62, 1.28, 0), 0, power=14)
    put(LIVING, "wren-lounge-chair", (1.95, 0.02, 0), -52)
    picture((0.62, 0.84), (-0.24, 1.70, 1.62), ARCH)
    picture((0.62, 0.84), (0.48, 1.70, 1.62), DISCS)
    daylight()


ROOMS = {
    "hero-living": (sunny_living, {}, View((0.15, -5.1, 1.28), (0.15, 0, 1.28), 37, (1920, 900), -0.06)),
}
