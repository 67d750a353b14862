"""Sofas and box armchairs: one upholstered body, loose cushions, and a chaise where it is wanted."""
import random

from families.covers import cover
from families.parts import cm
from kit.geometry import rbox, strut
from kit.materials import black_steel, wood
from kit.soft import cushion

ARM = 0.17


def sofa(width=216, seats=3, upholstery=("linen", "#b9ab98"), leg_wood=None, depth=92, pillows=(), chaise=0):
    """A sofa of so many seats, in cm; chaise is the depth of a long right-hand seat, no leg_wood gives steel blocks."""
    width, depth, chaise = cm(width, depth, chaise)
    body = cover(*upholstery)
    seat_width = (width - 2 * ARM) / seats
    _body(width, depth, body)
    if chaise:
        _chaise_body(width, depth, chaise, seat_width, body)
    for i in range(seats):
        x = (i - (seats - 1) / 2) * seat_width
        long_seat = chaise - depth if chaise and i == seats - 1 else 0.0
        _seat(x, seat_width, long_seat, body, seed=20 + i)
        _back_cushion(x, seat_width, body, seed=30 + i)
    for k, (x, turn, pillow_cover) in enumerate(pillows):
        scatter_cushion((cm(x), 0.07, 0.665), pillow_cover, turn, seed=50 + k)
    _legs(width, depth, chaise, seat_width, leg_wood)


def scatter_cushion(loc, pillow_cover, turn=0.0, size=0.46, lean=64, seed=50):
    """A square throw pillow leaning against a back."""
    cushion(
        "throw", (size, size, 0.02), loc, cover(*pillow_cover), rot=(lean, 0, turn),
        pressure=9, seed=seed, stiff=30, bend=0.2, cell=0.02, frames=26, piping=0.003,
    )


def _body(width, depth, mat):
    rbox("base", (width - 0.05, depth - 0.05, 0.155), (0, 0, 0.222), mat, bw=0.028, seg=6)
    for side in (-1, 1):
        cushion(
            "arm", (ARM, depth, 0.46), (side * (width / 2 - ARM / 2), 0, 0.385), mat,
            pressure=0.14, stiff=60, cell=0.03, seed=side + 5, piping=0.0035, jitter=0.0015, rings="top",
        )
    cushion(
        "back", (width - 0.30, 0.17, 0.58), (0, depth / 2 - 0.10, 0.45), mat, rot=(-7, 0, 0),
        pressure=0.12, stiff=60, cell=0.03, piping=0.0035, jitter=0.0015, rings="top",
    )


def _chaise_body(width, depth, chaise, seat_width, mat):
    """The part of the base that carries the chaise out in front of the right-hand seat."""
    length = chaise - depth / 2 - 0.025
    x = width / 2 - ARM - seat_width / 2
    rbox("chaise", (seat_width - 0.01, length, 0.155), (x, -length / 2, 0.222), mat, bw=0.028, seg=6)


def _seat(x, seat_width, extra, mat, seed):
    """Firm enough to stay almost flat: too much pressure domes a seat."""
    length = 0.70 + extra
    cushion(
        "seat", (seat_width - 0.004, length, 0.155), (x, -0.085 - extra / 2, 0.365), mat,
        rot=(-1.5 if not extra else 0, 0, random.uniform(-0.5, 0.5) if not extra else 0),
        pressure=0.42 if not extra else 0.3, seed=seed, stiff=36, bend=0.3, cell=0.024 if not extra else 0.028,
    )


def _back_cushion(x, seat_width, mat, seed):
    cushion(
        "back-cushion", (seat_width - 0.012, 0.47, 0.13), (x, 0.215, 0.635), mat,
        rot=(76 + random.uniform(-1.5, 1.5), 0, random.uniform(-1, 1)),
        pressure=1.1, seed=seed, stiff=40, bend=0.25, cell=0.022,
    )


def _legs(width, depth, chaise, seat_width, leg_wood):
    feet = [(sx * (width / 2 - 0.16), sy * (depth / 2 - 0.13), sx, sy) for sx in (-1, 1) for sy in (-1, 1)]
    if chaise:
        front = -(chaise - depth / 2) + 0.14
        right = width / 2 - ARM - 0.08
        feet += [(right, front, 1, -1), (right - seat_width + 0.16, front, -1, -1)]
    for x, y, sx, sy in feet:
        if leg_wood is None:
            rbox("leg", (0.05, 0.05, 0.15), (x, y, 0.075), black_steel(), bw=0.003)
        else:
            strut("leg", (x, y, 0.16), (x + sx * 0.045, y + sy * 0.045, 0), 0.026, 0.015, wood(leg_wood, "z"))
