"""Open shelves: a low bookshelf with a few books, a steel ladder."""
import random

from families.parts import board, cm
from kit.geometry import beam, rbox
from kit.materials import OAK, WALNUT, black_steel
from kit.props import book_row, book_stack

THICK = 0.022


def low_bookshelf(width, depth, height, tone=OAK, shelves=2, bays=2):
    """Open shelves between solid sides, without a back panel in the way of cables."""
    w, d, h = cm(width, depth, height)
    kick = 0.07
    board("top", (w, d, 0.026), (0, 0, h - 0.013), tone, bw=0.004)
    for i in range(bays + 1):
        x = (w - 0.026) * (i / bays - 0.5)
        board("upright", (0.026, d - 0.006, h - 0.026), (x, 0, (h - 0.026) / 2), tone)
    opening = (h - 0.026 - kick) / shelves
    for level in range(shelves):
        for i in range(bays):
            x = (w - 0.026) * ((i + 0.5) / bays - 0.5)
            part = (w - 0.026) / bays - 0.026
            board("shelf", (part, d - 0.01, THICK), (x, 0, kick + opening * level - THICK / 2), tone)
            if level == 0:
                board("kick", (part, 0.018, kick - THICK), (x, -d / 2 + 0.03, (kick - THICK) / 2), tone)
    board("back", (w - 0.03, 0.008, h - 0.03), (0, d / 2 - 0.012, h / 2), tone, bw=0.001)
    return [kick + opening * level for level in range(shelves)]


def styled_bookshelf(width, depth, height, tone=OAK):
    """The low bookshelf with a few books, so that its depth can be read."""
    levels = low_bookshelf(width, depth, height, tone)
    w, d, h = cm(width, depth, height)
    rnd = random.Random(5)
    book_row((-w / 2 + 0.034, -d / 2 + 0.05, levels[1]), 0.3, rnd, depth=0.16)
    book_row((0.02, -d / 2 + 0.05, levels[0]), 0.22, rnd, depth=0.16)
    book_stack((w * 0.3, 0, levels[1]), ("#39434a", "#b8a88f", "#8a5540"), rz=6)
    book_stack((-w * 0.26, 0, levels[0]), ("#d8c9ae", "#7b8b86"), rz=-5)


def ladder_shelf(width, depth, height, tone=WALNUT, shelves=5):
    """Steel frame leaning against a wall behind y = depth / 2; the shelves grow deeper towards the floor."""
    w, d, h = cm(width, depth, height)
    iron, bar = black_steel(), 0.018
    front, rear = -d / 2 + bar / 2, d / 2 - bar / 2

    def rail_at(z):
        return front + (rear - front - 0.02) * z / h

    for s in (-1, 1):
        x = s * (w - bar) / 2
        beam("rail", (x, front, 0), (x, rail_at(h), h), bar, bar, iron, bw=0.002)
        beam("rear", (x, rear, 0), (x, rear, h), bar, bar, iron, bw=0.002)
    for k in range(shelves):
        z = 0.12 + (h - 0.2) * k / (shelves - 1)
        y0 = rail_at(z) - bar / 2
        deep = rear + bar / 2 - y0
        board("shelf", (w - 2 * bar - 0.002, deep, 0.022), (0, y0 + deep / 2, z), tone)
        for s in (-1, 1):
            beam("bearer", (s * (w - bar) / 2, rail_at(z), z - 0.004), (s * (w - bar) / 2, rear, z - 0.004), bar * 0.8,
                 bar * 0.8, iron, bw=0.002)
    for y, z in ((rail_at(h), h - bar / 2), (rear, h - bar / 2), (rear, 0.06)):
        rbox("tie", (w - 2 * bar, bar, bar), (0, y, z), iron, bw=0.002)
