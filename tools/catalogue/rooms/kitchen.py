"""Kitchens: a run of lacquered cabinets, open shelves, the island in front."""
from families.storage import cabinet
from kit.camera import View
from kit.geometry import rbox, tube
from kit.interior import Walls, daylight, put, walls
from kit.materials import OAK, brass, ceramic, marble, plain, steel, wood
from kit.props import bowl, plant, vase
from kit.scene import group
from products.choices import TONES
from products.kitchen import PRODUCTS as KITCHEN

COUNTER = 0.90


def tiles(x0, x1, z0, z1, y, tone="#cfc6b6", size=(0.15, 0.075)):
    """Glazed tiles in half bond on the wall at y."""
    glaze, (w, h) = ceramic(tone), size
    row, z = 0, z0
    while z + h <= z1 + 0.001:
        x = x0 - (w / 2 if row % 2 else 0)
        while x < x1:
            left, right = max(x, x0), min(x + w, x1)
            if right - left > 0.01:
                rbox("tile", (right - left - 0.002, 0.008, h - 0.002), ((left + right) / 2, y - 0.004, z + h / 2), glaze,
                     bw=0.0015, seg=2)
            x += w
        row, z = row + 1, z + h
    rbox("grout", (x1 - x0, 0.003, z - z0), ((x0 + x1) / 2, y - 0.0015, (z0 + z) / 2), plain("#b7ad9d", 0.9), bw=0)


def counter_run(width, x, y, lacquer):
    """Base cabinets with a stone worktop, a sink and a brass tap."""
    units = round(width / 0.6)
    group(cabinet, (x, y, 0), 0, width=width * 100, depth=60, height=87, lacquer=lacquer, legs=0, plinth=9, handle="oak",
          columns=[(1, [(0.72, "panel"), (0.28, "drawer")])] * units)
    rbox("worktop", (width + 0.02, 0.63, 0.03), (x, y - 0.01, COUNTER - 0.015), marble(scale=1.1), bw=0.004)
    sink = x + width * 0.22
    rbox("sink", (0.52, 0.38, 0.004), (sink, y - 0.02, COUNTER + 0.001), steel(), bw=0.0015)
    rbox("basin", (0.46, 0.32, 0.004), (sink, y - 0.02, COUNTER + 0.002), plain("#4a4946", 0.35, metallic=0.9), bw=0.0015)
    tube("tap", [(sink, y + 0.20, COUNTER), (sink, y + 0.20, COUNTER + 0.26), (sink, y + 0.15, COUNTER + 0.33),
                 (sink, y + 0.06, COUNTER + 0.33), (sink, y + 0.03, COUNTER + 0.27)], 0.012, brass(), kind="BEZIER")


def shelf(x, width, z, back, tone=OAK):
    """A board on two brass brackets."""
    rbox("shelf", (width, 0.24, 0.03), (x, back - 0.12, z), wood(tone, "x"), bw=0.004)
    for s in (-1, 1):
        tube("bracket", [(x + s * width * 0.4, back - 0.01, z - 0.17), (x + s * width * 0.4, back - 0.01, z - 0.02),
                         (x + s * width * 0.4, back - 0.20, z - 0.02)], 0.007, brass())


def green_kitchen():
    """Sage cabinets, pale tiles and an oak shelf, the island with stools in the sun."""
    back = 1.72
    walls(Walls(tone="#cdc0ac", floor="#a07f5e", side=-1, curtain=""))
    counter_run(3.0, 0.55, 1.40, TONES["lacquer-sage"])
    tiles(-0.95, 2.05, COUNTER, COUNTER + 0.60, back)
    put(KITCHEN, "larder-pantry-cabinet", (-1.50, 1.48, 0))
    shelf(0.35, 1.9, 1.68, back)
    put(KITCHEN, "grain-storage-jars", (-0.30, 1.58, 1.695))
    bowl((0.10, 1.60, 1.695), 0.8, "#8a5a44")
    bowl((0.10, 1.60, 1.715), 0.8, "#b9ab95")
    vase((0.48, 1.60, 1.695), 0.8, tone="#75806f", twigs=False)
    plant((1.20, 1.58, 1.695), 0.30, seed=3, pot="#c9b9a2", stems=7)
    put(KITCHEN, "slice-cutting-boards", (0.30, 1.42, COUNTER))
    put(KITCHEN, "grain-storage-jars", (-0.62, 1.50, COUNTER))
    vase((1.80, 1.48, COUNTER), 1.0, tone="#d0c6b4")
    put(KITCHEN, "butcher-kitchen-island", (0.35, -0.15, 0))
    bowl((0.12, -0.15, COUNTER), 1.1, "#a9917a")
    put(KITCHEN, "slice-cutting-boards", (0.64, -0.12, COUNTER), 20)
    for x in (0.08, 0.62):
        put(KITCHEN, "perch-counter-stool", (x, -0.78, 0), 12)
        put(KITCHEN, "bell-pendant-lamp", (x, -0.15, 0.62), power=7)
    daylight(side=-1, low=0.36, along=0.42)


def blue_kitchen():
    """Ink-blue cabinets and leather stools at the island, seen across its corner."""
    back = 1.72
    walls(Walls(tone="#c7bba8", floor="#8f6f50", side=1, half=2.5, curtain=""))
    counter_run(3.0, -0.65, 1.40, TONES["lacquer-ink"])
    tiles(-2.15, 0.85, COUNTER, COUNTER + 0.60, back, "#bfb8aa", (0.10, 0.10))
    put(KITCHEN, "larder-pantry-cabinet", (1.42, 1.48, 0), value="lacquer-ink")
    shelf(-0.75, 1.7, 1.70, back, "#6a4c36")
    put(KITCHEN, "grain-storage-jars", (-1.20, 1.58, 1.715))
    vase((-0.62, 1.60, 1.715), 0.75, tone="#a9917a", twigs=False)
    bowl((-0.25, 1.60, 1.715), 0.8, "#d0c4b0")
    put(KITCHEN, "slice-cutting-boards", (-0.75, 1.42, COUNTER), -8)
    vase((-1.72, 1.46, COUNTER), 0.95, tone="#8a5f45")
    put(KITCHEN, "butcher-kitchen-island", (-0.25, -0.10, 0), value="lacquer-ink")
    bowl((-0.05, -0.12, COUNTER), 1.1, "#6f7a74")
    for x in (-0.52, 0.02):
        put(KITCHEN, "perch-leather-bar-stool", (x, -0.72, 0), 15)
    put(KITCHEN, "bell-pendant-lamp", (-0.25, -0.10, 0.70), value="lacquer-ochre", power=9)
    daylight(side=1, low=0.36, along=0.42)


ROOMS = {
    "hero-kitchen": (green_kitchen, {}, View((0.45, -5.0, 1.36), (0.28, 0, 1.36), 34, (1920, 900), -0.06)),
    "tile-kitchen": (blue_kitchen, {}, View((-1.35, -4.4, 1.40), (-0.20, 0.5, 1.40), 43, (1280, 960), -0.08)),
}
