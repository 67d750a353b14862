import type { DemoProduct } from "./types";

export const kitchen: DemoProduct[] = [
  {
    slug: "perch-counter-stool",
    name: "Perch Oak Counter Stool",
    description:
      "A counter stool of solid oak with a round, hollowed seat and a footrest ring of black steel. It is light enough to be moved with one hand. ⌀ 38 cm, 65 cm high.",
    category: "kitchen",
    priceCents: 18_900,
    quantity: 43,
    addedDaysAgo: 24,
  },
  {
    slug: "perch-leather-bar-stool",
    name: "Perch Leather Bar Stool",
    description:
      "A bar stool with a frame of black steel and a round, padded seat in leather. The footrest runs all the way around. ⌀ 40 cm, 75 cm high.",
    category: "kitchen",
    priceCents: 24_500,
    quantity: 58,
    addedDaysAgo: 88,
  },
  {
    slug: "hop-step-stool",
    name: "Hop Walnut Step Stool",
    description:
      "Two steps to the top shelf, and a small seat in between. Solid walnut with a hand hole in the upper step. 42 × 40 × 46 cm (W × D × H).",
    category: "kitchen",
    priceCents: 9_800,
    quantity: 0,
    addedDaysAgo: 219,
  },
  {
    slug: "butcher-kitchen-island",
    name: "Butcher Block Kitchen Island",
    description:
      "A freestanding island with a top of glued oak blocks, five centimetres thick, on a lacquered base. Two drawers with brass knobs and a slatted shelf below. 120 × 65 × 90 cm (W × D × H).",
    category: "kitchen",
    priceCents: 124_000,
    quantity: 4,
    addedDaysAgo: 31,
  },
  {
    slug: "rolla-kitchen-trolley",
    name: "Rolla Kitchen Trolley",
    description:
      "Three trays of cream-coloured steel on a slim frame with four castors, of which two can be locked. The handle is a round bar of oak. 62 × 40 × 84 cm (W × D × H).",
    category: "kitchen",
    priceCents: 21_000,
    quantity: 39,
    addedDaysAgo: 96,
  },
  {
    slug: "larder-pantry-cabinet",
    name: "Larder Pantry Cabinet",
    description:
      "A tall lacquered pantry cabinet with two panelled doors, round oak knobs and a plinth of solid oak. Behind the doors are five shelves, strong enough for preserves. 100 × 49 × 185 cm (W × D × H).",
    category: "kitchen",
    priceCents: 139_000,
    quantity: 9,
    addedDaysAgo: 138,
  },
  {
    slug: "nook-breakfast-table",
    name: "Nook Breakfast Table",
    description:
      "A small round table for two, with a white laminate top edged in oak, on a trumpet foot of white steel. ⌀ 80 cm, 74 cm high.",
    category: "kitchen",
    priceCents: 36_000,
    quantity: 16,
    addedDaysAgo: 160,
  },
  {
    slug: "slice-cutting-boards",
    name: "Slice Cutting Board Set",
    description:
      "Three boards, of walnut, oak and ash, with a hanging hole and rounded corners. Oiled by hand, each with its own grain. 45 × 28, 36 × 22 and 28 × 18 cm, 2 cm thick.",
    category: "kitchen",
    priceCents: 6_400,
    quantity: 145,
    addedDaysAgo: 44,
  },
  {
    slug: "grain-storage-jars",
    name: "Grain Storage Jar Set",
    description:
      "Three stoneware jars with a creamy glaze and turned oak lids that seal tightly, for flour, coffee and sugar. ⌀ 11 cm; 12, 16 and 21 cm high.",
    category: "kitchen",
    priceCents: 7_200,
    quantity: 77,
    addedDaysAgo: 205,
  },
  {
    slug: "bell-pendant-lamp",
    name: "Bell Enamel Pendant Lamp",
    description:
      "A dome of enamelled steel, white inside, on a black textile cord. It throws a clear pool of light on the worktop. ⌀ 36 cm, 28 cm high, cord 150 cm.",
    category: "kitchen",
    priceCents: 13_500,
    quantity: 28,
    addedDaysAgo: 271,
  },
];
