"""Lamps with a warm bulb inside a cloth shade."""
from math import cos, sin

from families.finishes import brushed_brass
from families.shapes import smooth_profile
from kit.geometry import circle, lathe, solidify, strut, tube
from kit.materials import black_steel, brass, fabric, plain, translucent
from kit.studio import bulb


def shade(r0, r1, z0, z1, tone="#f2eadf", centre=(0, 0)):
    """Open conical cloth shade with bound rims."""
    x, y = centre
    cone = lathe("shade", [(r0, z0), (r1, z1)], translucent(tone, 0.5), (x, y, 0), seg=96, cap=False)
    solidify(cone, 0.002)
    for r, z in ((r0, z0), (r1, z1)):
        tube("rim", circle(r, z, centre=centre), 0.003, fabric("#e7dcc6"), cyclic=True)


def floor_lamp(h=1.52, power=22, metal="black steel"):
    """Slim floor lamp of black steel or brass, with a brass ferrule and a linen shade."""
    iron = black_steel() if metal == "black steel" else brushed_brass()
    lathe("foot", [(0, 0), (0.145, 0), (0.15, 0.004), (0.15, 0.014), (0.146, 0.018), (0, 0.020)], iron, seg=96)
    strut("stem", (0, 0, 0.01), (0, 0, h - 0.1), 0.0095, 0.0095, iron, bw=0.001)
    lathe("ferrule", [(0.018, 0), (0.018, 0.05), (0.01, 0.06)], brass(), (0, 0, 0.018), seg=48, bw=0.002)
    shade(0.215, 0.165, h - 0.26, h)
    for k in range(3):
        angle = k * 2.094
        strut("spoke", (0, 0, h - 0.06), (0.168 * cos(angle), 0.168 * sin(angle), h - 0.03), 0.002, 0.002, iron, bw=0)
    bulb((0, 0, h - 0.14), power)


def table_lamp(diameter, height, glaze="#9c8a70", power=9):
    """A round stoneware base under a drum shade of linen; sizes in cm."""
    r, h = diameter / 200, height / 100
    body, drum = h * 0.5, h * 0.4
    belly = smooth_profile([(r * 0.42, 0.004), (r * 0.62, body * 0.12), (r * 0.74, body * 0.42), (r * 0.6, body * 0.74),
                            (r * 0.28, body * 0.95), (r * 0.12, body)])
    lathe("base", [(0, 0), (r * 0.40, 0), *belly], plain(glaze, rough=0.62, spec=0.3, bump=0.15, bscale=60), seg=96)
    strut("stem", (0, 0, body - 0.01), (0, 0, h - 0.03), 0.006, 0.006, brass(), bw=0.001)
    lathe("collar", [(r * 0.125, body - 0.004), (r * 0.125, body + 0.012), (0.008, body + 0.018)], brass(), seg=48)
    shade(r, r * 0.88, h - drum, h)
    for k in range(3):
        angle = k * 2.094
        rim = (r * 0.88 * cos(angle), r * 0.88 * sin(angle), h - 0.02)
        strut("spoke", (0, 0, h - 0.035), rim, 0.0018, 0.0018, brass(), bw=0)
    bulb((0, 0, h - drum * 0.45), power, radius=0.03)


def pendant_lamp(diameter, height, tone="#2c4237", inside="#dedad2", drop=1.5, power=4):
    """An enamelled dome on a textile cord that leaves the picture at the top. Its rim hangs at z = 1.1."""
    r, h, z = diameter / 200, height / 100, 1.1
    dome = smooth_profile([(r, 0), (r * 0.985, h * 0.1), (r * 0.9, h * 0.36), (r * 0.68, h * 0.6), (r * 0.36, h * 0.74),
                           (r * 0.17, h * 0.8)])
    lathe("dome", dome, plain(tone, rough=0.2, coat=0.5), (0, 0, z), seg=128, cap=False)
    lathe("lining", [(q - 0.0025, level - 0.0015) for q, level in dome], plain(inside, rough=0.3, coat=0.4), (0, 0, z),
          seg=128, cap=False)
    tube("rim", circle(r - 0.001, z, 128), 0.003, plain(tone, rough=0.2, coat=0.5), cyclic=True)
    neck = [(r * 0.19, h * 0.79), (r * 0.19, h * 0.83), (r * 0.13, h * 0.85), (r * 0.12, h * 0.95),
            (r * 0.05, h * 0.985), (0.004, h)]
    lathe("neck", neck, black_steel(), (0, 0, z), seg=64)
    lathe("lamp", [(0.02, h * 0.5), (0.038, h * 0.38), (0.032, h * 0.26), (0, h * 0.2)], plain("#ece6d8", rough=0.35),
          (0, 0, z), seg=48)
    # Backdrop objects do not count for the framing, so the cord may run out of the picture.
    tube("backdrop_cord", [(0, 0, z + h - 0.01), (0, 0, z + h + drop)], 0.0032, fabric("#1c1b1a", thread=0))
    bulb((0, 0, z + h * 0.16), power)


def desk_lamp(height, base=18):
    """Jointed lamp of black steel with brass joints and a conical shade, reaching towards -x."""
    h, r = height / 100, base / 200
    iron, joint = black_steel(), brass()
    lathe("foot", [(0, 0), (r - 0.003, 0), (r, 0.003), (r, 0.013), (r - 0.006, 0.018), (0, 0.02)], iron, seg=96)
    lathe("ferrule", [(0.014, 0.018), (0.014, 0.04), (0.009, 0.046)], joint, seg=48)
    shoulder, elbow, wrist = (0, 0, 0.06), (0.13, 0, h * 0.6), (-0.12, 0, h - 0.03)
    strut("stem", (0, 0, 0.03), shoulder, 0.008, 0.008, iron, bw=0)
    for a, b in ((shoulder, elbow), (elbow, wrist)):
        for y in (-0.007, 0.007):
            strut("arm", (a[0], y, a[2]), (b[0], y, b[2]), 0.0045, 0.0045, iron, bw=0.001)
    for x, _, z in (shoulder, elbow, wrist):
        strut("joint", (x, -0.018, z), (x, 0.018, z), 0.0125, 0.0125, joint, bw=0.002)
    _conical_head(wrist, iron, joint)


def _conical_head(wrist, iron, joint):
    """Shade that looks down and a little outwards from the wrist joint."""
    lean = 24
    profile = [(0.078, -0.115), (0.03, -0.005), (0.024, 0.012), (0.018, 0.03), (0, 0.034)]
    place = (wrist[0] - 0.03, 0, wrist[2] - 0.02)
    shell = lathe("shade", profile, iron, place, rot=(0, lean, 0), seg=96, cap=False)
    solidify(shell, 0.002)
    lathe("lining", [(r - 0.003, z + 0.0005) for r, z in profile[:3]], plain("#d9d4c8", rough=0.5), place,
          rot=(0, lean, 0), seg=96, cap=False)
    lathe("cap", [(0.019, 0.03), (0.013, 0.044), (0, 0.046)], joint, place, rot=(0, lean, 0), seg=48)
    strut("neck", wrist, (place[0], 0, place[2] + 0.012), 0.006, 0.006, joint, bw=0.001)
