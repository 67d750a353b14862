"""Case furniture: a carcass divided into columns of cells becomes sideboards, cabinets and drawer units."""
from typing import NamedTuple

from families.parts import board, cm, knob, splayed_legs
from kit.geometry import rbox, strut
from kit.materials import OAK, black_steel, brass, paint, wood
from kit.scene import group

THICK, GAP, GROOVE = 0.022, 0.0035, 0.018
# Thickness of a door.
LEAF = 0.019


class Case(NamedTuple):
    """Size in metres and finish of a carcass; its front faces -y at -depth / 2."""

    width: float
    depth: float
    height: float
    floor: float
    tone: str
    lacquer: str = ""
    open: float = 0

    def board(self, name, size, loc, bw=0.0025):
        if self.lacquer:
            return rbox(name, size, loc, paint(self.lacquer), bw=bw)
        return board(name, size, loc, self.tone, bw=bw)

    def front(self, axis):
        return paint(self.lacquer) if self.lacquer else wood(self.tone, axis)


def cabinet(width, depth, height, columns, tone=OAK, lacquer="", legs=14, plinth=0, handle="", top="", steel=False,
            open=0, shelves=0):
    """A case in cm. columns = [(share of the width, [(share of the height, kind), ... upwards])].

    Kinds: open, drawer, door, slats, panel, or a `pair of` doors of one kind.
    `top` is the wood of a top board on a lacquered case; steel=True stands it on a black steel frame instead of legs.
    Pairs of doors stand `open` by that many degrees and show their shelves.
    """
    w, d, h, floor = cm(width, depth, height, legs or plinth)
    case = Case(w, d, h, floor, tone, lacquer, open)
    _carcass(case, top)
    if legs and steel:
        _steel_frame(w, d, floor)
    elif legs:
        splayed_legs(w, d, floor + 0.002, wood(tone, "z"), inset=min(0.1, w * 0.16), splay=0.02, top=0.02, foot=0.012)
    else:
        board("plinth", (w - 0.01, d - 0.03, floor), (0, 0.006, floor / 2), tone)
    inner = w - 2 * THICK
    usable = inner - THICK * (len(columns) - 1)
    total, x = sum(share for share, _ in columns), -inner / 2
    for number, (share, cells) in enumerate(columns):
        part = usable * share / total
        _column(case, x, part, cells, handle, number % 2 == 0, shelves)
        x += part + THICK
        if number < len(columns) - 1:
            case.board("divider", (THICK, d - 0.03, h - floor - 2 * THICK), (x - THICK / 2, 0.005, (h + floor) / 2))


def _steel_frame(w, d, height, bar=0.022):
    """Four upright bars under a flat frame."""
    iron = black_steel()
    for s in (-1, 1):
        rbox("long-bar", (w - 0.08, bar, bar), (0, s * (d / 2 - 0.03), height - bar / 2), iron, bw=0.002)
        place = (s * (w / 2 - 0.04 - bar / 2), 0, height - bar / 2)
        rbox("short-bar", (bar, d - 0.06 - bar, bar), place, iron, bw=0.002)
        for t in (-1, 1):
            place = (s * (w / 2 - 0.04 - bar / 2), t * (d / 2 - 0.03), (height - bar) / 2)
            rbox("leg", (bar, bar, height - bar), place, iron, bw=0.002)


def _carcass(case, top):
    w, d, h, z0 = case.width, case.depth, case.height, case.floor
    for s in (-1, 1):
        case.board("side", (THICK, d, h - z0 - 2 * THICK), (s * (w - THICK) / 2, 0, (h + z0) / 2))
    case.board("bottom", (w, d, THICK), (0, 0, z0 + THICK / 2))
    if top:
        board("top", (w + 0.012, d + 0.012, THICK + 0.004), (0, 0, h - THICK / 2), top, bw=0.004)
    else:
        case.board("top", (w, d, THICK), (0, 0, h - THICK / 2))
    case.board("back", (w - 2 * THICK, 0.008, h - z0 - 2 * THICK), (0, d / 2 - 0.012, (h + z0) / 2), bw=0.001)


def _column(case, x, width, cells, handle, knob_right, shelves):
    usable = case.height - case.floor - 2 * THICK - THICK * (len(cells) - 1)
    total, z = sum(share for share, _ in cells), case.floor + THICK
    for number, (share, kind) in enumerate(cells):
        part = usable * share / total
        cell = (x + width / 2, z + part / 2, width - GAP * 2, part - GAP * 2)
        _close(case, cell, kind, handle, knob_right)
        if kind.startswith("pair of "):
            for level in range(1, shelves + 1):
                place = (x + width / 2, 0.012, z + part * level / (shelves + 1))
                case.board("shelf", (width - 0.002, case.depth - 0.06, THICK), place)
        z += part + THICK
        if number < len(cells) - 1:
            case.board("shelf", (width, case.depth - 0.03, THICK), (x + width / 2, 0.005, z - THICK / 2))


def _close(case, cell, kind, handle, knob_right):
    """Puts the front before a cell; a pair of doors shares it."""
    x, z, w, h = cell
    if kind == "open":
        return
    if kind.startswith("pair of "):
        for s in (-1, 1):
            half = (w - GAP) / 2
            hinge = (x + s * w / 2, -case.depth / 2 + LEAF / 2, 0)
            # Built around its hinge, so that it can swing.
            leaf = (-s * half / 2, z, half, h)
            group(_close, hinge, s * case.open, case._replace(depth=LEAF), leaf, kind.removeprefix("pair of "), handle, s < 0)
        return
    if kind == "drawer" and handle == "groove":
        cell = _grooved(case, cell)
    FRONTS[kind](case, cell)
    _handle(case, cell, kind, handle, knob_right)


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
