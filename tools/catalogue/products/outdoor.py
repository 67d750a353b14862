"""Pictures of the outdoor products."""
from families.garden import bistro_set, deck_chair, slatted_table
from families.garden_seating import garden_bench, sun_lounger, teak_lounge
from families.garden_things import lantern, parasol, planter_trio
from kit.camera import Shot

SEAT = Shot(az=24, el=10)

PRODUCTS = {
    "cove-teak-sofa": (teak_lounge, {"width": 196, "seats": 3, "upholstery": ("outdoor", "#8b8a86")}, SEAT),
    "cove-teak-armchair": (
        teak_lounge, {"width": 80, "seats": 1, "upholstery": ("outdoor", "#a3917a")}, Shot(az=26, el=10, fill=0.8),
    ),
    "sol-sun-lounger": (
        sun_lounger, {"width": 68, "length": 200, "mattress": ("outdoor", "#7d4834")}, Shot(az=10, el=14),
    ),
    "orchard-garden-bench": (garden_bench, {"width": 150, "depth": 60, "height": 88}, SEAT),
    "arbor-garden-table": (slatted_table, {"width": 180, "depth": 90, "height": 74}, SEAT),
    "lakeside-deck-chair": (deck_chair, {"colour": "#2f473c"}, Shot(az=26, el=11, fill=0.8)),
    "piazza-bistro-set": (bistro_set, {"colour": "#66745e"}, Shot(az=8, el=11, fill=0.8)),
    "terra-planter-trio": (planter_trio, {"sizes": ((42, 38), (32, 29), (24, 22))}, Shot(az=12, el=14, fill=0.72)),
    "ember-steel-lantern": (lantern, {"width": 22, "height": 46}, Shot(az=28, el=10, fill=0.72)),
    "breeze-garden-parasol": (
        parasol,
        {"diameter": 270, "height": 250, "canvas": "#b5aa96", "pole_wood": "#a07a50"},
        Shot(az=10, el=4, lens=58),
    ),
}
