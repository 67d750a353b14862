"""Things of the kitchen: an island, a trolley, boards and jars."""
from families.boards import rounded_outline, slab
from families.finishes import bent_wood, clay, fine_wood, staves
from families.parts import board, cm, knob
from families.shapes import smooth_profile, strands, turned_solid
from kit.geometry import add, lathe, rbox, solidify, strut, tube
from kit.materials import ASH, OAK, WALNUT, brass, ceramic, paint, wood


def kitchen_island(width, depth, height, lacquer="#2f4238", tone=OAK):
    """Butcher-block top, a lacquered frame with two drawers, a slatted shelf below."""
    w, d, h = cm(width, depth, height)
    thick, post, coat = 0.05, 0.07, paint(lacquer)
    rbox("block", (w, d, thick), (0, 0, h - thick / 2), staves(tone, "x", 0.042, contrast=0.34), bw=0.006)
    under, fw, fd, apron = h - thick, w - 0.06, d - 0.06, 0.2
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox("post", (post, post, under), (sx * (fw - post) / 2, sy * (fd - post) / 2, under / 2), coat, bw=0.005)
        rbox("side", (0.022, fd - 2 * post, apron), (sx * (fw / 2 - 0.025), 0, under - apron / 2), coat, bw=0.003)
        rbox("side_rail", (0.03, fd - 2 * post, 0.05), (sx * (fw / 2 - post / 2), 0, 0.2), coat, bw=0.003)
    rbox("back", (fw - 2 * post, 0.022, apron), (0, fd / 2 - 0.025, under - apron / 2), coat, bw=0.003)
    _drawers(fw - 2 * post, -fd / 2, under, apron, coat)
    slats = 7
    pitch = (fd - 0.02) / slats
    for s in (-1, 1):
        rbox("rail", (fw - 2 * post, 0.03, 0.05), (0, s * (fd - post) / 2, 0.2), coat, bw=0.003)
    for k in range(slats):
        y = -fd / 2 + 0.01 + pitch * (k + 0.5)
        length = fw - 0.02 if 0 < k < slats - 1 else fw - 2 * post - 0.004
        board("slat", (length, pitch - 0.014, 0.018), (0, y, 0.2345), tone, bw=0.003)


def _drawers(width, y, under, apron, coat):
    """Two drawers between a top and a bottom rail."""
    for z in (under - 0.012, under - apron + 0.012):
        rbox("rail", (width, 0.03, 0.024), (0, y + 0.017, z), coat, bw=0.002)
    rbox("stile", (0.03, 0.026, apron - 0.048), (0, y + 0.0165, under - apron / 2), coat, bw=0.002)
    each, tall = (width - 0.03) / 2 - 0.007, apron - 0.048 - 0.007
    for s in (-1, 1):
        x = s * (each / 2 + 0.0185)
        rbox("drawer", (each, 0.02, tall), (x, y + 0.012, under - apron / 2), coat, bw=0.003)
        knob((x, y + 0.002, under - apron / 2), brass(), radius=0.016, depth=0.03)


def trolley(width, depth, height, lacquer="#cfc5b2", tone=OAK, trays=3):
    """Steel trays on a slim frame with castors, pushed by a round wooden bar."""
    w, d, h = cm(width, depth, height)
    coat, wheel = paint(lacquer), 0.075
    fw, fd, r = w - 0.06, d - 0.02, 0.009
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (fw / 2 - 0.02) - 0.02, sy * (fd / 2 - 0.02)
            strut("post", (x, y, wheel - 0.01), (x, y, h - (0.05 if sx > 0 else 0.155)), r, r, coat, bw=0.001)
            _castor(x, y, coat, locked=sx < 0)
    for k in range(trays):
        _tray(fw, fd, wheel + 0.03 + (h - wheel - 0.25) * k / (trays - 1), coat)
    end = fw / 2 - 0.04
    for sy in (-1, 1):
        y = sy * (fd / 2 - 0.02)
        tube("arm", [(end, y, h - 0.052), (end, y, h - 0.03), (end + 0.02, y, h - 0.014), (end + 0.055, y, h - 0.014)],
             r, coat)
    strut("handle", (end + 0.055, -fd / 2, h - 0.014), (end + 0.055, fd / 2, h - 0.014), 0.014, 0.014, wood(tone, "z"),
          bw=0.004)


