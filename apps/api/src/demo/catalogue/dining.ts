import type { DemoProduct } from "./types";

export const dining: DemoProduct[] = [
  {
    slug: "holm-oak-dining-table",
    name: "Holm Oak Dining Table",
    description:
      "A dining table with a top of solid oak, four centimetres thick, and softly rounded corners. The four turned legs taper towards the floor. 95 cm deep and 75 cm high.",
    category: "dining",
    priceCents: 126_000,
    quantity: 26,
    addedDaysAgo: 9,
  },
  {
    slug: "rondo-walnut-table",
    name: "Rondo Walnut Pedestal Table",
    description:
      "A round table without legs to knock your knees on: one turned column of solid walnut on a wide round foot. The edge of the top is shaved thin. ⌀ 120 cm, 75 cm high.",
    category: "dining",
    priceCents: 98_000,
    quantity: 13,
    addedDaysAgo: 52,
  },
  {
    slug: "carra-marble-dining-table",
    name: "Carra Marble Dining Table",
    description:
      "A slab of white marble with grey veins on two trestles of black steel. Each slab is cut from its own block, so that no two tables are alike. 180 × 90 × 75 cm (W × D × H).",
    category: "dining",
    priceCents: 289_000,
    quantity: 2,
    addedDaysAgo: 101,
  },
  {
    slug: "holm-dining-chair",
    name: "Holm Oak Dining Chair",
    description:
      "A light chair of solid oak with a curved backrest that is pleasant to lean on. The padded seat is covered in linen. 48 × 55 × 80 cm (W × D × H).",
    category: "dining",
    priceCents: 23_000,
    quantity: 120,
    addedDaysAgo: 13,
  },
  {
    slug: "holm-walnut-dining-chair",
    name: "Holm Walnut Dining Chair",
    description:
      "Our best-loved chair in solid walnut, with a curved backrest and a padded seat in forest green wool. Four of them fit around our round table. 48 × 55 × 80 cm (W × D × H).",
    category: "dining",
    priceCents: 26_000,
    quantity: 84,
    addedDaysAgo: 60,
  },
  {
    slug: "quill-spindle-chair",
    name: "Quill Spindle Chair",
    description:
      "A spindle-back chair of beech, lacquered black, with a broad bent top rail and a saddle seat carved from one board. It is sturdy enough for every day. 46 × 52 × 85 cm (W × D × H).",
    category: "dining",
    priceCents: 21_000,
    quantity: 48,
    addedDaysAgo: 142,
  },
  {
    slug: "maren-dining-armchair",
    name: "Maren Dining Armchair",
    description:
      "An upholstered chair for long dinners, with a low back that curves into the arms. Covered in bouclé on four black oak legs. 58 × 57 × 76 cm (W × D × H).",
    category: "dining",
    priceCents: 39_000,
    quantity: 6,
    addedDaysAgo: 78,
  },
  {
    slug: "holm-dining-bench",
    name: "Holm Oak Dining Bench",
    description:
      "A bench that slides under the Holm table and seats three. Solid oak with rounded corners and tapered, turned legs. 150 × 36 × 45 cm (W × D × H).",
    category: "dining",
    priceCents: 42_000,
    quantity: 34,
    addedDaysAgo: 176,
  },
  {
    slug: "strand-oak-sideboard",
    name: "Strand Oak Sideboard",
    description:
      "A sideboard in oak with four doors of fine vertical slats and a shelf behind each of them. It stands on slender round legs of solid oak. 176 × 45 × 78 cm (W × D × H).",
    category: "dining",
    priceCents: 119_000,
    quantity: 10,
    addedDaysAgo: 115,
  },
  {
    slug: "dune-stoneware-dinner-set",
    name: "Dune Stoneware Dinner Set",
    description:
      "Twelve pieces for four: dinner plates, side plates and bowls of stoneware with a matt, sand-coloured glaze and a bare rim. Safe in the oven and in the dishwasher. Plates ⌀ 27 and 21 cm, bowls ⌀ 15 cm.",
    category: "dining",
    priceCents: 14_800,
    quantity: 210,
    addedDaysAgo: 17,
  },
  {
    slug: "vesta-brass-candlesticks",
    name: "Vesta Brass Candlesticks",
    description:
      "Three candlesticks of turned, brushed brass in three heights, with cream-coloured dinner candles. They are weighted at the foot and stand firmly. 12, 18 and 24 cm high without candles, ⌀ 9 cm.",
    category: "dining",
    priceCents: 7_800,
    quantity: 0,
    addedDaysAgo: 228,
  },
];
