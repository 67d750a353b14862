"""Tables on a turned pedestal or on splayed legs."""
from math import cos, sin

from kit.geometry import lathe, strut
from kit.materials import OAK, WALNUT, marble, wood


def round_table(r=0.6, wtone=OAK, h=0.745):
    """Round dining table on a turned pedestal. r = radius of the top, h = height in metres."""
    across = wood(wtone, "x")
    lathe("top", [(0, h - 0.030), (r - 0.045, h - 0.030), (r - 0.004, h - 0.012), (r, h - 0.006), (r - 0.004, h), (0, h)],
          across, seg=160)
    lathe("collar", [(0.20, h - 0.05), (0.20, h - 0.032)], across, seg=96, bw=0.003)
    lathe("pedestal", [(0.275, 0), (0.275, 0.012), (0.262, 0.022), (0.16, 0.05), (0.085, 0.12), (0.062, 0.25),
                       (0.058, 0.40), (0.07, 0.55), (0.115, 0.66), (0.17, h - 0.05)], wood(wtone, "z"), seg=96)


def coffee_table(r=0.43, h=0.39, wtone=WALNUT, top=None):
    """Round stone top on three splayed wooden legs."""
    lathe("top", [(0, h - 0.025), (r - 0.03, h - 0.025), (r - 0.005, h - 0.018), (r, h - 0.010), (r - 0.005, h - 0.002),
                  (0, h)], top or marble(), seg=128)
    for k in range(3):
        a = k * 2.094 + 0.5
        strut("leg", (r * 0.58 * cos(a), r * 0.58 * sin(a), h - 0.02), (r * 0.70 * cos(a), r * 0.70 * sin(a), 0), 0.026,
              0.016, wood(wtone, "z"))