def _tray(w, d, z, coat, rim=0.055):
    centre, sheet = -0.02, 0.003
    slab("tray", rounded_outline(w, d, 0.03), sheet, (centre, 0, z), coat, bw=0.001)
    wall = rounded_outline(w, d, 0.03)
    n = len(wall)
    verts = [(x + centre, y, z) for x, y in wall] + [(x + centre, y, z + rim) for x, y in wall]
    side = add("rim", verts, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], coat)
    solidify(side, sheet, offset=0)
    strands("lip", [[(x + centre, y, z + rim) for x, y in wall]], 0.0035, coat, cyclic=True)


def _castor(x, y, coat, locked):
    strut("stem", (x, y, 0.05), (x, y, 0.075), 0.006, 0.006, paint("#8d8a84"), seg=20, bw=0)
    for s in (-1, 1):
        rbox("fork", (0.034, 0.003, 0.04), (x + 0.008, y + s * 0.013, 0.038), coat, bw=0.001)
    rbox("bridge", (0.03, 0.029, 0.004), (x + 0.006, y, 0.057), coat, bw=0.001)
    strut("wheel", (x + 0.012, y - 0.01, 0.027), (x + 0.012, y + 0.01, 0.027), 0.027, 0.027, paint("#2a2826"), seg=48,
          bw=0.004)
    if locked:
        rbox("brake", (0.022, 0.016, 0.004), (x - 0.026, y, 0.05), paint("#2a2826"), rot=(0, 20, 0), bw=0.0015)


def cutting_board(width, depth, tone, loc, rot, thick=0.02):
    """An oiled board with rounded corners and a hanging hole near one end."""
    w, d = cm(width, depth)
    outline = rounded_outline(w, d, 0.035)
    slab("board", outline, thick, loc, fine_wood(tone, "x"), rot=rot, bw=0.004, hole=(0.04 - w / 2, 0, 0.0125, 0.0125))


def cutting_board_set():
    """Three boards of three woods, lying fanned on each other."""
    cutting_board(45, 28, WALNUT, (-0.03, 0.02, 0.01), (0, 0, 7))
    cutting_board(36, 22, OAK, (0.025, -0.005, 0.0302), (0, 0, -8))
    cutting_board(28, 18, ASH, (0.065, -0.03, 0.0504), (0, 0, 12))


def storage_jar(height, loc, diameter=11, glaze="#d9cfbb", lid=OAK):
    """Stoneware jar with a bare foot and a turned wooden lid."""
    h, r = cm(height, diameter / 2)
    x, y = loc
    body = h - 0.03
    lathe("foot", [(r * 0.86, 0), (r * 0.9, 0.004), (r * 0.95, 0.012)], clay("#a68a6c"), (x, y, 0), seg=96)
    wall = smooth_profile([(r * 0.95, 0.012), (r * 0.995, 0.03), (r, body * 0.5), (r * 0.99, body * 0.86),
                           (r * 0.93, body * 0.965), (r * 0.9, body)], 6)
    lathe("jar", wall, ceramic(glaze), (x, y, 0), seg=96)
    lathe("seal", [(r * 0.86, body), (r * 0.86, body + 0.005)], paint("#b9b2a4"), (x, y, 0), seg=64)
    rim = [(r * 0.94, body + 0.005), (r * 0.96, body + 0.008), (r * 0.96, body + 0.021), (r * 0.93, body + 0.026)]
    turned_solid("lid", rim, bent_wood(lid), (x, y, 0))
    lathe("lid_top", [(r * 0.93, body + 0.026), (0, body + 0.0275)], fine_wood(lid, "x"), (x, y, 0), seg=96, cap=False)
    button = [(0.011, body + 0.026), (0.010, body + 0.03), (0.0145, body + 0.038), (0.012, body + 0.0445),
              (0, body + 0.046)]
    turned_solid("button", button, bent_wood(lid), (x, y, 0), seg=48)


def jar_set():
    """Jars for flour, coffee and sugar."""
    for height, loc in ((21, (-0.085, 0.03)), (16, (0.045, 0.045)), (12, (0.0, -0.085))):
        storage_jar(height - 1.6, loc)
