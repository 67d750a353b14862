"""Pictures of the products that belong to no one room."""
from families.hallway import coat_stand, hall_bench
from families.mirrors import arch_floor_mirror, table_mirror, wall_clock
from families.tableware import scented_candle_set
from families.vessels import basket_pair, planter_on_stand, stoneware_vase, vase_trio
from kit.camera import Shot

PRODUCTS = {
    "arch-floor-mirror": (arch_floor_mirror, {"width": 75, "height": 180, "depth": 4}, Shot(az=22, el=8)),
    "moon-table-mirror": (table_mirror, {"diameter": 32, "height": 38}, Shot(az=20, el=9, fill=0.78)),
    "brook-stoneware-vase": (stoneware_vase, {}, Shot(az=20, el=11, fill=0.78)),
    "dune-vase-trio": (vase_trio, {}, Shot(az=16, el=11, fill=0.8)),
    "fern-plant-stand": (planter_on_stand, {"diameter": 32, "height": 46}, Shot(az=20, el=9)),
    "twig-coat-stand": (coat_stand, {"diameter": 48, "height": 176}, Shot(az=20, el=8, fill=0.88)),
    "porter-hall-bench": (hall_bench, {"width": 100, "depth": 36, "height": 48}, Shot(az=26, el=14)),
    "noon-wall-clock": (wall_clock, {"diameter": 30, "depth": 4}, Shot(az=16, el=5, fill=0.66)),
    "hush-felt-baskets": (basket_pair, {}, Shot(az=14, el=18, fill=0.8)),
    "glow-candle-set": (scented_candle_set, {}, Shot(az=16, el=24, fill=0.74)),
}
