"""The round coffee table on splayed legs."""
from math import cos, sin

from kit.geometry import lathe, strut
from kit.materials import WALNUT, marble, wood


def coffee_table(r=0.43, h=0.39, wtone=WALNUT, top=None):
    """Round stone top on three splayed wooden legs."""
    lathe("top", [(0, h - 0.025), (r - 0.03, h - 0.025), (r - 0.005, h - 0.018), (r, h - 0.010), (r - 0.005, h - 0.002),
                  (0, h)], top or marble(), seg=128)
    for k in range(3):
        a = k * 2.094 + 0.5
        strut("leg", (r * 0.58 * cos(a), r * 0.58 * sin(a), h - 0.02), (r * 0.70 * cos(a), r * 0.70 * sin(a), 0), 0.026,
              0.016, wood(wtone, "z"))
