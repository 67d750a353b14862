"""What the values of the products' options are made of; which product has which values is in the demo catalogue."""
import json
import os

from kit.materials import ASH, BLACK_OAK, OAK, WALNUT

OPTIONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..",
                       "apps", "api", "src", "demo", "catalogue", "options.json")

# Covers by kind and tone. Tones are darker than the picture, because the film curve brightens.
COVERS = {
    "linen-oatmeal": ("linen", "#b9ab98"),
    "linen-sage": ("linen", "#6f7f73"),
    "linen-blue": ("linen", "#66737f"),
    "linen-greige": ("linen", "#a0968a"),
    "linen-rust": ("linen", "#7a4633"),
    "wool-moss": ("wool", "#45493a"),
    "wool-charcoal": ("wool", "#414246"),
    "wool-rust": ("wool", "#653a2e"),
    "wool-sand": ("wool", "#978a73"),
    "wool-caramel": ("wool", "#8a5c36"),
    "wool-forest": ("wool", "#3b4a3f"),
    "wool-graphite": ("wool", "#3b3b3d"),
    "boucle-cream": ("boucle", "#beb3a1"),
    "boucle-clay": ("boucle", "#8b6450"),
    "boucle-moss": ("boucle", "#545846"),
    "leather-cognac": ("leather", "#6e3f22"),
    "leather-chestnut": ("leather", "#3e2518"),
    "leather-black": ("leather", "#211e1d"),
    "outdoor-grey": ("outdoor", "#8b8a86"),
    "outdoor-sand": ("outdoor", "#a3917a"),
    "outdoor-terracotta": ("outdoor", "#7d4834"),
}

TONES = {
    "oak": OAK,
    "walnut": WALNUT,
    "black-oak": BLACK_OAK,
    "ash": ASH,
    "lacquer-sage": "#7e8a78",
    "lacquer-blue": "#65788a",
    "lacquer-chalk": "#bdb6a8",
    "lacquer-green": "#2f4238",
    "lacquer-ink": "#36434e",
    "lacquer-cream": "#cfc5b2",
    "lacquer-spruce": "#2f473c",
    "lacquer-charcoal": "#3a3a3c",
    "lacquer-ochre": "#8f6a35",
    "glaze-sand": "#9c8a70",
    "glaze-charcoal": "#3a3937",
    "glaze-terracotta": "#8a4f35",
    "black-steel": "black steel",
    "brushed-brass": "brushed brass",
    **{key: tone for key, (_, tone) in COVERS.items()},
}

SIZES = {"200-cm": 200, "180-cm": 180, "160-cm": 160}

# Which parameter of its builder an option sets; a parameter of COVERED takes kind and tone, any other the tone alone.
PARAMETERS = {
    "alder-three-seat-sofa": "upholstery",
    "alder-two-seat-sofa": "upholstery",
    "fjord-chaise-sofa": "upholstery",
    "wren-lounge-chair": "upholstery",
    "tilda-tub-armchair": "upholstery",
    "hollis-leather-armchair": "upholstery",
    "pebble-ottoman": "upholstery",
    "linnea-oak-coffee-table": "tone",
    "harbour-media-console": "tone",
    "lumen-floor-lamp": "metal",
    "hazel-upholstered-bed": "upholstery",
    "lisbet-bed-bench": "upholstery",
    "nora-tall-chest": "lacquer",
    "lamb-wool-throw": "throw_cover",
    "mira-table-lamp": "glaze",
    "holm-oak-dining-table": "width",
    "holm-dining-chair": "cover",
    "maren-dining-armchair": "cover",
    "perch-leather-bar-stool": "cover",
    "butcher-kitchen-island": "lacquer",
    "larder-pantry-cabinet": "lacquer",
    "bell-pendant-lamp": "tone",
    "rise-standing-desk": "tone",
    "tern-task-chair": "cover",
    "cubby-drawer-pedestal": "lacquer",
    "cove-teak-sofa": "upholstery",
    "sol-sun-lounger": "mattress",
    "lakeside-deck-chair": "colour",
    "piazza-bistro-set": "colour",
    "moon-table-mirror": "metal",
}
COVERED = ("upholstery", "throw_cover", "mattress")


def options():
    """The options of the demo catalogue, by product."""
    with open(OPTIONS, encoding="utf-8") as file:
        return json.load(file)


def choices():
    """Every value that has pictures of its own, as (product, key of the value, changed parameters, is a size, shared views)."""
    for slug, (option,) in options().items():
        for value in option["values"][1:]:
            yield slug, value["key"], value_of(slug, value["key"]), value["key"] in SIZES, option.get("sharedViews", ())


def value_of(slug, key):
    """The parameters of a product in one value of its option."""
    return {PARAMETERS[slug]: _made_of(PARAMETERS[slug], key)}


def _made_of(parameter, key):
    if key in SIZES:
        return SIZES[key]
    return COVERS[key] if parameter in COVERED else TONES[key]
