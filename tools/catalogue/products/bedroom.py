"""Pictures of the bedroom products."""
from families.beds import Bedding, channel_bed, iron_bed, spindle_bed
from families.lamps import table_lamp
from families.seating import padded_bench
from families.storage import cabinet
from families.textiles import folded_throw
from kit.camera import Shot
from kit.materials import OAK, WALNUT

BED = Shot(az=32, el=15, lens=58)

CASE = Shot(az=24, el=9, fill=0.8)
DRAWER = (1, "drawer")

PRODUCTS = {
    "iris-vintage-bedframe": (iron_bed, {"width": 168, "length": 210, "head": 118}, Shot(az=32, el=13, lens=58)),
    "hazel-upholstered-bed": (channel_bed, {"upholstery": ("linen", "#a0968a")}, BED),
    "solveig-oak-bed": (
        spindle_bed,
        {"frame_wood": OAK, "bedding": Bedding("#cfc8bb", "#7f867a", "#a48a66", ("wool", "#8a6c45"))},
        BED,
    ),
    "lisbet-bed-bench": (
        padded_bench, {"width": 130, "depth": 42, "height": 46, "upholstery": ("linen", "#66737f")}, Shot(az=22, el=9),
    ),
    "lamb-wool-throw": (
        folded_throw,
        {"width": 52, "depth": 40, "layers": 3, "throw_cover": ("wool", "#8a5c36")},
        Shot(az=28, el=24, fill=0.72),
    ),
    "solveig-walnut-nightstand": (
        cabinet,
        {
            "width": 48, "depth": 40, "height": 54, "tone": WALNUT, "legs": 20, "handle": "groove",
            "columns": ((1, (DRAWER, DRAWER)),),
        },
        Shot(az=24, el=10, fill=0.74),
    ),
    "nora-oak-nightstand": (
        cabinet,
        {
            "width": 45, "depth": 38, "height": 52, "tone": OAK, "legs": 14, "handle": "brass",
            "columns": ((1, ((1.3, "open"), DRAWER)),),
        },
        Shot(az=24, el=10, fill=0.74),
    ),
    "solveig-six-drawer-dresser": (
        cabinet,
        {
            "width": 142, "depth": 48, "height": 80, "tone": WALNUT, "legs": 16, "handle": "groove",
            "columns": ((1, (DRAWER,) * 3), (1, (DRAWER,) * 3)),
        },
        CASE,
    ),
    "nora-tall-chest": (
        cabinet,
        {
            "width": 80, "depth": 45, "height": 114, "tone": OAK, "lacquer": "#7e8a78", "legs": 12, "handle": "brass",
            "top": OAK, "columns": ((1, (DRAWER,) * 5),),
        },
        CASE,
    ),
    "sten-oak-wardrobe": (
        cabinet,
        {
            "width": 110, "depth": 60, "height": 200, "tone": OAK, "legs": 0, "plinth": 6, "handle": "steel bar",
            "columns": ((1, ((0.9, "drawer"), (6, "pair of panel"))),),
        },
        Shot(az=26, el=8),
    ),
    "mira-table-lamp": (table_lamp, {"diameter": 32, "height": 52}, Shot(az=0, el=8, fill=0.74)),
}
