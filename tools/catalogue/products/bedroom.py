"""Pictures of the bedroom products."""
from families.beds import Bedding, channel_bed, iron_bed, spindle_bed
from families.seating import padded_bench
from families.textiles import folded_throw
from kit.camera import Shot
from kit.materials import OAK

BED = Shot(az=32, el=15, lens=58)

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
}
