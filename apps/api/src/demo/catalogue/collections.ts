import type { CollectionRule } from "@larkwood/contract";

interface DemoCollection {
  slug: string;
  name: string;
  description: string;
  /** What it finds, or what was chosen by hand. */
  by: { rule: CollectionRule } | { slugs: readonly string[] };
}

/** Products that belong together, in the order in which they are shown. */
export const demoCollections: readonly DemoCollection[] = [
  {
    slug: "reading-corner",
    name: "A corner to read in",
    description:
      "A chair to sink into, light over the shoulder, and somewhere for the cup and the next book.",
    by: {
      slugs: ["wren-lounge-chair", "lumen-floor-lamp", "fen-wool-rug", "pebble-ottoman", "lamb-wool-throw"],
    },
  },
  {
    slug: "summer-table",
    name: "The summer table",
    description: "Long evenings outside: teak, linen, a parasol for noon and a lantern for later.",
    by: {
      slugs: [
        "arbor-garden-table",
        "orchard-garden-bench",
        "breeze-garden-parasol",
        "ember-steel-lantern",
        "terra-planter-trio",
      ],
    },
  },
  {
    slug: "calm-bedroom",
    name: "A calm bedroom",
    description: "Oak, wool and soft light, and drawers for everything else.",
    by: { slugs: ["solveig-oak-bed", "nora-oak-nightstand", "mira-table-lamp", "lisbet-bed-bench"] },
  },
  {
    slug: "first-office",
    name: "An office in the spare room",
    description: "A desk that fits, a chair that lasts the day, and order on top.",
    by: {
      slugs: [
        "trestle-oak-desk",
        "tern-task-chair",
        "beam-desk-lamp",
        "lift-monitor-stand",
        "tidy-desk-organiser",
      ],
    },
  },
  {
    slug: "oak",
    name: "Oak through the house",
    description: "Everything we make of oak, from the bed to the bread board.",
    by: { rule: { attributes: "material:oak" } },
  },
  {
    slug: "small-rooms",
    name: "For small rooms",
    description: "Nothing here is wider than 90 cm.",
    by: { rule: { attributes: "width:..90" } },
  },
  {
    slug: "under-100",
    name: "Gifts under $100",
    description: "Small things that make a room, ready to wrap.",
    by: { rule: { maxPrice: 100, inStock: true } },
  },
  {
    slug: "sale",
    name: "While it lasts",
    description: "Reduced prices, while stocks last.",
    by: { rule: { onSale: true } },
  },
];
