"""Pictures of the workplace products."""
from families.desk_things import monitor_stand, organiser_set
from families.desks import drawer_desk, drawer_pedestal, standing_desk
from families.dining_tables import trestle_table
from families.lamps import desk_lamp
from families.office_chairs import conference_chair, task_chair
from families.shelves import ladder_shelf, styled_bookshelf
from kit.camera import Shot
from kit.materials import ASH, OAK, WALNUT

DESK = Shot(az=26, el=14)
CHAIR = Shot(az=32, el=11)

PRODUCTS = {
    "vesper-workplace-desk": (drawer_desk, {"width": 140, "depth": 68, "height": 75, "tone": WALNUT},
                              Shot(az=-24, el=17)),
    "trestle-oak-desk": (trestle_table, {"width": 160, "depth": 75, "height": 74, "tone": OAK}, DESK),
    "rise-standing-desk": (standing_desk, {"width": 150, "depth": 75, "height": 110, "tone": ASH}, Shot(az=26, el=17)),
    "tern-task-chair": (task_chair, {"cover": "#3b3b3d"}, CHAIR),
    "tern-conference-chair": (conference_chair, {"cover": "#86694c"}, CHAIR),
    "beam-desk-lamp": (desk_lamp, {"height": 58, "base": 18}, Shot(az=14, el=8, fill=0.8)),
    "ridge-low-bookshelf": (styled_bookshelf, {"width": 120, "depth": 34, "height": 80, "tone": OAK},
                            Shot(az=22, el=11)),
    "stair-ladder-shelf": (ladder_shelf, {"width": 65, "depth": 42, "height": 185, "tone": WALNUT}, Shot(az=34, el=11)),
    "cubby-drawer-pedestal": (drawer_pedestal, {"width": 42, "depth": 50, "height": 58}, Shot(az=26, el=16)),
    "lift-monitor-stand": (monitor_stand, {"width": 60, "depth": 24, "height": 12, "tone": OAK},
                           Shot(az=24, el=17, fill=0.8)),
    "tidy-desk-organiser": (organiser_set, {"tone": ASH}, Shot(az=22, el=24, fill=0.8)),
}
