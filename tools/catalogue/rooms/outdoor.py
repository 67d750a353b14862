"""Terraces: weathered decking before a rendered house wall, sun through a pergola."""
from kit.camera import View
from kit.geometry import rbox
from kit.interior import planks, put
from kit.materials import TEAK, plain, plaster, wood
from kit.props import plant
from kit.studio import area, sun, world
from products.outdoor import PRODUCTS as OUTDOOR

GREENS = ("#4a6138", "#5a7243", "#3d5433")


def terrace(wall, deck, back=1.9):
    """Decking with open joints and a wall with a plinth."""
    planks(-5, 5, -4.8, back, deck, width=0.145, gap=0.006, thickness=0.028)
    rbox("ground", (11, 8, 0.02), (0, -1.5, -0.06), plain("#2b241d", 1.0), bw=0)
    rbox("house", (11, 0.2, 4), (0, back + 0.1, 2), plaster(wall), bw=0.004)
    rbox("plinth", (11, 0.03, 0.22), (0, back - 0.015, 0.11), plain("#8b8378", 0.95, bump=0.3, bscale=40), bw=0.004)


def pergola(beams=9, y0=-2.6, y1=1.9, z=3.6):
    """Beams overhead: out of the picture, but their shadows are in it."""
    for k in range(beams):
        rbox("beam", (0.07, y1 - y0, 0.16), (-3.6 + 0.9 * k, (y0 + y1) / 2, z), wood(TEAK, "y"), bw=0.004)


def open_air(low=0.62, across=0.62, along=0.48, strength=6.0):
    """High sun from the left and a wide blue sky."""
    world((0.80, 0.90, 1.0), 0.75)
    sun((across, along, -low), strength, angle=0.8, color=(1, 0.92, 0.80))
    area((-1.5, -5.0, 3.4), (0, 0.5, 0.6), (6, 2.5), 110, (1, 0.97, 0.94))


def sofa_terrace():
    """Teak sofa and armchair between large pots, stripes of shade on the wall."""
    terrace("#bba68a", "#836f5b")
    pergola()
    put(OUTDOOR, "cove-teak-sofa", (-0.25, 1.10, 0))
    put(OUTDOOR, "cove-teak-armchair", (1.75, 0.30, 0), -48)
    put(OUTDOOR, "ember-steel-lantern", (0.55, 0.10, 0), 20)
    for x, y, s, seed, pot in ((-1.85, 1.30, 1.15, 3, "#9a6a4a"), (-2.45, 1.05, 0.75, 11, "#c4b59e"),
                               (1.35, 1.45, 1.0, 23, "#b58a66"), (2.65, 1.30, 1.25, 37, "#8a8175")):
        plant((x, y, 0), s, seed=seed, pot=pot, stems=7, tones=GREENS)
    open_air()


def lounger_terrace():
    """Bench and lounger in the afternoon, before a sand-coloured wall."""
    terrace("#b08a6c", "#a2917c")
    pergola(beams=5)
    put(OUTDOOR, "orchard-garden-bench", (-0.55, 1.30, 0))
    put(OUTDOOR, "sol-sun-lounger", (0.75, 0.10, 0), 20)
    put(OUTDOOR, "ember-steel-lantern", (-0.55, 0.35, 0), 25)
    for x, y, s, seed, pot in ((-1.75, 1.35, 1.15, 7, "#d0c3ae"), (0.62, 1.50, 0.95, 29, "#7f776b"),
                               (1.55, 1.40, 1.2, 43, "#a26a47")):
        plant((x, y, 0), s, seed=seed, pot=pot, stems=7, tones=GREENS)
    open_air(low=0.5, across=-0.66)


ROOMS = {
    "hero-outdoor": (sofa_terrace, {}, View((0.25, -5.0, 1.34), (0.12, 0, 1.34), 36, (1920, 900), -0.065, 0.02)),
    "tile-outdoor": (lounger_terrace, {}, View((-0.45, -4.6, 1.40), (0.10, 0.5, 1.36), 46, (1280, 960), -0.10, 0.05)),
}
