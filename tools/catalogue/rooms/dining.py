"""Dining rooms: a table with its chairs in front of a sideboard."""
from math import cos, radians, sin

from families.tableware import plate, soup_bowl
from kit.camera import View
from kit.interior import Walls, daylight, put, walls
from kit.props import book_stack, bowl, plant, vase
from products.dining import PRODUCTS as DINING
from products.kitchen import PRODUCTS as KITCHEN
from products.other import PRODUCTS as OTHER
from rooms.rug import flat_rug

TABLE_TOP = 0.75


def long_table():
    """Oak table laid for eight under two lamps, terracotta wall, sun from the right."""
    walls(Walls(tone="#a98a74", floor="#7d6049", side=1, curtain="#e2d8c8"))
    put(DINING, "holm-oak-dining-table", (0, -0.15, 0))
    for x in (-0.6, 0, 0.6):
        put(DINING, "holm-dining-chair", (x, 0.55, 0), 3 * x)
        put(DINING, "holm-dining-chair", (x + 0.02, -0.86, 0), 180 + 6 * x)
    for x in (-0.52, 0.52):
        put(KITCHEN, "bell-pendant-lamp", (x, -0.15, 0.52), power=9)
    put(DINING, "holm-dining-chair", (-1.27, -0.13, 0), 84)
    put(DINING, "holm-dining-chair", (1.26, -0.17, 0), -97)
    put(DINING, "strand-oak-sideboard", (-0.25, 1.47, 0))
    put(DINING, "vesta-brass-candlesticks", (-0.90, 1.46, 0.78))
    vase((0.34, 1.47, 0.78), 0.9, tone="#6f6a60", twigs=False)
    book_stack((-0.02, 1.46, 0.78), ("#5a4a3c", "#b7a88f", "#7b5540"), 6)
    vase((0.24, -0.15, TABLE_TOP), 1.0, tone="#cbbfae", leaf_tone="#7f8460")
    bowl((-0.28, -0.16, TABLE_TOP), 0.9, "#55625a")
    sides = [(x, y) for x in (-0.6, 0, 0.6) for y in (-0.44, 0.14)]
    for x, y in (*sides, (-0.82, -0.15), (0.82, -0.15)):
        height = plate(27, (x, y, TABLE_TOP))
        soup_bowl(15, (x, y, TABLE_TOP + height))
    plant((1.75, 1.25, 0), 1.0, seed=5, pot="#8d7f6d")
    daylight(side=1, low=0.34)


def round_table_room():
    """Walnut pedestal table with spindle chairs, grey-blue wall, one lamp."""
    walls(Walls(tone="#7f8a8c", floor="#a58460", side=-1, curtain="#e3dccf"))
    flat_rug(0.05, -0.10)
    put(DINING, "rondo-walnut-table", (0.05, -0.05, 0.012))
    for angle in (38, 130, 214, 304):
        x, y = 0.05 + 0.80 * sin(radians(angle)), -0.05 - 0.80 * cos(radians(angle))
        put(DINING, "quill-spindle-chair", (x, y, 0.012), angle + 180)
    put(KITCHEN, "bell-pendant-lamp", (0.05, -0.05, 0.50), value="lacquer-ochre", power=10)
    vase((0.10, 0.0, 0.762), 0.85, tone="#d3cabb")
    bowl((-0.18, -0.16, 0.762), 0.85, "#8f5a3e")
    put(DINING, "strand-oak-sideboard", (0.95, 1.47, 0))
    book_stack((0.62, 1.46, 0.78), ("#b8a88f", "#5a4a3c"), 4)
    vase((1.55, 1.47, 0.78), 1.0, tone="#3f4a45", twigs=False)
    put(OTHER, "noon-wall-clock", (0.95, 1.715, 0.35))
    plant((-1.70, 1.20, 0), 1.05, seed=31, pot="#c9beac")
    daylight(side=-1, low=0.34)


def marble_table_room():
    """Marble table with upholstered armchairs along a green wall, laid for an evening."""
    walls(Walls(tone="#6e7766", floor="#8d6b4b", side=1, half=3.1, curtain="#ddd3c3"))
    put(DINING, "carra-marble-dining-table", (-0.35, 0.05, 0))
    for x in (-0.82, 0.10):
        put(DINING, "maren-dining-armchair", (x, 0.72, 0), 4 * x)
        put(DINING, "maren-dining-armchair", (x + 0.03, -0.66, 0), 180 + 6 * x)
    put(DINING, "vesta-brass-candlesticks", (-0.35, 0.05, TABLE_TOP))
    for x, y in ((-0.82, 0.30), (0.10, 0.30), (-0.80, -0.20), (0.12, -0.20)):
        soup_bowl(15, (x, y, TABLE_TOP + plate(27, (x, y, TABLE_TOP))))
    put(DINING, "holm-dining-bench", (1.75, 1.45, 0))
    book_stack((1.55, 1.45, 0.45), ("#d8c9ae", "#8a5540"), 10)
    plant((-2.05, 1.15, 0), 1.0, seed=17, pot="#b3a48f")
    for x in (-0.72, 0.02):
        put(KITCHEN, "bell-pendant-lamp", (x, 0.05, 0.50), value="lacquer-charcoal", power=8)
    daylight(side=1, low=0.34)


ROOMS = {
    "hero-dining": (long_table, {}, View((-0.55, -5.2, 1.36), (-0.05, 0, 1.36), 33, (1920, 900), -0.075)),
    "tile-dining": (round_table_room, {}, View((-0.75, -4.6, 1.36), (0.20, 0.4, 1.36), 43, (1280, 960), -0.09)),
    "banner-2": (marble_table_room, {}, View((0.35, -4.9, 1.26), (0.20, 0, 1.26), 35, (1920, 700), -0.075)),
}
