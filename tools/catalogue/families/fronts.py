"""What closes the cells of case furniture: doors that swing, drawers that slide, and their handles."""
from families.parts import knob
from kit.geometry import rbox, strut
from kit.materials import OAK, black_steel, brass, wood
from kit.scene import group

GAP, GROOVE = 0.0035, 0.018
# Thickness of a door, of the sides of a drawer and of its bottom.
LEAF, SIDE, BOTTOM = 0.019, 0.013, 0.008


def close(case, cell, kind, handle, knob_right, opened=0):
    """Puts the front before a cell (x, z, width, height); doors stand `opened` by degrees, a drawer by centimetres."""
    x, z, w, h = cell
    if kind == "open":
        return
    if kind.startswith("pair of "):
        half = (w - GAP) / 2
        for s in (-1, 1):
            _swing(case, (x + s * w / 2, z, half, h), s, kind.removeprefix("pair of "), handle, opened)
    elif opened and kind == "drawer":
        group(_drawer, (0, -opened / 100, 0), 0, case, cell, handle)
    elif opened:
        s = -1 if knob_right else 1
        _swing(case, (x + s * w / 2, z, w, h), s, kind, handle, opened)
    else:
        if kind == "drawer" and handle == "groove":
            cell = _grooved(case, cell)
        FRONTS[kind](case, cell)
        _handle(case, cell, kind, handle, knob_right)


def _swing(case, leaf, s, kind, handle, opened):
    """A door that hangs on its left (s = -1) or right edge; x of the leaf is that edge."""
    x, z, w, h = leaf
    # Built around its hinge, so that it can swing.
    place = (-s * w / 2, z, w, h)
    group(close, (x, -case.depth / 2 + LEAF / 2, 0), s * opened, case._replace(depth=LEAF), place, kind, handle, s < 0)


def _drawer(case, cell, handle):
    """A drawer with its box, as if it were closed."""
    x, z, w, h = cell
    if handle == "groove":
        z, h = z - GROOVE / 2, h - GROOVE
    _flat(case, (x, z, w, h), "x")
    _handle(case, (x, z, w, h), "drawer", handle, True)
    front, deep, high = -case.depth / 2 + LEAF, case.depth - 0.075, h * 0.72
    low, middle = z - h / 2 + 0.012, front + deep / 2
    for s in (-1, 1):
        case.board("drawer-side", (SIDE, deep, high), (x + s * (w / 2 - 0.012), middle, low + high / 2), bw=0.002)
    inner = w - 0.024 - SIDE
    case.board("drawer-back", (inner, SIDE, high), (x, front + deep - SIDE / 2, low + high / 2), bw=0.002)
    case.board("drawer-bottom", (inner, deep - SIDE, BOTTOM), (x, middle - SIDE / 2, low + 0.012), bw=0.001)


def _grooved(case, cell):
    """The lower part of a cell: above the drawer front a dark gap stays open for the fingers."""
    x, z, w, h = cell
    rbox("recess", (w, 0.004, h), (x, -case.depth / 2 + 0.034, z), wood("#1c140e", "x"), bw=0)
    return x, z - GROOVE / 2, w, h - GROOVE


def _flat(case, cell, axis):
    x, z, w, h = cell
    rbox("front", (w, 0.019, h), (x, -case.depth / 2 + 0.0095, z), case.front(axis), bw=0.0022)


def _slats(case, cell):
    """Fine vertical slats on a recessed board."""
    x, z, w, h = cell
    y = -case.depth / 2
    rbox("front", (w, 0.012, h), (x, y + 0.018, z), case.front("z"), bw=0.001)
    count = max(4, round(w / 0.021))
    pitch = w / count
    for i in range(count):
        place = (x - w / 2 + pitch * (i + 0.5), y + 0.006, z)
        rbox("slat", (pitch * 0.62, 0.012, h), place, case.front("z"), bw=0.002, seg=2)


def _panel(case, cell):
    """A frame-and-panel door: the panel lies back behind its frame."""
    x, z, w, h = cell
    y, rail = -case.depth / 2 + 0.0095, 0.075
    for s in (-1, 1):
        rbox("stile", (rail, 0.019, h), (x + s * (w - rail) / 2, y, z), case.front("z"), bw=0.0025)
    levels = (-1, -0.08, 1)
    for level in levels:
        rbox("rail", (w - 2 * rail, 0.019, rail), (x, y, z + level * (h - rail) / 2), case.front("x"), bw=0.0025)
    rbox("panel", (w - 2 * rail + 0.004, 0.008, h - 2 * rail + 0.004), (x, y + 0.005, z), case.front("z"), bw=0.001)


FRONTS = {
    "door": lambda case, cell: _flat(case, cell, "z"),
    "drawer": lambda case, cell: _flat(case, cell, "x"),
    "slats": _slats,
    "panel": _panel,
}


def _handle(case, cell, kind, handle, knob_right):
    x, z, w, _ = cell
    y = -case.depth / 2
    if kind != "drawer":
        x += (w / 2 - 0.036) * (1 if knob_right else -1)
    if handle == "brass":
        for shift in (-w / 4, w / 4) if kind == "drawer" and w > 0.6 else (0,):
            knob((x + shift, y, z), brass())
    elif handle == "steel bar":
        _bar((x, y, z), kind != "drawer")
    elif handle == "oak":
        knob((x, y, z), wood(OAK, "z"), radius=0.022, depth=0.036)


def _bar(loc, upright, length=0.34, stand=0.03):
    """A long slim handle on two posts."""
    x, y, z = loc
    half = length / 2
    along = (0, 0, half) if upright else (half, 0, 0)
    for s in (-1, 1):
        at = (x + s * along[0] * 0.86, y, z + s * along[2] * 0.86)
        strut("post", at, (at[0], y - stand, at[2]), 0.004, 0.004, black_steel(), seg=20, bw=0)
    ends = [(x + s * along[0], y - stand, z + s * along[2]) for s in (-1, 1)]
    strut("bar", *ends, 0.0055, 0.0055, black_steel(), seg=24, bw=0.001)
