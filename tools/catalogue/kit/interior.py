"""Rooms to put furniture into: plank floor, painted walls, a real window for the sun, curtains."""
import random
from math import pi, sin
from typing import NamedTuple

import bpy
from mathutils import Vector, noise

from .geometry import add, grid_faces, rbox, tube
from .materials import OAK, black_steel, plain, plaster, translucent, wood
from .scene import group
from .studio import BACKDROP, area, sun, world


# Some products bring a wall for the studio; a room has its own.
STUDIO_ONLY = BACKDROP + "_wall"


class Window(NamedTuple):
    """Opening in a side wall: from y0 to y1, from sill to head."""

    y0: float = -1.9
    y1: float = 0.75
    sill: float = 0.35
    head: float = 2.45


class Walls(NamedTuple):
    """The shell of a room. side=-1 has the window on the left, +1 on the right."""

    tone: str = "#dcd2c3"
    floor: str = OAK
    side: int = -1
    half: float = 2.74
    back: float = 1.72
    front: float = -5.8
    window: Window = Window()
    curtain: str = "#ece5d8"


def put(products, slug, loc=(0, 0, 0), rz=0.0, value="", **changes):
    """Stand one of the shop's products into the room, in the first value of its option or in another one."""
    from products.choices import value_of

    builder, params, _ = products[slug]
    handle = group(builder, loc, rz, **{**params, **(value_of(slug, value) if value else {}), **changes})
    # What is shown as it is sold gets a marker; only the light of a lamp may differ, and a rug lies flat.
    if changes.keys() <= {"power", "rolled"}:
        handle["product"] = slug
        handle["value"] = value
    for part in handle.children:
        if part.name.startswith(STUDIO_ONLY):
            bpy.data.objects.remove(part)
    return handle


def planks(x0, x1, y0, y1, tone=OAK, width=0.19, gap=0.0015, thickness=0.02):
    """Floor boards of random length along x; three close tones, as in a real delivery."""
    rnd = random.Random(7)
    mats = [wood(t, "x", 0.5) for t in (tone, _shift(tone, 1.06), _shift(tone, 0.93))]
    y = y0
    while y < y1:
        x, offset = x0, rnd.uniform(0, 1.6)
        while x < x1:
            length = min(rnd.uniform(1.5, 2.3) - offset, x1 - x)
            offset = 0
            rbox("plank", (length - gap, width - gap, thickness), (x + length / 2, y + width / 2, -thickness / 2),
                 rnd.choice(mats), bw=0.0014, seg=2)
            x += length
        y += width


def _shift(tone, factor):
    return "#" + "".join(f"{min(255, round(int(tone[i:i + 2], 16) * factor)):02x}" for i in (1, 3, 5))


def curtain(x, y0, y1, top, mat, amp=0.035, waves=9):
    """Hanging cloth along y with uneven folds."""
    nu, nv = 220, 24
    verts = []
    for j in range(nv + 1):
        for i in range(nu + 1):
            u, v = i / nu, j / nv
            depth = amp * (0.75 + 0.5 * noise.noise(Vector((u * 4, v * 0.7, 3))))
            phase = 0.5 * noise.noise(Vector((u * 3, v * 1.2, 1)))
            sway = 0.01 * noise.noise(Vector((u * 9, v * 2, 0)))
            verts.append((x + depth * sin(2 * pi * waves * u + phase), y0 + (y1 - y0) * u + sway, top * v + 0.01))
    return add("curtain", verts, grid_faces(nu, nv), mat)


def _window_wall(shell, mat):
    """Side wall in four pieces round the opening; 6 m high so that no sun leaks over it."""
    x, win, thick, high = shell.side * (shell.half + 0.08), shell.window, 0.16, 6.0
    middle, span = (win.y0 + win.y1) / 2, win.y1 - win.y0
    front, back = shell.front - 2, shell.back + 0.1
    for size, loc in (
        ((thick, win.y0 - front, high), (x, (front + win.y0) / 2, high / 2)),
        ((thick, back - win.y1, high), (x, (back + win.y1) / 2, high / 2)),
        ((thick, span, win.sill), (x, middle, win.sill / 2)),
        ((thick, span, high - win.head), (x, middle, (high + win.head) / 2)),
    ):
        rbox("side_wall", size, loc, mat, bw=0.001)


def _mullions(shell):
    white, win = plain("#e6e1d8", 0.5), shell.window
    x = shell.side * (shell.half + 0.08)
    for y in (win.y0 + 0.02, (win.y0 + win.y1) / 2, win.y1 - 0.02):
        rbox("mullion", (0.06, 0.045, win.head - win.sill), (x, y, (win.sill + win.head) / 2), white, bw=0.004)
    for z in (win.sill + 0.02, win.sill + 0.62 * (win.head - win.sill), win.head - 0.02):
        rbox("mullion", (0.06, win.y1 - win.y0, 0.04), (x, (win.y0 + win.y1) / 2, z), white, bw=0.004)
    rbox("sill", (0.24, win.y1 - win.y0 + 0.1, 0.03), (x - shell.side * 0.04, (win.y0 + win.y1) / 2, win.sill - 0.01),
         white, bw=0.006)


def walls(shell):
    """Floor, back wall with skirting, window wall, curtain on a rod."""
    paint, white = plaster(shell.tone), plain("#e6e1d8", 0.5)
    edges = sorted((shell.side * (shell.half + 0.1), -shell.side * 4.8))
    middle, span = sum(edges) / 2, edges[1] - edges[0]
    planks(*edges, shell.front, shell.back, shell.floor)
    # Without a ground below, daylight would shine up through the joints between the planks.
    rbox("ground", (span, shell.back - shell.front, 0.02), (middle, (shell.back + shell.front) / 2, -0.04),
         plain("#2b241d", 1.0), bw=0)
    rbox("back_wall", (span, 0.1, 6), (middle, shell.back + 0.05, 3), paint, bw=0.001)
    rbox("skirting", (span, 0.016, 0.09), (middle, shell.back - 0.008, 0.045), white, bw=0.004)
    _window_wall(shell, paint)
    _mullions(shell)
    if shell.curtain:
        x, end = shell.side * (shell.half - 0.10), shell.window.y1
        curtain(x, end - 0.33, min(end + 0.5, shell.back - 0.1), 2.75, translucent(shell.curtain, 0.45))
        tube("rod", [(x, shell.window.y0 - 0.4, 2.77), (x, shell.back - 0.06, 2.77)], 0.011, black_steel())


def daylight(side=-1, strength=8.0, low=0.30, across=0.80, along=0.50, sky=0.55, fill=90, window_glow=120,
             warmth=(1, 0.88, 0.70)):
    """Afternoon sun through the window, the window's own glow and a soft fill from behind the camera."""
    world((0.95, 0.97, 1), sky)
    sun((-side * across, along, -low), strength, color=warmth)
    area((side * 3.3, -0.6, 1.5), (0, 0, 0.9), (2.6, 2.1), window_glow, (0.93, 0.97, 1))
    area((-side * 1.5, -4.5, 3.2), (0, 0.5, 0.6), (5, 2), fill, (1, 0.97, 0.93))
