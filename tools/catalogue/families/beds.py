"""Beds: wooden rails, upholstered channel headboard, dressed with duvet, throw and pillows."""
import random

import bpy

from kit.geometry import rbox, strut
from kit.materials import OAK, fabric, wood
from kit.soft import cushion, drape

PILLOWS = ((-0.40, 0.80, 0.66, 58, (0.68, 0.48, 0.02)), (0.40, 0.80, 0.66, 58, (0.68, 0.48, 0.02)),
           (-0.38, 0.62, 0.635, 50, (0.66, 0.46, 0.02)), (0.40, 0.62, 0.635, 50, (0.66, 0.46, 0.02)),
           (0.02, 0.47, 0.63, 50, (0.50, 0.34, 0.02)))


def bed(tone="#a99f8f", wtone=OAK, linen="#dcd6cb", duvet="#d2c9ba", throw="#7a6656", W=1.62, L=2.03):
    """Double bed with a channelled headboard; the head is at +y."""
    _frame(wtone, W, L)
    _headboard(fabric(tone), W, L)
    rbox("mattress", (W - 0.01, L - 0.02, 0.20), (0, 0, 0.375), fabric(linen, melange=0.06, bump=0.25), bw=0.055, seg=8)
    _bedding(duvet, throw, W, L)
    rnd = random.Random(3)
    for k, ((x, y, z, tilt, size), colour) in enumerate(zip(PILLOWS, (linen, linen, duvet, duvet, tone))):
        cushion("pillow", size, (x, y, z), fabric(colour, melange=0.06 if k < 4 else 0.25, bump=0.25, sheen=0.2),
                rot=(tilt, 0, rnd.uniform(-4, 4)), pressure=8, seed=90 + k, stiff=26, bend=0.15, cell=0.022, frames=28,
                piping=0.0025)


def _frame(wtone, W, L):
    across, along = wood(wtone, "x"), wood(wtone, "y")
    for s in (-1, 1):
        rbox("rail", (0.03, L + 0.04, 0.17), (s * (W / 2 + 0.015), 0, 0.245), along, bw=0.008)
    rbox("foot", (W + 0.06, 0.03, 0.17), (0, -L / 2 - 0.015, 0.245), across, bw=0.008)
    rbox("slab", (W, L, 0.06), (0, 0, 0.26), along)
    for x in (-1, 1):
        for y in (-1, 1):
            strut("leg", (x * (W / 2 - 0.06), y * (L / 2 - 0.07), 0.17), (x * (W / 2 - 0.045), y * (L / 2 - 0.055), 0),
                  0.03, 0.02, wood(wtone, "z"))


def _headboard(cloth, W, L, channels=9):
    width = (W + 0.12) / channels
    rbox("headboard", (W + 0.13, 0.06, 0.96), (0, L / 2 + 0.085, 0.62), cloth, bw=0.02)
    for i in range(channels):
        cushion("channel", (width - 0.002, 0.90, 0.05), ((i - (channels - 1) / 2) * width, L / 2 + 0.035, 0.645), cloth,
                rot=(90, 0, 0), pressure=2.4, stiff=50, cell=0.03, seed=70, piping=0, jitter=0.001)


def _bedding(duvet, throw, W, L):
    body = rbox("collider", (W + 0.03, L + 0.04, 0.49), (0, 0, 0.245), None, bw=0.04)
    key = ("bed", W, L)
    drape("duvet", (W + 0.60, 1.62), (0, -0.32, 0.515), [(body, key)],
          fabric(duvet, melange=0.05, weave=500, bump=0.22, sheen=0.2), n=(84, 62), frames=46, thick=0.045, puff=0.042,
          bend=0.5)
    cover = drape("throw", (W + 0.68, 0.62), (0, -0.70, 0.53), [(body, key)],
                  fabric(throw, melange=0.3, weave=260, bump=0.8), n=(110, 30), frames=50, thick=0.012, bend=0.5, seed=2,
                  puff=0.042)
    cover.location.z += 0.05
    cover.scale = (1.045, 1, 1)
    bpy.data.objects.remove(body)
