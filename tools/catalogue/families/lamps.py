"""Lamps with a warm bulb inside a cloth shade."""
from math import cos, sin

from kit.geometry import circle, lathe, solidify, strut, tube
from kit.materials import black_steel, brass, fabric, translucent
from kit.studio import bulb


def shade(r0, r1, z0, z1, tone="#f2eadf", centre=(0, 0)):
    """Open conical cloth shade with bound rims."""
    x, y = centre
    cone = lathe("shade", [(r0, z0), (r1, z1)], translucent(tone, 0.5), (x, y, 0), seg=96, cap=False)
    solidify(cone, 0.002)
    for r, z in ((r0, z0), (r1, z1)):
        tube("rim", circle(r, z, centre=centre), 0.003, fabric("#e7dcc6"), cyclic=True)


def floor_lamp(h=1.52, power=22):
    """Slim steel floor lamp with a brass ferrule and a linen shade."""
    iron = black_steel()
    lathe("foot", [(0, 0), (0.145, 0), (0.15, 0.004), (0.15, 0.014), (0.146, 0.018), (0, 0.020)], iron, seg=96)
    strut("stem", (0, 0, 0.01), (0, 0, h - 0.1), 0.0095, 0.0095, iron, bw=0.001)
    lathe("ferrule", [(0.018, 0), (0.018, 0.05), (0.01, 0.06)], brass(), (0, 0, 0.018), seg=48, bw=0.002)
    shade(0.215, 0.165, h - 0.26, h)
    for k in range(3):
        angle = k * 2.094
        strut("spoke", (0, 0, h - 0.06), (0.168 * cos(angle), 0.168 * sin(angle), h - 0.03), 0.002, 0.002, iron, bw=0)
    bulb((0, 0, h - 0.14), power)
