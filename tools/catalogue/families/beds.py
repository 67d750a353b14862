"""Beds: wooden or iron frames, three kinds of headboard, and the bedding that dresses them."""
import random
from typing import NamedTuple

import bpy

from families.covers import cover
from families.parts import cm
from kit.geometry import lathe, rbox, strut, tube
from kit.materials import OAK, black_steel, brass, wood
from kit.soft import cushion, drape

MATTRESS_WIDTH, MATTRESS_LENGTH = 1.62, 2.03
IRON_FOOT = [(0, 0), (0.024, 0), (0.026, 0.008), (0.022, 0.02), (0.018, 0.03)]
COLLAR = [(0.008, -0.014), (0.014, -0.006), (0.014, 0.006), (0.008, 0.014)]


class Bedding(NamedTuple):
    """Tones of what lies on the bed."""

    linen: str = "#cfc8bb"
    duvet: str = "#c4baa9"
    throw: str = "#7a6656"
    accent: tuple = ("linen", "#a99f8f")


def channel_bed(upholstery=("linen", "#a99f8f"), frame_wood=OAK, bedding=Bedding(), channels=9):
    """An oak frame with a padded headboard in vertical channels, 175 × 217 × 110 cm."""
    _wooden_frame(frame_wood)
    body = cover(*upholstery)
    width = (MATTRESS_WIDTH + 0.12) / channels
    y = MATTRESS_LENGTH / 2
    rbox("headboard", (MATTRESS_WIDTH + 0.13, 0.06, 0.96), (0, y + 0.085, 0.62), body, bw=0.02)
    for i in range(channels):
        x = (i - (channels - 1) / 2) * width
        cushion(
            "channel", (width - 0.002, 0.90, 0.05), (x, y + 0.035, 0.645), body, rot=(90, 0, 0),
            pressure=2.4, stiff=50, cell=0.03, seed=70, piping=0, jitter=0.001,
        )
    dress(bedding)


def spindle_bed(frame_wood=OAK, bedding=Bedding(), spindles=15):
    """An airy wooden bed whose headboard is a row of turned spindles between two posts, 168 × 210 × 99 cm."""
    _wooden_frame(frame_wood, back_legs=False)
    upright, across = wood(frame_wood, "z"), wood(frame_wood, "x")
    half, y = MATTRESS_WIDTH / 2, MATTRESS_LENGTH / 2 + 0.022
    for s in (-1, 1):
        strut("post", (s * (half + 0.005), y, 0), (s * (half + 0.005), y, 0.98), 0.023, 0.019, upright)
    for z, height in ((0.96, 0.052), (0.36, 0.05)):
        rbox("rail", (2 * half, 0.03, height), (0, y, z), across, bw=0.011, seg=5)
    for i in range(spindles):
        x = ((i + 0.5) / spindles - 0.5) * 2 * (half - 0.02)
        _spindle(x, y, 0.38, 0.94, upright)
    dress(bedding)


def _spindle(x, y, z0, z1, mat):
    """Turned thicker in the middle, as a lathe leaves it."""
    height = z1 - z0
    profile = [(0.0075 + 0.005 * (1 - (2 * t / 10 - 1) ** 2), z0 + height * t / 10) for t in range(11)]
    lathe("spindle", profile, mat, (x, y, 0), seg=24)


def iron_bed(width=168, length=210, head=118, foot=78):
    """A vintage bedframe of round iron bars with brass knobs, shown with its slats; sizes in cm."""
    w, d, zh, zf = cm(width, length, head, foot)
    iron = black_steel()
    for y, top in ((d / 2 - 0.02, zh), (-d / 2 + 0.02, zf)):
        _iron_end(w, y, top, iron)
    for s in (-1, 1):
        rbox("side", (0.03, d - 0.06, 0.04), (s * (w / 2 - 0.04), 0, 0.31), iron, bw=0.003)
    _slats(w - 0.11, d - 0.10)


def _iron_end(w, y, top, iron):
    """Two posts with knobs, an arched crown bar and upright bars."""
    half = w / 2 - 0.02
    post_top = top - 0.09
    for s in (-1, 1):
        strut("post", (s * half, y, 0.012), (s * half, y, post_top), 0.018, 0.018, iron, bw=0.002)
        lathe("foot", IRON_FOOT, iron, (s * half, y, 0), seg=40)
        _knob(s * half, y, post_top)
    crown = [(half * (2 * t / 24 - 1), y, post_top - 0.06 + 0.11 * (1 - (2 * t / 24 - 1) ** 2)) for t in range(25)]
    tube("crown", crown, 0.013, iron)
    for z in (post_top - 0.16, 0.34):
        tube("bar", [(-half, y, z), (half, y, z)], 0.011, iron)
    for i in range(1, 10):
        u = 2 * i / 10 - 1
        x = half * u
        tube("upright", [(x, y, 0.34), (x, y, post_top - 0.06 + 0.11 * (1 - u * u))], 0.0075, iron)
        lathe("collar", COLLAR, brass(), (x, y, post_top - 0.16), seg=32)


