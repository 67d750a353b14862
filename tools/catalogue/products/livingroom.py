"""Pictures of the living room products."""
from families.lamps import floor_lamp
from families.low_tables import nesting_tables, slatted_coffee_table
from families.seating import lounge_chair, ottoman, tub_armchair
from families.shelves import low_bookshelf
from families.sofas import sofa
from families.storage import cabinet
from families.tables import coffee_table
from families.textiles import striped_rug
from kit.camera import Shot
from kit.materials import OAK, WALNUT

SEAT = Shot(az=22, el=9, fill=0.8)

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
        sofa, {"width": 156, "seats": 2, "upholstery": ("wool", "#45493a"), "leg_wood": WALNUT}, Shot(az=20, el=9),
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
    "pebble-ottoman": (
        ottoman,
        {"diameter": 62, "height": 40, "upholstery": ("wool", "#653a2e")},
        Shot(az=22, el=11, fill=0.68),
    ),
    "fen-wool-rug": (
        striped_rug,
        {
            "width": 200, "length": 300, "tone": "#b3a998", "stripe_tone": "#46433f",
            "stripes": ((0.03, 0.045), (0.06, 0.075), (0.925, 0.94), (0.955, 0.97)),
        },
        Shot(az=24, el=24),
    ),
    "oslo-marble-coffee-table": (coffee_table, {"r": 0.43, "h": 0.39}, Shot(az=18, el=13, fill=0.78)),
    "linnea-oak-coffee-table": (slatted_coffee_table, {"width": 120, "depth": 60, "height": 42}, Shot(az=24, el=13)),
    "duo-nesting-tables": (
        nesting_tables, {"large": (50, 52), "small": (40, 44), "top_tone": "#5b4634"}, Shot(az=10, el=13, fill=0.76),
    ),
    "harbour-media-console": (
        cabinet,
        {
            "width": 180, "depth": 42, "height": 54, "tone": WALNUT, "legs": 14, "steel": True,
            "columns": ((1, ((1, "slats"),)), (0.85, ((1, "open"), (1, "open"))), (1, ((1, "slats"),))),
        },
        Shot(az=22, el=9),
    ),
    "lumen-floor-lamp": (floor_lamp, {"h": 1.48}, Shot(az=0, el=6)),
    "ridge-tall-bookshelf": (
        low_bookshelf, {"width": 90, "depth": 34, "height": 190, "shelves": 5, "bays": 1}, Shot(az=26, el=8),
    ),
}
