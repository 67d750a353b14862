"""Mirrors and a wall clock, with the wall they need and the room they show."""
import os
from math import cos, pi, radians, sin

import bpy

from families.boards import slab
from families.finishes import bent_wood, brushed_brass, fine_wood, mirror_glass
from families.parts import board, cm
from families.shapes import sheet
from kit.geometry import add, lathe, rbox
from kit.materials import OAK, WALNUT, black_steel, plain, wood
from kit.scene import group
from kit.shading import Material, cached
from kit.studio import BACKDROP

ROOMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "apps", "web", "public", "images",
                     "rooms")


def wall_behind(y, corner=0.12, height=2.6):
    """A stretch of backdrop close behind things that hang or lean. It does not count for the framing."""
    sweep = [(y - corner + corner * sin(t * pi / 32), corner - corner * cos(t * pi / 32)) for t in range(17)]
    profile = [(-7, 0.0005), *sweep, (y, height)]
    n = len(profile)
    add(BACKDROP + "_wall", [(x, a, b) for x in (-6, 6) for a, b in profile],
        [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], plain("#e4dcd0", 0.9, spec=0.12))


@cached
def _shown(picture, strength):
    """A picture of a room as a source of light."""
    m = Material("shown")
    image = m.texture("Image", m.coords(kind="UV"), {"image": bpy.data.images.load(picture)})
    light = m.node("Emission", None, Strength=strength)
    m.link(image, "Color", light, "Color")
    m.link(light, "Emission", m.tree.nodes["Material Output"], "Surface")
    return m.data


def reflected_room(middle, height, bottom=-0.05, distance=4.6, room="about", shape=1920 / 1320, strength=0.9):
    """The room behind the camera, as one of the shop's room pictures. Only mirrors see it: it neither lights nor shades."""
    half = height * shape / 2
    corners = [(middle - half, 0), (middle + half, 0), (middle + half, height), (middle - half, height)]
    card = add(BACKDROP + "_room", [(x, -distance, bottom + z) for x, z in corners], [(0, 1, 2, 3)],
               _shown(os.path.join(ROOMS, f"{room}_1280.webp"), strength))
    # Seen from the mirror the picture reads as a room and not mirrored twice.
    for corner, uv in zip(card.data.uv_layers.new().data, ((1, 0), (0, 0), (0, 1), (1, 1))):
        corner.uv = uv
    _only_mirrored(card)


def reflected_floor(tone="#a3825d", distance=4.6):
    """Boards between a floor mirror and the room it shows, instead of the pale ground of the studio."""
    for k in range(round(distance / 0.19)):
        y = -0.19 * (k + 0.5)
        corners = [(-9, y - 0.094, 0.001), (9, y - 0.094, 0.001), (9, y + 0.094, 0.001), (-9, y + 0.094, 0.001)]
        _only_mirrored(add(BACKDROP + "_board", corners, [(0, 1, 2, 3)], wood(tone, "x", 0.5)))


def _only_mirrored(obj):
    obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = False


def _arch(width, height, u):
    """A point of an arch; u runs from its right foot over the top to its left foot."""
    r, straight = width / 2, height - width / 2
    along = u * (2 * straight + pi * r)
    if along <= straight:
        return r, along
    if along <= straight + pi * r:
        angle = (along - straight) / r
        return r * cos(angle), straight + r * sin(angle)
    return -r, 2 * straight + pi * r - along


def _arch_mirror(width, height, depth, tone):
    w, h, d = cm(width, height, depth)
    face = 0.03

    def frame_point(u, v):
        x, z = _arch(w - 2 * face * v, h - face * v, u)
        return x, 0, z

    sheet("frame", frame_point, (200, 1), (2 * h + w, face), bent_wood(tone), thickness=d, bw=0.004)
    board("sill", (w - 2 * face + 0.004, d - 0.002, face), (0, 0, face / 2), tone, bw=0.004)
    glass = [_arch(w - face, h - face / 2, k / 160) for k in range(161)]
    slab("glass", [(x, max(z, face / 2)) for x, z in glass], 0.006, (0, -0.004, 0), mirror_glass(), rot=(90, 0, 0),
         bw=0.001)


