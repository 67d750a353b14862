"""Sofas: upholstered base, arms and back as stiff panels, loose seat and back cushions on top."""
import random

from kit.geometry import rbox, strut
from kit.materials import OAK, fabric, wood
from kit.soft import cushion


def sofa(tone="#b9ab98", wtone=OAK, pillows=("#7d5340", "#c9bfae"), W=2.16, D=0.92):
    """Three-seat sofa on tapered legs with two throw pillows. W and D in metres."""
    cloth = fabric(tone)
    seat_width = (W - 0.34) / 3
    rbox("base", (W - 0.05, D - 0.05, 0.155), (0, 0, 0.222), cloth, bw=0.028, seg=6)
    _panels(cloth, W, D)
    for i in (-1, 0, 1):
        _seat(cloth, i, seat_width)
    for k, (x, rz, pillow) in enumerate(((-0.74, 14, pillows[0]), (0.72, -12, pillows[1]))):
        cushion("throw", (0.46, 0.46, 0.02), (x, 0.07, 0.665), fabric(pillow, melange=0.3, weave=300),
                rot=(64, 0, rz), pressure=9, seed=50 + k, stiff=30, bend=0.2, cell=0.02, frames=26, piping=0.003)
    for x in (-1, 1):
        for y in (-1, 1):
            strut("leg", (x * (W / 2 - 0.16), y * (D / 2 - 0.13), 0.16),
                  (x * (W / 2 - 0.115), y * (D / 2 - 0.085), 0), 0.026, 0.015, wood(wtone, "z"))


def _panels(cloth, W, D):
    for s in (-1, 1):
        cushion("arm", (0.17, D, 0.46), (s * (W / 2 - 0.085), 0, 0.385), cloth, pressure=0.14, stiff=60, cell=0.03,
                seed=s + 5, piping=0.0035, jitter=0.0015, rings="top")
    cushion("back", (W - 0.30, 0.17, 0.58), (0, D / 2 - 0.10, 0.45), cloth, rot=(-7, 0, 0), pressure=0.12, stiff=60,
            cell=0.03, piping=0.0035, jitter=0.0015, rings="top")


def _seat(cloth, i, width):
    cushion("seat", (width - 0.004, 0.70, 0.155), (i * width, -0.085, 0.365), cloth,
            rot=(-1.5, 0, random.uniform(-0.6, 0.6)), pressure=0.62, seed=20 + i, stiff=36, bend=0.3, cell=0.024)
    cushion("back_cushion", (width - 0.012, 0.47, 0.13), (i * width, 0.215, 0.635), cloth,
            rot=(76 + random.uniform(-1.5, 1.5), 0, random.uniform(-1, 1)), pressure=1.9, seed=30 + i, stiff=26,
            bend=0.25, cell=0.022)
