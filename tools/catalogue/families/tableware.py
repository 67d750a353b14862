"""What stands on a laid table: a stoneware dinner set, candlesticks, scented candles."""
from math import cos, pi

from families.finishes import brushed_brass, clay, wax
from families.parts import cm
from families.shapes import smooth_profile
from kit.geometry import lathe, tube
from kit.materials import ceramic, plain

GLAZE, BARE = "#bfae94", "#8a6848"


def plate(diameter, loc, rise=0.022):
    """A coupe plate with a bare rim. Returns how much higher the next one in a stack lies."""
    r = cm(diameter / 2)
    profile = [(r * 0.56, 0), (r * 0.58, 0.003), (r * 0.66, 0.004), (r * 0.9, rise * 0.55), (r * 0.985, rise * 0.94)]
    inside = [(r * 0.975, rise), (r * 0.9, rise * 0.72), (r * 0.72, 0.0105), (r * 0.5, 0.0085), (0, 0.008)]
    lathe("plate", profile, clay(GLAZE, 0.5), loc, seg=128, cap=False)
    lathe("well", inside, clay(GLAZE, 0.5), loc, seg=128, cap=False)
    rim = [(r * 0.985, rise * 0.94), (r, rise * 1.0), (r * 0.992, rise * 1.06), (r * 0.975, rise)]
    lathe("rim", rim, clay(BARE, 0.8), loc, seg=128, cap=False)
    return 0.0095


def soup_bowl(diameter, loc, height=0.062):
    """A small deep bowl with a bare rim and foot."""
    r = cm(diameter / 2)
    outside = smooth_profile([(r * 0.46, 0.004), (r * 0.62, 0.008), (r * 0.86, height * 0.4),
                              (r * 0.965, height * 0.75), (r * 0.985, height * 0.95)], 5)
    inside = smooth_profile([(r * 0.955, height * 0.985), (r * 0.93, height * 0.75), (r * 0.8, height * 0.38),
                             (r * 0.5, 0.013), (0, 0.009)], 5)
    lathe("foot", [(r * 0.42, 0), (r * 0.46, 0.0), (r * 0.46, 0.006)], clay(BARE, 0.8), loc, seg=64)
    lathe("bowl", outside, clay(GLAZE, 0.5), loc, seg=128, cap=False)
    lathe("inside", inside, clay(GLAZE, 0.5), loc, seg=128, cap=False)
    rim = [(r * 0.985, height * 0.95), (r, height * 0.985), (r * 0.985, height * 1.01), (r * 0.955, height * 0.985)]
    lathe("rim", rim, clay(BARE, 0.8), loc, seg=128, cap=False)
    return 0.024


def dinner_set():
    """Twelve pieces for four: one place laid in front, the others stacked behind."""
    place = (0.03, -0.16)
    z = plate(27, (*place, 0))
    z += plate(21, (*place, z))
    soup_bowl(15, (*place, z))
    z = 0.0
    for diameter in (27, 27, 27, 21, 21, 21):
        z += plate(diameter, (-0.13, 0.12, z))
    z = 0.0
    for _ in range(3):
        z += soup_bowl(15, (0.13, 0.11, z))


def candlestick(height, loc):
    """Turned brass stick on a weighted foot, with a dinner candle in it."""
    h = cm(height)
    x, y = loc
    foot = [(0.0435, 0), (0.045, 0.002), (0.045, 0.008), (0.041, 0.012), (0.018, 0.018), (0.0095, 0.03)]
    stem = smooth_profile([(0.0095, 0.03), (0.0065, 0.05), (0.0065, h - 0.062), (0.012, h - 0.054), (0.0068, h - 0.046),
                           (0.0075, h - 0.034)], 6)
    cup = [(0.0135, h - 0.03), (0.0165, h - 0.024), (0.0165, h - 0.001), (0.0158, h), (0.0118, h), (0.0118, h - 0.012),
           (0, h - 0.012)]
    lathe("stick", foot + stem + cup, brushed_brass(), (x, y, 0), seg=96)
    top = h + 0.2
    candle = [(0.0112, h - 0.012), (0.0105, h + 0.06), (0.0088, top - 0.018), (0.006, top - 0.005), (0.002, top),
              (0, top)]
    lathe("candle", candle, wax(), (x, y, 0), seg=48)
    tube("wick", [(x, y, top - 0.002), (x, y, top + 0.006), (x + 0.0015, y, top + 0.011)], 0.0009,
         plain("#d8d2c4", 0.9))


def candlestick_trio():
    for height, loc in ((24, (-0.065, 0.04)), (18, (0.055, 0.03)), (12, (0.0, -0.07))):
        candlestick(height, loc)


def ribbed_cup(radius, height, loc, tone, ribs=44, depth=0.0016):
    """A cup with upright ribs around it, pulled out of a lathe by hand."""
    profile = [(radius * 0.9, 0), (radius * 0.97, 0.003), (radius, 0.008), (radius, height - 0.006),
               (radius * 0.98, height - 0.001),
               (radius * 0.95, height), (radius * 0.92, height - 0.004), (radius * 0.92, height * 0.86)]
    seg = ribs * 8
    cup = lathe("cup", profile, ceramic(tone), (*loc, 0), seg=seg, cap=False)
    for index, vertex in enumerate(cup.data.vertices):
        row, step = divmod(index, seg)
        if row in (2, 3):
            k = 1 + depth / radius * (abs(cos(ribs / 2 * 2 * pi * step / seg)) ** 0.6 - 0.5)
            vertex.co.x, vertex.co.y = vertex.co.x * k, vertex.co.y * k


def scented_candle(loc, tone, radius=0.04, height=0.09):
    """A candle poured into a ribbed ceramic cup."""
    ribbed_cup(radius, height, loc, tone)
    x, y = loc
    lathe("wax", [(radius * 0.925, height * 0.9), (radius * 0.9, height * 0.893), (0, height * 0.89)], wax(), (x, y, 0),
          seg=64, cap=False)
    tube("wick", [(x, y, height * 0.88), (x, y, height * 0.96), (x + 0.0025, y, height * 1.02)], 0.0011,
         plain("#cfc7b6", 0.9))
    lathe("base", [(0, 0.002), (radius * 0.9, 0.0)], ceramic(tone), (x, y, 0), seg=64, cap=False)


def scented_candle_set():
    """Fig, cedar and linen."""
    for loc, tone in (((-0.06, 0.03), "#6f5a5c"), ((0.052, 0.04), "#7c8a72"), ((0.002, -0.062), "#cfc6b4")):
        scented_candle(loc, tone)
