import type { DemoProduct } from "./types";

export const other: DemoProduct[] = [
  {
    slug: "arch-floor-mirror",
    name: "Arch Floor Mirror",
    description:
      "A tall arched mirror in a slim frame of solid oak, to lean against the wall or to hang. The glass is backed with a film that holds it together should it ever break. 75 × 4 × 180 cm (W × D × H).",
    category: "other",
    priceCents: 42_000,
    quantity: 15,
    addedDaysAgo: 26,
  },
  {
    slug: "moon-table-mirror",
    name: "Moon Table Mirror",
    description:
      "A round metal mirror on a small half-moon foot of walnut. It tilts to where you look. ⌀ 32 cm, 38 cm high.",
    category: "other",
    priceCents: 8_800,
    quantity: 57,
    addedDaysAgo: 112,
  },
  {
    slug: "brook-stoneware-vase",
    name: "Brook Stoneware Vase",
    description:
      "A tall vase with a narrow neck, thrown by hand from dark stoneware. The matt, charcoal glaze ends in a soft, bare edge at the foot. ⌀ 20 cm, 42 cm high.",
    category: "other",
    priceCents: 5_900,
    quantity: 83,
    addedDaysAgo: 14,
  },
  {
    slug: "dune-vase-trio",
    name: "Dune Vase Trio",
    description:
      "Three small vases in chalk, sand and terracotta, each with its own shape, for single stems and dried grasses. ⌀ 9 to 13 cm, 14 to 22 cm high.",
    category: "other",
    priceCents: 8_400,
    quantity: 4,
    addedDaysAgo: 90,
  },
  {
    slug: "fern-plant-stand",
    name: "Fern Planter on Oak Stand",
    description:
      "A cylindrical planter of white stoneware in a four-legged stand of solid oak, shown with a rubber plant. The pot lifts out for watering. ⌀ 32 cm, 46 cm high without plant.",
    category: "other",
    priceCents: 12_400,
    quantity: 25,
    addedDaysAgo: 61,
  },
  {
    slug: "twig-coat-stand",
    name: "Twig Coat Stand",
    description:
      "A coat stand of solid oak: three legs, one stem and eight turned pegs at two heights. It stays upright even under winter coats. ⌀ 48 cm, 176 cm high.",
    category: "other",
    priceCents: 17_500,
    quantity: 42,
    addedDaysAgo: 145,
  },
  {
    slug: "porter-hall-bench",
    name: "Porter Hall Bench",
    description:
      "A bench for putting on shoes, with a slatted shelf below for six pairs. Solid oak, with a seat cushion in charcoal wool felt. 100 × 36 × 48 cm (W × D × H).",
    category: "other",
    priceCents: 31_000,
    quantity: 18,
    addedDaysAgo: 192,
  },
  {
    slug: "noon-wall-clock",
    name: "Noon Walnut Wall Clock",
    description:
      "A round wall clock with a face of solid walnut, brass hands and four brass marks. The movement sweeps without a tick. ⌀ 30 cm, 4 cm deep.",
    category: "other",
    priceCents: 7_200,
    quantity: 110,
    addedDaysAgo: 233,
  },
  {
    slug: "hush-felt-baskets",
    name: "Hush Felt Basket Set",
    description:
      "Two round baskets of thick wool felt in grey and ochre with leather handles, for yarn, toys or firewood. ⌀ 38 and 30 cm, 34 and 27 cm high.",
    category: "other",
    priceCents: 5_400,
    quantity: 0,
    addedDaysAgo: 280,
  },
  {
    slug: "glow-candle-set",
    name: "Glow Scented Candle Set",
    description:
      "Three scented candles in ribbed ceramic cups: fig, cedar and linen. Each burns for about forty hours, and the cup stays for pencils. ⌀ 8 cm, 9 cm high.",
    category: "other",
    priceCents: 2_400,
    quantity: 260,
    addedDaysAgo: 3,
  },
];
