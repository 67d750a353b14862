"""Pictures of the living room products."""
from families.seating import lounge_chair, ottoman, tub_armchair
from families.sofas import sofa
from families.textiles import striped_rug
from kit.camera import Shot
from kit.materials import OAK, WALNUT

SEAT = Shot(az=22, el=9)

PRODUCTS = {
    "alder-three-seat-sofa": (
        sofa,
        {
            "width": 216, "seats": 3, "upholstery": ("linen", "#b9ab98"), "leg_wood": OAK,
            "pillows": ((-74, 14, ("wool", "#7d5340")), (72, -12, ("wool", "#bdb3a2"))),
        },
        Shot(az=20, el=9),
    ),
    "alder-two-seat-sofa": (
        sofa, {"width": 156, "seats": 2, "upholstery": ("wool", "#474c38"), "leg_wood": WALNUT}, Shot(az=20, el=9),
    ),
    "fjord-chaise-sofa": (
        sofa, {"width": 264, "seats": 3, "upholstery": ("wool", "#414246"), "chaise": 158}, Shot(az=-24, el=11),
    ),
    "wren-lounge-chair": (lounge_chair, {"upholstery": ("linen", "#6f7f73"), "frame_wood": WALNUT}, SEAT),
    "tilda-tub-armchair": (
        tub_armchair,
        {"width": 78, "height": 72, "upholstery": ("boucle", "#beb3a1"), "plinth_tone": "#4a3626"},
        SEAT,
    ),
    "hollis-leather-armchair": (
        sofa, {"width": 92, "depth": 90, "seats": 1, "upholstery": ("leather", "#6e3f22"), "leg_wood": WALNUT}, SEAT,
    ),
    "pebble-ottoman": (ottoman, {"diameter": 62, "height": 40, "upholstery": ("wool", "#6b382b")}, SEAT),
    "fen-wool-rug": (
        striped_rug,
        {
            "width": 200, "length": 300, "tone": "#b3a998", "stripe_tone": "#46433f",
            "stripes": ((0.03, 0.045), (0.06, 0.075), (0.925, 0.94), (0.955, 0.97)),
        },
        Shot(az=24, el=24),
    ),
}
