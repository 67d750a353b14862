"""Products in their surroundings: the camera goes near to them in one of the rooms."""
from math import cos, radians, sin

from kit.camera import View
from rooms.breakfast import breakfast_corner
from rooms.garden_table import garden_table


def near(point, width, az=0.0, height=1.2, lens=50, exposure=0.25):
    """A level view of `width` metres round `point`, from `az` degrees; the film is shifted so that lines stay upright."""
    x, y, z = point
    distance, angle = width * lens / 36, radians(az)
    loc = (x + distance * sin(angle), y - distance * cos(angle), height)
    return View(loc, (x, y, height), lens, (1280, 960), (z - height) / width, exposure)


# Only where the room shows the product as it is sold: same size, same material as in its main picture.
NEAR = {
    "alder-three-seat-sofa": ("hero-living", near((0.12, 1.1, 0.72), 3.1, 12, exposure=0.12)),
    "wren-lounge-chair": ("hero-living", near((1.85, 0.1, 0.62), 2.0, 8, exposure=0.12)),
    "oslo-marble-coffee-table": ("hero-living", near((0.0, -0.1, 0.45), 1.9, 18, 1.25, exposure=0.12)),
    "fjord-chaise-sofa": ("tile-livingroom", near((-0.15, 0.7, 0.68), 3.5, 10, exposure=0.35)),
    "pebble-ottoman": ("tile-livingroom", near((-0.95, -0.55, 0.42), 1.9, 20, exposure=0.35)),
    "alder-two-seat-sofa": ("banner-1", near((0.95, 1.1, 0.7), 2.7, 8, exposure=0.2)),
    "hollis-leather-armchair": ("banner-1", near((2.3, 0.3, 0.58), 2.1, 6, exposure=0.2)),
    "hazel-upholstered-bed": ("hero-bedroom", near((0.05, 0.6, 0.72), 3.4, 14, 1.35, exposure=0.2)),
    "tilda-tub-armchair": ("about", near((0.15, 0.5, 0.6), 2.1, 10, exposure=0.2)),
    "solveig-oak-bed": ("tile-bedroom", near((-0.1, 0.6, 0.68), 3.1, 20, 1.35, exposure=0.15)),
    "holm-oak-dining-table": ("hero-dining", near((0.0, -0.1, 0.78), 3.7, -16, 1.45)),
    "strand-oak-sideboard": ("banner-3", near((0.25, 1.4, 0.72), 2.6, -12, exposure=0.3)),
    "rondo-walnut-table": ("tile-dining", near((0.05, 0.0, 0.68), 2.7, -8, 1.4)),
    "carra-marble-dining-table": ("banner-2", near((-0.35, 0.1, 0.72), 3.1, 16, 1.4)),
    "maren-dining-armchair": ("banner-3", near((1.65, 1.0, 0.6), 1.8, 4, exposure=0.3)),
    "perch-leather-bar-stool": ("tile-kitchen", near((-0.3, -0.6, 0.66), 2.0, -18, 1.3)),
    "perch-counter-stool": ("hero-kitchen", near((0.35, -0.6, 0.66), 2.1, 14, 1.3)),
    "grain-storage-jars": ("hero-kitchen", near((-0.55, 1.5, 1.12), 1.2, 12, 1.3)),
    "tern-conference-chair": ("hero-workplace", near((-0.15, 0.7, 0.72), 2.3, 20, 1.3, exposure=0.3)),
    "beam-desk-lamp": ("hero-workplace", near((0.2, 1.25, 1.0), 1.4, 16, 1.25, exposure=0.3)),
    "trestle-oak-desk": ("tile-workplace", near((-0.05, 0.9, 0.74), 2.7, 14, 1.35, exposure=0.5)),
    "stair-ladder-shelf": ("tile-workplace", near((-1.35, 1.45, 0.92), 3.0, 10, 1.2, exposure=0.5)),
    "cove-teak-sofa": ("hero-outdoor", near((-0.2, 1.0, 0.7), 3.0, 10, 1.3, exposure=0.02)),
    "cove-teak-armchair": ("hero-outdoor", near((1.7, 0.35, 0.6), 2.0, 4, 1.2, exposure=0.02)),
    "orchard-garden-bench": ("tile-outdoor", near((-0.55, 1.2, 0.62), 2.4, -8, 1.2, exposure=0.05)),
    "porter-hall-bench": ("tile-other", near((-0.1, 1.35, 0.62), 2.2, 0, 1.2, exposure=0.3)),
    "twig-coat-stand": ("tile-other", near((-0.75, 1.3, 0.98), 2.5, -6, 1.2, exposure=0.3)),
    "dune-vase-trio": ("banner-3", near((-0.1, 1.45, 0.98), 1.3, 12, 1.15, exposure=0.3)),
    "lumen-floor-lamp": ("tile-bedroom", near((-1.7, 1.2, 0.86), 2.5, 8, 1.25, exposure=0.15)),
    "fen-wool-rug": ("hero-living", near((0.15, -0.2, 0.36), 3.6, -14, 1.75, exposure=0.12)),
    "linnea-oak-coffee-table": ("tile-livingroom", near((-0.35, 0.05, 0.48), 2.1, 16, 1.25, exposure=0.35)),
    "mira-table-lamp": ("hero-bedroom", near((1.3, 1.45, 0.78), 1.5, 6, 1.15, exposure=0.2)),
    "solveig-walnut-nightstand": ("hero-bedroom", near((-1.25, 1.45, 0.56), 1.7, -6, 1.15, exposure=0.2)),
    "lisbet-bed-bench": ("hero-bedroom", near((0.05, -0.8, 0.5), 2.3, -16, 1.25, exposure=0.2)),
    "nora-oak-nightstand": ("tile-bedroom", near((1.1, 1.45, 0.6), 1.7, 6, 1.15, exposure=0.15)),
    "holm-dining-chair": ("hero-dining", near((-1.1, -0.15, 0.6), 2.2, -28, 1.3)),
    "bell-pendant-lamp": ("hero-dining", near((0.0, -0.15, 1.35), 2.3, -12, 1.4)),
    "quill-spindle-chair": ("tile-dining", near((0.5, -0.5, 0.6), 2.1, 30, 1.3)),
    "holm-dining-bench": ("banner-2", near((1.7, 1.4, 0.56), 2.3, -8, 1.2)),
    "vesta-brass-candlesticks": ("banner-1", near((-0.9, 1.45, 0.95), 1.2, 8, 1.15, exposure=0.2)),
    "arch-floor-mirror": ("tile-other", near((1.2, 1.4, 0.95), 2.6, -4, 1.25, exposure=0.3)),
    "hush-felt-baskets": ("tile-other", near((-0.4, 0.9, 0.42), 1.7, 10, 1.1, exposure=0.3)),
    "moon-table-mirror": ("banner-3", near((0.75, 1.45, 0.98), 1.3, -10, 1.15, exposure=0.3)),
    "glow-candle-set": ("banner-3", near((0.32, 1.45, 0.9), 1.0, 10, 1.1, exposure=0.3)),
    "brook-stoneware-vase": ("banner-3", near((-1.15, 1.3, 0.44), 1.5, 10, 1.1, exposure=0.3)),
    "larder-pantry-cabinet": ("hero-kitchen", near((-1.35, 1.4, 0.96), 2.7, -4, 1.3)),
    "butcher-kitchen-island": ("hero-kitchen", near((0.35, -0.2, 0.76), 2.6, -24, 1.3)),
    "slice-cutting-boards": ("hero-kitchen", near((0.55, -0.15, 1.0), 1.3, 12, 1.3)),
    "vesper-workplace-desk": ("hero-workplace", near((-0.3, 1.1, 0.78), 2.6, -14, 1.3, exposure=0.3)),
    "ridge-low-bookshelf": ("hero-workplace", near((1.5, 1.45, 0.74), 2.1, 10, 1.2, exposure=0.3)),
    "noon-wall-clock": ("hero-workplace", near((0.7, 1.6, 1.3), 2.1, -8, 1.3, exposure=0.3)),
    "fern-plant-stand": ("hero-workplace", near((-1.6, 1.2, 0.66), 1.9, -6, 1.2, exposure=0.3)),
    "tern-task-chair": ("tile-workplace", near((0.15, 0.3, 0.64), 2.0, 34, 1.25, exposure=0.5)),
    "lift-monitor-stand": ("tile-workplace", near((-0.15, 1.1, 0.94), 1.3, -22, 1.25, exposure=0.5)),
    "ember-steel-lantern": ("hero-outdoor", near((0.5, 0.1, 0.42), 1.7, 14, 1.0, exposure=0.02)),
    "sol-sun-lounger": ("tile-outdoor", near((0.75, 0.2, 0.52), 2.9, -10, 1.3, exposure=0.05)),
    "ridge-tall-bookshelf": ("hero-reading", near((0.46, 1.5, 0.98), 3.1, -4, 1.3, exposure=0.45)),
}

# Rooms of which no other picture is taken.
OWN_ROOM = {
    "nook-breakfast-table": (breakfast_corner, near((0.03, 0.1, 0.64), 2.75, 8, 1.3, exposure=0.25)),
    "arbor-garden-table": (garden_table, near((0.0, 0.0, 0.74), 3.8, 0, 1.55, exposure=0.02)),
}
