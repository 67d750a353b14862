"""How large the models are: the scene's own dimensions, for the test that compares them with the texts."""
import random

from .camera import outline
from .scene import clear


def measure(items):
    """Width, depth and height in cm of every product as it is built for its main picture."""
    sizes = {}
    for item in items.values():
        if item.kind != "products" or item.main:
            continue
        clear()
        random.seed(1)
        item.builder(**item.params)
        points = outline()
        span = (points.max(axis=0) - points.min(axis=0)) * 100
        sizes[item.slug] = [round(float(side), 1) for side in span]
    return sizes
