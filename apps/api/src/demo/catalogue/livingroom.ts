import type { DemoProduct } from "./types";

export const livingroom: DemoProduct[] = [
  {
    slug: "alder-three-seat-sofa",
    name: "Alder Three-Seat Sofa",
    description:
      "A deep, relaxed couch for long evenings. Feather-wrapped cushions have covers with piped seams, and the frame stands on tapered legs of solid oak. Two scatter cushions in terracotta and chalk are included. 220 × 95 × 88 cm (W × D × H).",
    category: "livingroom",
    priceCents: 149_000,
    quantity: 8,
    addedDaysAgo: 6,
  },
  {
    slug: "alder-two-seat-sofa",
    name: "Alder Two-Seat Sofa",
    description:
      "The smaller brother of our three-seater, made for flats and reading corners. It has two plump seat cushions and legs of solid walnut. 160 × 95 × 88 cm (W × D × H).",
    category: "livingroom",
    priceCents: 115_000,
    quantity: 24,
    addedDaysAgo: 48,
  },
  {
    slug: "fjord-chaise-sofa",
    name: "Fjord Chaise Sofa",
    description:
      "A corner sofa with a long chaise on the right, to stretch out on without taking off the cushions. Charcoal wool blend over a beech frame, on low legs of black steel. 268 × 158 × 87 cm (W × D × H).",
    category: "livingroom",
    priceCents: 229_000,
    quantity: 3,
    addedDaysAgo: 19,
  },
  {
    slug: "wren-lounge-chair",
    name: "Wren Lounge Chair",
    description:
      "An open frame of solid walnut with slim, rounded armrests. The loose seat and back cushions have linen covers and can be turned over. 73 × 94 × 93 cm (W × D × H).",
    category: "livingroom",
    priceCents: 64_000,
    quantity: 36,
    addedDaysAgo: 11,
  },
  {
    slug: "tilda-tub-armchair",
    name: "Tilda Bouclé Tub Armchair",
    description:
      "A low armchair whose back wraps around you in one piece. Covered in bouclé, with a round seat cushion and a recessed plinth of dark oak. 78 × 74 × 72 cm (W × D × H).",
    category: "livingroom",
    priceCents: 72_000,
    quantity: 62,
    addedDaysAgo: 27,
  },
  {
    slug: "hollis-leather-armchair",
    name: "Hollis Leather Armchair",
    description:
      "A roomy armchair in leather that grows more beautiful with the years. Box arms, one thick seat cushion and one back cushion, on tapered walnut legs. 96 × 93 × 88 cm (W × D × H).",
    category: "livingroom",
    priceCents: 128_000,
    quantity: 0,
    addedDaysAgo: 133,
  },
  {
    slug: "pebble-ottoman",
    name: "Pebble Round Ottoman",
    description:
      "A footstool, an extra seat, a place for a tray. Wool blend with a piped top edge on a slim oak base. ⌀ 62 cm, 40 cm high.",
    category: "livingroom",
    priceCents: 26_000,
    quantity: 74,
    addedDaysAgo: 64,
  },
  {
    slug: "oslo-marble-coffee-table",
    name: "Oslo Marble Coffee Table",
    description:
      "A round top of white marble with soft grey veins rests on three turned walnut legs. The edge is bevelled so that the slab looks light. ⌀ 86 cm, 39 cm high.",
    category: "livingroom",
    priceCents: 59_000,
    quantity: 17,
    addedDaysAgo: 33,
  },
  {
    slug: "linnea-oak-coffee-table",
    name: "Linnea Coffee Table",
    description:
      "A rectangular coffee table of solid wood with rounded corners and a slatted shelf below for books and magazines. The surface is oiled, so that rings can be sanded away. 120 × 60 × 42 cm (W × D × H).",
    category: "livingroom",
    priceCents: 43_000,
    quantity: 55,
    addedDaysAgo: 92,
  },
  {
    slug: "duo-nesting-tables",
    name: "Duo Nesting Side Tables",
    description:
      "Two round side tables that slide under each other. Tray tops and slim three-legged frames of black powder-coated steel, the taller one with a top of smoked oak. ⌀ 50 cm and ⌀ 40 cm, 52 and 44 cm high.",
    category: "livingroom",
    priceCents: 24_000,
    quantity: 41,
    addedDaysAgo: 150,
  },
  {
    slug: "harbour-media-console",
    name: "Harbour Media Console",
    description:
      "A long, low console with two slatted sliding doors and an open bay for players and cables. It stands on a frame of black steel. 180 × 42 × 54 cm (W × D × H).",
    category: "livingroom",
    priceCents: 89_000,
    quantity: 12,
    addedDaysAgo: 75,
  },
  {
    slug: "lumen-floor-lamp",
    name: "Lumen Floor Lamp",
    description:
      "A slender stem of black steel with a brass ferrule carries a tapered shade of natural linen. It gives a warm, even light beside a sofa or a bed. ⌀ 43 cm, 148 cm high.",
    category: "livingroom",
    priceCents: 19_500,
    quantity: 88,
    addedDaysAgo: 201,
  },
  {
    slug: "fen-wool-rug",
    name: "Fen Wool Rug",
    description:
      "A thick, hand-tufted rug of undyed wool in cream, with two narrow stripes in charcoal at each end. It is soft under bare feet and quiet in a room. 200 × 300 cm, pile 1 cm.",
    category: "livingroom",
    priceCents: 48_000,
    quantity: 9,
    addedDaysAgo: 118,
  },
  {
    slug: "ridge-tall-bookshelf",
    name: "Ridge Tall Bookshelf",
    description:
      "Five open shelves in oak veneer with a solid edge, held by two slim side panels and a back of the same wood. Deep enough for art books, steady enough to stand free. 90 × 34 × 190 cm (W × D × H).",
    category: "livingroom",
    priceCents: 68_000,
    quantity: 21,
    addedDaysAgo: 244,
  },
];
