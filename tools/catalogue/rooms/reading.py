"""Corners to sit in: a reading place before book shelves, a quiet chair by the window."""
import random

from kit.camera import View
from kit.interior import Walls, daylight, put, walls
from kit.props import book_row, book_stack, bowl, plant, vase
from kit.scene import group
from products.bedroom import PRODUCTS as BEDROOM
from products.dining import PRODUCTS as DINING
from products.livingroom import PRODUCTS as LIVING
from products.other import PRODUCTS as OTHER
from rooms.rug import flat_rug

# Heights of the shelves of the tall bookshelf.
SHELVES = [0.07 + 0.361 * k for k in range(5)]


def books(seed):
    """Books, a few gaps and small things between them, for the shelves of the tall bookshelf."""
    rnd = random.Random(seed)
    for k, z in enumerate(SHELVES):
        share = rnd.choice((0.45, 0.6, 0.8))
        if rnd.random() < 0.78:
            book_row((-0.40, -0.10, z), 0.80 * share, rnd)
            if share < 0.7 and k < len(SHELVES) - 1:
                bowl((0.24, 0.0, z), 0.55, rnd.choice(("#b9a88e", "#8a5f45", "#75806f")))
        else:
            vase((-0.12, 0.0, z), 0.75, tone=rnd.choice(("#cbbfae", "#6f6a60")), twigs=False)
            book_stack((0.18, 0.0, z), ("#39434a", "#d8c9ae"), 8, (0.20, 0.15))


def evening_corner():
    """Three tall bookshelves, a leather armchair and a lit lamp against deep green."""
    walls(Walls(tone="#4a5748", floor="#76583f", side=-1, curtain="#d9cfbd"))
    for x, seed in ((-0.45, 3), (0.46, 9), (1.37, 4)):
        put(LIVING, "ridge-tall-bookshelf", (x, 1.52, 0))
        group(books, (x, 1.52, 0), seed=seed)
    flat_rug(0.55, -0.05)
    put(LIVING, "hollis-leather-armchair", (-0.15, 0.42, 0.012), 26)
    put(LIVING, "pebble-ottoman", (0.42, -0.42, 0.015), value="wool-sand")
    put(LIVING, "wren-lounge-chair", (1.55, 0.30, 0.012), -34, value="linen-oatmeal")
    put(LIVING, "lumen-floor-lamp", (0.62, 1.00, 0.012), power=26)
    plant((-1.65, 1.15, 0), 1.05, seed=19, pot="#8d7f6d")
    daylight(side=-1, low=0.36, strength=7, sky=0.5, fill=80)


def window_seat():
    """Bouclé armchair, throw and books in the first sun."""
    walls(Walls(tone="#c0ab92", floor="#a3825d", side=-1, half=1.9, curtain="#ece4d6"))
    flat_rug(0.05, 0.05)
    put(LIVING, "tilda-tub-armchair", (0.10, 0.55, 0.012), 18)
    put(LIVING, "pebble-ottoman", (0.55, -0.35, 0.015))
    put(BEDROOM, "lamb-wool-throw", (0.55, -0.35, 0.418), 24)
    put(DINING, "strand-oak-sideboard", (1.55, 1.47, 0))
    put(OTHER, "dune-vase-trio", (1.15, 1.47, 0.78))
    book_stack((1.75, 1.46, 0.78), ("#39434a", "#c9bda6", "#8a5540"), 6)
    put(LIVING, "lumen-floor-lamp", (-0.75, 1.25, 0), power=12)
    plant((-1.30, 1.05, 0), 1.0, seed=27, pot="#d0c6b6")
    daylight(side=-1, low=0.34)


def arrival():
    """A chair, a lamp and a plant on a calm wall: what is seen while signing in."""
    walls(Walls(tone="#9c8471", floor="#80634a", side=1, half=2.1, curtain="#e4d9c8"))
    flat_rug(0.05, 0.10)
    put(LIVING, "wren-lounge-chair", (0.20, 0.62, 0.012), -18)
    put(LIVING, "lumen-floor-lamp", (-0.62, 1.15, 0), power=18)
    plant((1.05, 1.15, 0), 1.05, seed=33, pot="#cdbfa9")
    put(BEDROOM, "lamb-wool-throw", (-0.62, 0.25, 0.015), 24)
    book_stack((-0.60, 0.27, 0.12), ("#d8c9ae", "#39434a"), 30)
    daylight(side=1, low=0.36)


ROOMS = {
    "hero-reading": (evening_corner, {}, View((0.25, -4.9, 1.34), (0.45, 0, 1.34), 37, (1920, 900), -0.05, 0.45)),
    "about": (window_seat, {}, View((0.55, -4.0, 1.34), (0.22, 0.5, 1.34), 42, (1920, 1320), -0.08, 0.2)),
    "sign-in": (arrival, {}, View((-0.25, -4.3, 1.30), (0.08, 0.6, 1.30), 60, (1920, 2160), -0.10, 0.3)),
}
