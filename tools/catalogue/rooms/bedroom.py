"""Bedrooms: a dressed bed between two nightstands."""
from families.lamps import shade
from families.rugs import rug
from families.storage import cabinet
from kit.camera import View
from kit.geometry import lathe
from kit.interior import Walls, daylight, put, walls
from kit.materials import OAK, WALNUT, ceramic
from kit.props import book_stack, picture, plant, vase
from kit.scene import group
from kit.studio import bulb
from products.bedroom import PRODUCTS as BEDROOM
from products.livingroom import PRODUCTS as LIVING

MOON = [(0.0, 0.06, 0.14, 0.14, "#b39a72", False), (0.0, -0.20, 0.22, 0.10, "#5d6a5c", True)]
STEMS = [(0.0, -0.08, 0.11, 0.22, "#8a6a52", True), (0.09, 0.14, 0.06, 0.06, "#c2a98a", False)]


def nightstand(wtone=WALNUT):
    """An open compartment above a drawer."""
    cabinet(width=48, depth=40, height=54, tone=wtone, legs=14, columns=[(1, [(0.5, "drawer"), (0.5, "open")])])


def table_lamp(tone="#6d6253", power=7):
    """Gourd of glazed clay under a linen shade."""
    gourd = [(0, 0), (0.06, 0), (0.075, 0.01), (0.098, 0.07), (0.09, 0.14), (0.05, 0.20), (0.022, 0.24), (0.014, 0.30)]
    lathe("gourd", gourd, ceramic(tone), seg=96)
    shade(0.165, 0.115, 0.27, 0.47)
    bulb((0, 0, 0.36), power)


def quiet_bedroom():
    """Upholstered bed against a sage wall, lamps lit, morning sun from the left."""
    walls(Walls(tone="#8b9080", floor="#96754f", side=-1, curtain="#e4dccd"))
    rug((3.1, 2.0), (0.05, -0.15, 0), "#bfb29c")
    put(BEDROOM, "hazel-upholstered-bed", (0.05, 0.50, 0))
    for x in (-1.22, 1.32):
        group(nightstand, (x, 1.48, 0))
        group(table_lamp, (x, 1.50, 0.54))
    book_stack((1.30, 1.34, 0.40), ("#8a5540", "#c9bda6"), 4, (0.22, 0.15))
    vase((-1.06, 1.38, 0.54), 0.42, tone="#cfc4b2", twigs=False)
    put(BEDROOM, "lisbet-bed-bench", (0.05, -0.86, 0), upholstery=("linen", "#8a5f45"))
    picture((0.58, 0.76), (-0.32, 1.70, 1.78), MOON)
    picture((0.58, 0.76), (0.42, 1.70, 1.78), STEMS)
    put(LIVING, "tilda-tub-armchair", (2.25, 0.45, 0), -42)
    plant((-2.05, 1.22, 0), 0.95, seed=8, pot="#a38f78")
    daylight(side=-1, low=0.40, along=0.55, strength=7)


def oak_bedroom():
    """Spindle bed in a pale room, seen from its side."""
    walls(Walls(tone="#c3b6a3", floor="#a98a66", side=1, half=2.6, curtain="#e9e2d5"))
    rug((2.9, 1.9), (0.0, -0.25, 0), "#8d8f82")
    put(BEDROOM, "solveig-oak-bed", (-0.10, 0.55, 0))
    group(nightstand, (1.12, 1.48, 0), 0, wtone=OAK)
    group(table_lamp, (1.12, 1.50, 0.54), 0, tone="#b9a88e")
    group(nightstand, (-1.32, 1.48, 0), 0, wtone=OAK)
    vase((-1.32, 1.46, 0.54), 0.8, tone="#8d7460", leaf_tone="#7f8460")
    book_stack((1.12, 1.36, 0.40), ("#5b665e", "#d8c9ae"), 8, (0.21, 0.15))
    put(LIVING, "lumen-floor-lamp", (-1.95, 1.20, 0), power=8)
    picture((0.92, 0.62), (-0.10, 1.70, 1.72), [(0.0, -0.16, 0.30, 0.16, "#8b8f7c", True),
                                                (0.10, 0.10, 0.09, 0.09, "#b9854f", False)])
    daylight(side=1, low=0.38, along=0.5)


ROOMS = {
    "hero-bedroom": (quiet_bedroom, {}, View((0.30, -5.3, 1.40), (0.15, 0, 1.40), 35, (1920, 900), -0.075, 0.2)),
    "tile-bedroom": (oak_bedroom, {}, View((1.30, -4.5, 1.42), (-0.15, 0.9, 1.42), 50, (1280, 960), -0.15, 0.15)),
}