def _knob(x, y, z):
    profile = [(0.019, 0), (0.022, 0.006), (0.014, 0.014), (0.014, 0.02), (0.024, 0.03), (0.031, 0.046), (0.031, 0.058),
               (0.024, 0.073), (0.012, 0.083), (0, 0.086)]
    lathe("knob", profile, brass(), (x, y, z), seg=48)


def _slats(width, length, count=14):
    """Slightly sprung slats of birch between the side rails."""
    for i in range(count):
        y = ((i + 0.5) / count - 0.5) * length
        rbox("slat", (width, 0.075, 0.014), (0, y, 0.327), wood("#b99a72", "x"), bw=0.003)
    rbox("middle", (0.05, length, 0.03), (0, 0, 0.304), black_steel(), bw=0.003)
    for y in (-length * 0.25, length * 0.25):
        strut("support", (0, y, 0.29), (0, y, 0), 0.014, 0.014, black_steel(), bw=0.002)


def _wooden_frame(frame_wood, back_legs=True):
    w, d = MATTRESS_WIDTH, MATTRESS_LENGTH
    along, across = wood(frame_wood, "y"), wood(frame_wood, "x")
    for s in (-1, 1):
        rbox("rail", (0.03, d + 0.04, 0.17), (s * (w / 2 + 0.015), 0, 0.245), along, bw=0.008)
    rbox("foot", (w + 0.06, 0.03, 0.17), (0, -d / 2 - 0.015, 0.245), across, bw=0.008)
    rbox("slab", (w, d, 0.06), (0, 0, 0.26), along)
    for sx in (-1, 1):
        for sy in (-1, 1) if back_legs else (-1,):
            top = (sx * (w / 2 - 0.06), sy * (d / 2 - 0.07), 0.17)
            strut("leg", top, (sx * (w / 2 - 0.045), sy * (d / 2 - 0.055), 0), 0.03, 0.02, wood(frame_wood, "z"))


def dress(bedding):
    """Mattress, duvet, a throw across the foot and five pillows against the head."""
    w, d = MATTRESS_WIDTH, MATTRESS_LENGTH
    rbox("mattress", (w - 0.01, d - 0.02, 0.20), (0, 0, 0.375), cover("bedding", bedding.linen), bw=0.055, seg=8)
    _covers(bedding)
    rnd = random.Random(3)
    low, high = ("bedding", bedding.linen), ("bedding", bedding.duvet)
    for k, (x, y, z, tilt, size, pillow_cover) in enumerate((
        (-0.40, 0.80, 0.66, 58, (0.68, 0.48, 0.02), low),
        (0.40, 0.80, 0.66, 58, (0.68, 0.48, 0.02), low),
        (-0.38, 0.62, 0.635, 50, (0.66, 0.46, 0.02), high),
        (0.40, 0.62, 0.635, 50, (0.66, 0.46, 0.02), high),
        (0.02, 0.47, 0.63, 50, (0.50, 0.34, 0.02), bedding.accent),
    )):
        cushion(
            "pillow", size, (x, y, z), cover(*pillow_cover), rot=(tilt, 0, rnd.uniform(-4, 4)),
            pressure=8, seed=90 + k, stiff=26, bend=0.15, cell=0.022, frames=28, piping=0.0025,
        )


def _covers(bedding):
    """Duvet and throw fall on a box in the place of the mattress and share their bumps."""
    w, d = MATTRESS_WIDTH, MATTRESS_LENGTH
    box = rbox("collider", (w + 0.03, d + 0.04, 0.49), (0, 0, 0.245), None, bw=0.04)
    drape(
        "duvet", (2.22, 1.62), (0, -0.32, 0.515), [(box, "bed")], cover("bedding", bedding.duvet),
        n=(84, 62), frames=46, thick=0.045, puff=0.042, bend=0.5,
    )
    throw = drape(
        "throw", (2.3, 0.62), (0, -0.70, 0.53), [(box, "bed")], cover("wool", bedding.throw),
        n=(110, 30), frames=50, thick=0.012, bend=0.5, seed=2, puff=0.042,
    )
    throw.location.z += 0.05
    throw.scale = (1.045, 1, 1)
    bpy.data.objects.remove(box)
