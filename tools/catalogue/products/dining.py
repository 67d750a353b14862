"""Pictures of the dining room products."""
from families.dining_chairs import holm_chair, spindle_chair, tub_chair
from families.dining_tables import pedestal_table, stone_table, turned_leg_table
from families.storage import cabinet
from families.tableware import candlestick_trio, dinner_set
from kit.camera import Shot
from kit.materials import OAK, WALNUT

CHAIR = Shot(az=32, el=10)
TABLE = Shot(az=26, el=15)

PRODUCTS = {
    "holm-oak-dining-table": (turned_leg_table, {"width": 200, "depth": 95, "height": 75}, TABLE),
    "rondo-walnut-table": (pedestal_table, {"diameter": 120, "height": 75, "tone": WALNUT}, TABLE),
    "carra-marble-dining-table": (stone_table, {"width": 180, "depth": 90, "height": 75}, TABLE),
    "holm-dining-chair": (holm_chair, {"tone": OAK, "cover": "#bdb09b"}, CHAIR),
    "holm-walnut-dining-chair": (holm_chair, {"tone": WALNUT, "cover": "#3b4a3f", "melange": 0.26}, CHAIR),
    "quill-spindle-chair": (spindle_chair, {"tone": "#23211f"}, CHAIR),
    "maren-dining-armchair": (tub_chair, {"cover": "#8b6450"}, CHAIR),
    "holm-dining-bench": (
        turned_leg_table,
        {"width": 150, "depth": 36, "height": 45, "thickness": 3.4, "corner": 5, "leg": 2.7},
        Shot(az=26, el=13),
    ),
    "strand-oak-sideboard": (
        cabinet,
        {"width": 176, "depth": 45, "height": 78, "legs": 16, "columns": [(1, [(1, "slats")])] * 4},
        Shot(az=24, el=10),
    ),
    "dune-stoneware-dinner-set": (dinner_set, {}, Shot(az=14, el=26, fill=0.78)),
    "vesta-brass-candlesticks": (candlestick_trio, {}, Shot(az=16, el=10, fill=0.8)),
}
