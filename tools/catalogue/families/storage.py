"""Case furniture: a carcass divided into columns of cells becomes sideboards, cabinets and drawer units."""
from math import cos, radians, sin
from typing import NamedTuple

from families.fronts import GAP, close
from families.parts import board, cm, splayed_legs
from kit.geometry import beam, lathe, rbox, tube
from kit.materials import OAK, black_steel, paint, steel, wood
from kit.scene import group

THICK = 0.022
# The long shelf of a wardrobe lies this far below its top, the rail for hangers this far below the shelf.
SHELF_DROP, RAIL_DROP = 0.26, 0.055
RAIL = 0.0125


class Case(NamedTuple):
    """Size in metres and finish of a carcass; its front faces -y at -depth / 2."""

    width: float
    depth: float
    height: float
    floor: float
    tone: str
    lacquer: str = ""

    def board(self, name, size, loc, bw=0.0025):
        if self.lacquer:
            return rbox(name, size, loc, paint(self.lacquer), bw=bw)
        return board(name, size, loc, self.tone, bw=bw)

    def front(self, axis):
        return paint(self.lacquer) if self.lacquer else wood(self.tone, axis)


def cabinet(width, depth, height, columns, tone=OAK, lacquer="", legs=14, plinth=0, handle="", top="", steel=False,
            open=None, shelves=0, rail=False):
    """A case in cm. columns = [(share of the width, [(share of the height, kind), ... upwards])].

    Kinds: open, drawer, door, slats, panel, or a `pair of` doors of one kind.
    `top` is the wood of a top board on a lacquered case; steel=True stands it on a black steel frame instead of legs.
    open = {(column, cell): degrees of its doors or centimetres of its drawer}; doors show their `shelves`, or with
    rail=True one long shelf and a rail with hangers below it.
    """
    w, d, h, floor = cm(width, depth, height, legs or plinth)
    case = Case(w, d, h, floor, tone, lacquer)
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
        opened = {cell: by for (column, cell), by in (open or {}).items() if column == number}
        _column(case, x, part, cells, handle, number % 2 == 0, opened, _long_shelf if rail else _shelves(shelves))
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


def _column(case, x, width, cells, handle, knob_right, opened, fit_out):
    usable = case.height - case.floor - 2 * THICK - THICK * (len(cells) - 1)
    total, z = sum(share for share, _ in cells), case.floor + THICK
    for number, (share, kind) in enumerate(cells):
        part = usable * share / total
        cell = (x + width / 2, z + part / 2, width - GAP * 2, part - GAP * 2)
        close(case, cell, kind, handle, knob_right, opened.get(number, 0))
        if kind not in ("open", "drawer"):
            fit_out(case, (x + width / 2, z, width, part))
        z += part + THICK
        if number < len(cells) - 1:
            case.board("shelf", (width, case.depth - 0.03, THICK), (x + width / 2, 0.005, z - THICK / 2))


def _shelves(count):
    """Evenly spaced shelves behind doors."""
    def fit_out(case, inside):
        x, z, width, height = inside
        for level in range(1, count + 1):
            case.board("shelf", (width - 0.002, case.depth - 0.06, THICK), (x, 0.012, z + height * level / (count + 1)))

    return fit_out


def _long_shelf(case, inside):
    """One shelf below the top, and under it a rail with a few hangers."""
    x, z, width, height = inside
    shelf = z + height - SHELF_DROP
    case.board("shelf", (width - 0.002, case.depth - 0.06, THICK), (x, 0.012, shelf))
    rail, iron = shelf - RAIL_DROP, black_steel()
    ends = [(x + s * (width / 2 - 0.001), 0.01, rail) for s in (-1, 1)]
    tube("rail", ends, RAIL, iron)
    for end, turn in zip(ends, (90, -90)):
        lathe("socket", [(0.021, 0), (0.021, 0.011), (0, 0.011)], iron, end, rot=(0, turn, 0), seg=40)
    for along, turn in ((-0.34, 8), (-0.27, -6), (-0.19, 4), (0.3, -9)):
        group(_hanger, (x + along * width, 0.01, rail), turn)


def _hanger():
    """A wooden hanger; its hook goes round the rail at the origin."""
    hook = [(0, RAIL * 1.2 * cos(a), RAIL * 1.2 * sin(a)) for a in (radians(t) for t in range(-30, 211, 24))]
    tube("hook", [*reversed(hook), (0, 0.006, -0.03), (0, 0, -0.06)], 0.002, steel())
    for s in (-1, 1):
        beam("hanger", (0, -0.004 * s, -0.062), (0, s * 0.205, -0.125), 0.014, 0.026, wood(OAK, "z"), bw=0.005)
