"""Dining rooms: a table with its chairs in front of a sideboard."""
from families.tableware import plate, soup_bowl
from kit.camera import View
from kit.interior import Walls, daylight, put, walls
from kit.props import book_stack, bowl, picture, plant, vase
from products.dining import PRODUCTS as DINING
from products.kitchen import PRODUCTS as KITCHEN

HILLS = [(0.0, -0.20, 0.36, 0.16, "#6f5240", True), (-0.10, -0.16, 0.22, 0.20, "#a9764f", True),
         (0.16, 0.16, 0.10, 0.10, "#c9a36a", False)]
TABLE_TOP = 0.75


def long_table():
    """Oak table for six under two lamps, terracotta wall, sun from the right."""
    walls(Walls(tone="#a98a74", floor="#7d6049", side=1, curtain="#e2d8c8"))
    put(DINING, "holm-oak-dining-table", (0, -0.15, 0))
    for x in (-0.5, 0.5):
        put(DINING, "holm-walnut-dining-chair", (x, 0.55, 0), 3 * x)
        put(DINING, "holm-walnut-dining-chair", (x + 0.04, -0.86, 0), 180 + 8 * x)
        put(KITCHEN, "bell-pendant-lamp", (x * 1.04, -0.15, 0.52), power=9)
    put(DINING, "holm-walnut-dining-chair", (-1.27, -0.13, 0), 84)
    put(DINING, "holm-walnut-dining-chair", (1.26, -0.17, 0), -97)
    put(DINING, "strand-oak-sideboard", (-0.25, 1.47, 0))
    put(DINING, "vesta-brass-candlesticks", (-0.90, 1.46, 0.78))
    vase((0.34, 1.47, 0.78), 0.9, tone="#6f6a60", twigs=False)
    book_stack((-0.02, 1.46, 0.78), ("#5a4a3c", "#b7a88f", "#7b5540"), 6)
    picture((1.15, 0.8), (-0.25, 1.70, 1.62), HILLS)
    vase((0.0, -0.10, TABLE_TOP), 1.0, tone="#cbbfae", leaf_tone="#7f8460")
    bowl((-0.36, -0.16, TABLE_TOP), 0.9, "#55625a")
    for x, y in ((-0.5, 0.12), (0.5, 0.12), (-0.5, -0.44), (0.5, -0.44)):
        height = plate(27, (x, y, TABLE_TOP))
        soup_bowl(15, (x, y, TABLE_TOP + height))
    plant((1.75, 1.25, 0), 1.0, seed=5, pot="#8d7f6d")
    daylight(side=1, low=0.34)


ROOMS = {
    "hero-dining": (long_table, {}, View((-0.55, -5.2, 1.36), (-0.05, 0, 1.36), 33, (1920, 900), -0.075)),
}
