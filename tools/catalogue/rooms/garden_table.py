"""The garden table with a bench on each side, laid for the six who fit on them."""
from families.tableware import plate, soup_bowl
from kit.interior import put
from kit.props import bowl, plant
from kit.scene import group
from products.outdoor import PRODUCTS as OUTDOOR
from rooms.outdoor import GREENS, open_air, pergola, terrace

TABLE_TOP = 0.74


def garden_table():
    """Teak table and benches on a terrace before a sand-coloured wall."""
    terrace("#b7a083", "#8c7963")
    pergola()
    group(_laid_table, (0, -0.15, 0), 62)
    for x, y, s, seed, pot in ((-2.05, 1.30, 1.1, 5, "#9a6a4a"), (1.15, 1.50, 0.9, 19, "#c4b59e"),
                               (1.95, 1.35, 1.2, 41, "#8a8175")):
        plant((x, y, 0), s, seed=seed, pot=pot, stems=7, tones=GREENS)
    open_air()


def _laid_table():
    put(OUTDOOR, "arbor-garden-table")
    for s in (-1, 1):
        put(OUTDOOR, "orchard-garden-bench", (0, s * 0.80, 0), 90 - s * 90)
        for x in (-0.54, 0, 0.54):
            place = (x, s * 0.25, TABLE_TOP)
            soup_bowl(15, (x, s * 0.25, TABLE_TOP + plate(27, place)))
    put(OUTDOOR, "ember-steel-lantern", (0.26, 0, TABLE_TOP), 20)
    bowl((-0.28, 0, TABLE_TOP), 0.95, "#6f7a74")
