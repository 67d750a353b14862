import type { CollectionRule } from "@larkwood/contract";

interface DemoCollection {
  slug: string;
  name: string;
  description: string;
  /** A rule, or the slugs of a manual collection. */
  content: { rule: CollectionRule } | { slugs: readonly string[] };
}

/** The demo collections in display order. */
export const demoCollections: readonly DemoCollection[] = [
  {
    slug: "reading-corner",
    name: "A corner to read in",
    description:
      "A chair to sink into, light over the shoulder, and somewhere for the cup and the next book.",
    content: {
      slugs: ["wren-lounge-chair", "lumen-floor-lamp", "fen-wool-rug", "pebble-ottoman", "lamb-wool-throw"],
    },
  },
  {
    slug: "summer-table",
    name: "The summer table",
    description: "Long evenings outside: teak, linen, a parasol for noon and a lantern for later.",
    content: {
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
    content: { slugs: ["solveig-oak-bed", "nora-oak-nightstand", "mira-table-lamp", "lisbet-bed-bench"] },
  },
  {
    slug: "first-office",
    name: "An office in the spare room",
    description: "A desk that fits, a chair that lasts the day, and order on top.",
    content: {
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
    content: { rule: { attributes: "material:oak" } },
  },
  {
    slug: "small-rooms",
    name: "For small rooms",
    description: "Nothing here is wider than 90 cm.",
    content: { rule: { attributes: "width:..90" } },
  },
  {
    slug: "under-100",
    name: "Gifts under $100",
    description: "Small things that make a room, ready to wrap.",
    content: { rule: { maxPrice: 100, inStock: true } },
  },
  {
    slug: "sale",
    name: "While it lasts",
    description: "Reduced prices, while stocks last.",
    content: { rule: { onSale: true } },
  },
];