def arch_floor_mirror(width, height, depth, tone=OAK, lean=5.5):
    """A tall arched mirror in an oak frame, leaning against the wall."""
    handle = group(_arch_mirror, (0, 0, 0.002), 0, width, height, depth, tone)
    handle.rotation_euler = (radians(-lean), 0, 0)
    wall_behind(cm(height) * sin(radians(lean)) + cm(depth) / 2 + 0.004)
    # One room for the main picture, the next one for the view from the left.
    reflected_room(-3.09, 3.4)
    reflected_room(1.85, 3.4, room="tile-livingroom", shape=4 / 3)
    reflected_floor()


def table_mirror(diameter, height, tone=WALNUT, tilt=7, metal="brushed brass"):
    """A round mirror in a ring of brass or black steel, held by a half-moon foot."""
    r, h = cm(diameter / 2, height)
    half = 0.09
    moon = [(half * cos(pi * k / 48), half * sin(pi * k / 48)) for k in range(49)]
    slab("foot", moon, 0.06, (0, 0, 0), fine_wood(tone, "x"), rot=(90, 0, 0), bw=0.004)
    disc = group(_round_glass, (0, 0, h - r), 0, r, brushed_brass() if metal == "brushed brass" else black_steel())
    disc.rotation_euler = (radians(-tilt), 0, 0)
    reflected_room(-1.5, 2.6, bottom=-0.9)
    reflected_room(2.12, 2.6, bottom=-0.9, room="tile-livingroom", shape=4 / 3)


def _round_glass(r, metal):
    ring = [(r - 0.009, -0.009), (r, -0.009), (r, 0.009), (r - 0.009, 0.009), (r - 0.009, -0.009)]
    lathe("ring", ring, metal, rot=(90, 0, 0), seg=160, bw=0.0015, cap=False)
    lathe("glass", [(0, 0.003), (r - 0.008, 0.003)], mirror_glass(), rot=(90, 0, 0), seg=128, cap=False)
    lathe("back", [(0, -0.006), (r - 0.008, -0.006)], fine_wood(WALNUT, "x"), rot=(90, 0, 0), seg=128, cap=False)


def wall_clock(diameter, depth, tone=WALNUT, hour=10, minute=9):
    """A turned wooden face on the wall with brass hands and four brass marks."""
    r, d = cm(diameter / 2, depth)
    z, front = 1.25, -cm(depth)
    wall_behind(0.001, height=3.2)
    face = [(r * 0.97, 0), (r * 0.985, d * 0.3), (r, d * 0.9), (r - 0.003, d), (r - 0.012, d), (r - 0.022, d - 0.006),
            (0, d - 0.006)]
    lathe("face", face, wood(tone, "x"), (0, 0, z), rot=(90, 0, 0), seg=160)
    level = front + 0.006
    for k in range(4):
        a = k * pi / 2
        rbox("mark", (0.006, 0.004, 0.026), (sin(a) * r * 0.77, level - 0.001, z + cos(a) * r * 0.77), brushed_brass(),
             rot=(0, k * 90, 0), bw=0.001)
    _hand(r * 0.48, 0.0095, (hour % 12 + minute / 60) * 30, z, level - 0.006)
    _hand(r * 0.74, 0.0065, minute * 6, z, level - 0.01)
    lathe("boss", [(0.011, 0), (0.011, 0.013), (0.008, 0.015), (0, 0.015)], brushed_brass(), (0, level, z),
          rot=(90, 0, 0), seg=48)


def _hand(length, width, angle, z, y):
    blade = [(-width / 2, -length * 0.16), (width / 2, -length * 0.16), (width * 0.28, length), (-width * 0.28, length)]
    obj = slab("hand", blade, 0.0022, (0, y, z), brushed_brass(), bw=0.0005)
    obj.rotation_euler = (radians(90), radians(angle), 0)
