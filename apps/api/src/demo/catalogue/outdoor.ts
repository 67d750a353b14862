import type { DemoProduct } from "./types";

export const outdoor: DemoProduct[] = [
  {
    slug: "cove-teak-sofa",
    name: "Cove Teak Outdoor Sofa",
    description:
      "A garden sofa of solid teak with slatted sides and wide armrests. The quick-drying cushions are covered in outdoor fabric that shrugs off a shower. 198 × 82 × 81 cm (W × D × H).",
    category: "outdoor",
    priceCents: 178_000,
    quantity: 5,
    addedDaysAgo: 8,
  },
  {
    slug: "cove-teak-armchair",
    name: "Cove Teak Outdoor Armchair",
    description:
      "The armchair to our garden sofa, of solid teak with slatted sides and wide armrests that hold a glass. Cushions in sand-coloured outdoor fabric. 82 × 82 × 81 cm (W × D × H).",
    category: "outdoor",
    priceCents: 89_000,
    quantity: 23,
    addedDaysAgo: 40,
  },
  {
    slug: "sol-sun-lounger",
    name: "Sol Teak Sun Lounger",
    description:
      "A sun lounger of teak slats whose back stands in four positions, with a thick, piped mattress in outdoor fabric. 68 × 200 × 34 cm (W × D × H) laid flat.",
    category: "outdoor",
    priceCents: 69_000,
    quantity: 14,
    addedDaysAgo: 29,
  },
  {
    slug: "arbor-garden-table",
    name: "Arbor Garden Table",
    description:
      "A slatted table of solid teak for six, with a frame of dark grey aluminium that never rusts. Rain runs off between the slats. 180 × 90 × 74 cm (W × D × H).",
    category: "outdoor",
    priceCents: 94_000,
    quantity: 10,
    addedDaysAgo: 98,
  },
  {
    slug: "orchard-garden-bench",
    name: "Orchard Garden Bench",
    description:
      "A classic slatted garden bench of solid teak with curved armrests. Left outside, the wood turns silver grey; oiled once a year, it stays golden. 150 × 62 × 88 cm (W × D × H).",
    category: "outdoor",
    priceCents: 46_000,
    quantity: 51,
    addedDaysAgo: 122,
  },
  {
    slug: "lakeside-deck-chair",
    name: "Lakeside Adirondack Chair",
    description:
      "The wide-armed deck chair of northern lakes, with a fanned back and a deep, sloping seat. Made of painted cedar boards. 76 × 96 × 94 cm (W × D × H).",
    category: "outdoor",
    priceCents: 32_000,
    quantity: 37,
    addedDaysAgo: 72,
  },
  {
    slug: "piazza-bistro-set",
    name: "Piazza Bistro Set",
    description:
      "A round table and two folding chairs of powder-coated steel, for a balcony or a first coffee in the sun. Table ⌀ 60 cm, 71 cm high; chairs 42 × 46 × 82 cm (W × D × H).",
    category: "outdoor",
    priceCents: 29_000,
    quantity: 0,
    addedDaysAgo: 290,
  },
  {
    slug: "terra-planter-trio",
    name: "Terra Planter Trio",
    description:
      "Three planters of hand-thrown terracotta with a rolled rim, each with a drainage hole. Frost-proof down to minus fifteen degrees. ⌀ 42, 32 and 24 cm; 38, 29 and 22 cm high.",
    category: "outdoor",
    priceCents: 9_600,
    quantity: 140,
    addedDaysAgo: 45,
  },
  {
    slug: "ember-steel-lantern",
    name: "Ember Steel Lantern",
    description:
      "A lantern of black steel and clear glass with a leather-wrapped handle, for a pillar candle as thick as your wrist. 22 × 22 × 46 cm (W × D × H).",
    category: "outdoor",
    priceCents: 6_800,
    quantity: 64,
    addedDaysAgo: 213,
  },
  {
    slug: "breeze-garden-parasol",
    name: "Breeze Garden Parasol",
    description:
      "Eight ribs of beech open a canopy of ecru canvas with a vent at the top. The pole stands in a round foot of grey granite. ⌀ 270 cm, 250 cm high.",
    category: "outdoor",
    priceCents: 38_000,
    quantity: 31,
    addedDaysAgo: 256,
  },
];
