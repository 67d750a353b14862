"""A corner for breakfast: the small round table with two chairs by the window."""
from math import cos, radians, sin

from families.tableware import plate, soup_bowl
from kit.interior import Walls, daylight, put, walls
from kit.props import book_stack, vase
from products.dining import PRODUCTS as DINING
from products.kitchen import PRODUCTS as KITCHEN
from products.other import PRODUCTS as OTHER

TABLE_TOP = 0.74
# Where the two sit, in degrees round the table from the front.
SEATS = (68, 248)


def breakfast_corner():
    """White table laid for two, oak chairs, sage wall, sun from the left."""
    walls(Walls(tone="#8d9787", floor="#a07f5e", side=-1, half=2.0, curtain="#e3dccf"))
    put(KITCHEN, "nook-breakfast-table", (0, 0, 0))
    for angle in SEATS:
        x, y = sin(radians(angle)), -cos(radians(angle))
        put(DINING, "holm-dining-chair", (0.66 * x, 0.66 * y, 0), angle + 180)
        soup_bowl(15, (0.225 * x, 0.225 * y, TABLE_TOP + plate(27, (0.225 * x, 0.225 * y, TABLE_TOP))))
    vase((0.08, 0.19, TABLE_TOP), 0.62, tone="#6f6a60")
    put(OTHER, "fern-plant-stand", (1.05, 1.2, 0))
    put(DINING, "holm-dining-bench", (-0.35, 1.48, 0))
    book_stack((-0.75, 1.48, 0.45), ("#d8c9ae", "#8a5540"), 10)
    daylight(side=-1, low=0.36)
