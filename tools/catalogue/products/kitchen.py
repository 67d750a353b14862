"""Pictures of the kitchen products."""
from families.dining_tables import trumpet_table
from families.kitchen import cutting_board_set, jar_set, kitchen_island, trolley
from families.lamps import pendant_lamp
from families.stools import padded_stool, step_stool, wooden_stool
from families.storage import cabinet
from kit.camera import Shot
from kit.materials import OAK, WALNUT

STOOL = Shot(az=20, el=15)

PRODUCTS = {
    "perch-counter-stool": (wooden_stool, {"diameter": 38, "height": 65}, STOOL),
    "perch-leather-bar-stool": (padded_stool, {"diameter": 40, "height": 75}, STOOL),
    "hop-step-stool": (step_stool, {"width": 42, "depth": 40, "height": 46, "tone": WALNUT}, Shot(az=34, el=20)),
    "butcher-kitchen-island": (kitchen_island, {"width": 120, "depth": 65, "height": 90}, Shot(az=26, el=12)),
    "rolla-kitchen-trolley": (trolley, {"width": 62, "depth": 40, "height": 84}, Shot(az=30, el=16)),
    "larder-pantry-cabinet": (
        cabinet,
        {
            "width": 100, "depth": 45, "height": 185, "tone": OAK, "lacquer": "#818c78", "legs": 0, "plinth": 8,
            "columns": [(1, [(1, "pair of panel")])], "handle": "oak", "shelves": 4,
        },
        Shot(az=24, el=9),
    ),
    "nook-breakfast-table": (trumpet_table, {"diameter": 80, "height": 74}, Shot(az=20, el=17)),
    "slice-cutting-boards": (cutting_board_set, {}, Shot(az=18, el=34, fill=0.8)),
    "grain-storage-jars": (jar_set, {}, Shot(az=16, el=13, fill=0.8)),
    "bell-pendant-lamp": (pendant_lamp, {"diameter": 36, "height": 28}, Shot(az=10, el=-13, fill=0.58)),
}
