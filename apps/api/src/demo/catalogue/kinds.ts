/** Words and picture of a kind's page, and the demo products of that kind. */
interface DemoKind {
  text: string;
  /** The name of a product or room picture. */
  picture: string;
  slugs: readonly string[];
}

/** The kinds of the demo products, by the keys of the attribute `kind`. */
export const demoKinds: Readonly<Record<string, DemoKind>> = {
  sofas: {
    text: "From two seats to a corner for the whole family, in linen, wool and teak. Each page shows whether it fits your wall.",
    picture: "rooms/hero-living",
    slugs: ["alder-three-seat-sofa", "alder-two-seat-sofa", "fjord-chaise-sofa", "cove-teak-sofa"],
  },
  armchairs: {
    text: "One seat, done well: for reading, for talking, or for the terrace.",
    picture: "rooms/hero-reading",
    slugs: ["wren-lounge-chair", "tilda-tub-armchair", "hollis-leather-armchair", "cove-teak-armchair"],
  },
  benches: {
    text: "A seat for the hall, the foot of the bed or the long side of a table.",
    picture: "products/porter-hall-bench",
    slugs: [
      "pebble-ottoman",
      "lisbet-bed-bench",
      "holm-dining-bench",
      "orchard-garden-bench",
      "porter-hall-bench",
    ],
  },
  "dining-chairs": {
    text: "Chairs of oak, walnut and ash that are comfortable until the last guest leaves.",
    picture: "products/holm-dining-chair",
    slugs: ["holm-dining-chair", "holm-walnut-dining-chair", "quill-spindle-chair", "maren-dining-armchair"],
  },
  stools: {
    text: "For the counter, the bar and the highest shelf.",
    picture: "products/perch-counter-stool",
    slugs: ["perch-counter-stool", "perch-leather-bar-stool", "hop-step-stool"],
  },
  "office-chairs": {
    text: "Chairs that carry you through a working day.",
    picture: "products/tern-task-chair",
    slugs: ["tern-task-chair", "tern-conference-chair"],
  },
  loungers: {
    text: "For an afternoon in the sun, with a book that may fall closed.",
    picture: "products/sol-sun-lounger",
    slugs: ["sol-sun-lounger", "lakeside-deck-chair"],
  },
  "dining-tables": {
    text: "Round for four, long for eight, and small for breakfast: solid wood and marble.",
    picture: "rooms/hero-dining",
    slugs: [
      "holm-oak-dining-table",
      "rondo-walnut-table",
      "carra-marble-dining-table",
      "nook-breakfast-table",
      "arbor-garden-table",
      "piazza-bistro-set",
    ],
  },
  "coffee-tables": {
    text: "Low tables for cups, books and feet.",
    picture: "products/linnea-oak-coffee-table",
    slugs: ["oslo-marble-coffee-table", "linnea-oak-coffee-table", "duo-nesting-tables"],
  },
  desks: {
    text: "Room to work, sitting or standing.",
    picture: "products/trestle-oak-desk",
    slugs: ["vesper-workplace-desk", "trestle-oak-desk", "rise-standing-desk"],
  },
  beds: {
    text: "Beds of oak, linen and iron, for mattresses of 160 × 200 cm.",
    picture: "rooms/hero-bedroom",
    slugs: ["iris-vintage-bedframe", "hazel-upholstered-bed", "solveig-oak-bed"],
  },
  nightstands: {
    text: "Room for a lamp, a glass of water and the next chapter.",
    picture: "products/nora-oak-nightstand",
    slugs: ["solveig-walnut-nightstand", "nora-oak-nightstand"],
  },
  drawers: {
    text: "Drawers that close softly, for clothes and papers.",
    picture: "products/solveig-six-drawer-dresser",
    slugs: ["solveig-six-drawer-dresser", "nora-tall-chest", "cubby-drawer-pedestal"],
  },
  wardrobes: {
    text: "Doors to close on coats, linen and jars.",
    picture: "products/sten-oak-wardrobe",
    slugs: ["sten-oak-wardrobe", "larder-pantry-cabinet"],
  },
  sideboards: {
    text: "Long and low, for plates, records and the television.",
    picture: "products/strand-oak-sideboard",
    slugs: ["harbour-media-console", "strand-oak-sideboard"],
  },
  shelves: {
    text: "For books and everything that stands between them.",
    picture: "products/ridge-tall-bookshelf",
    slugs: ["ridge-tall-bookshelf", "ridge-low-bookshelf", "stair-ladder-shelf"],
  },
  "kitchen-islands": {
    text: "More room to cook, fixed or on wheels.",
    picture: "products/butcher-kitchen-island",
    slugs: ["butcher-kitchen-island", "rolla-kitchen-trolley"],
  },
  lamps: {
    text: "Light to read by, to work by and to eat by.",
    picture: "products/lumen-floor-lamp",
    slugs: ["lumen-floor-lamp", "mira-table-lamp", "bell-pendant-lamp", "beam-desk-lamp"],
  },
  rugs: { text: "Wool underfoot.", picture: "products/fen-wool-rug", slugs: ["fen-wool-rug"] },
  mirrors: {
    text: "For the hall and the dressing table.",
    picture: "products/arch-floor-mirror",
    slugs: ["arch-floor-mirror", "moon-table-mirror"],
  },
  textiles: {
    text: "Wool for cold evenings, and felt to put it away in.",
    picture: "products/lamb-wool-throw",
    slugs: ["lamb-wool-throw", "hush-felt-baskets"],
  },
  vases: {
    text: "Stoneware and clay for branches, ferns and a single tulip.",
    picture: "products/dune-vase-trio",
    slugs: ["brook-stoneware-vase", "dune-vase-trio", "fern-plant-stand", "terra-planter-trio"],
  },
  candles: {
    text: "For long evenings, at the table and outside.",
    picture: "products/ember-steel-lantern",
    slugs: ["vesta-brass-candlesticks", "ember-steel-lantern", "glow-candle-set"],
  },
  kitchenware: {
    text: "Plates, boards and jars for every day.",
    picture: "products/dune-stoneware-dinner-set",
    slugs: ["dune-stoneware-dinner-set", "slice-cutting-boards", "grain-storage-jars"],
  },
  "desk-accessories": {
    text: "Order on top of the desk.",
    picture: "products/tidy-desk-organiser",
    slugs: ["lift-monitor-stand", "tidy-desk-organiser"],
  },
  parasols: {
    text: "Shade for noon.",
    picture: "products/breeze-garden-parasol",
    slugs: ["breeze-garden-parasol"],
  },
  hallway: {
    text: "A hook for the coat and the time for the train.",
    picture: "products/twig-coat-stand",
    slugs: ["twig-coat-stand", "noon-wall-clock"],
  },
};

const kindBySlug = new Map(
  Object.entries(demoKinds).flatMap(([kind, { slugs }]) => slugs.map((slug) => [slug, kind] as const)),
);

/** The kind of a demo product. */
export const demoKind = (slug: string): string | undefined => kindBySlug.get(slug);
