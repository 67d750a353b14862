"""Products in their surroundings: the camera goes near to them in one of the rooms."""
from math import cos, radians, sin

from kit.camera import View


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
    "holm-oak-dining-table": ("hero-dining", near((0.0, 0.0, 0.78), 3.2, -16, 1.4)),
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
}
