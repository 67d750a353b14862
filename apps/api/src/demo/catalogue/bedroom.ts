import type { DemoProduct } from "./types";

export const bedroom: DemoProduct[] = [
  {
    slug: "iris-vintage-bedframe",
    name: "Iris Vintage Bedframe",
    description:
      "A bedframe as our grandparents had it: round bars of black iron with brass knobs on the posts. Head and foot end are bolted to steel side rails, and slats are included; mattress and linen are not. 170 × 212 × 118 cm (W × D × H), for a mattress of 160 × 200 cm.",
    category: "bedroom",
    priceCents: 87_600,
    quantity: 0,
    addedDaysAgo: 310,
  },
  {
    slug: "hazel-upholstered-bed",
    name: "Hazel Upholstered Bed",
    description:
      "A generous headboard with nine vertical channels, padded and covered in linen, above a frame of solid oak. For a mattress of 160 × 200 cm; mattress and bedding are sold separately. 175 × 217 × 110 cm (W × D × H).",
    category: "bedroom",
    priceCents: 139_000,
    quantity: 7,
    addedDaysAgo: 4,
  },
  {
    slug: "solveig-oak-bed",
    name: "Solveig Oak Bed",
    description:
      "A light, airy bed of solid oak with a headboard of slim turned spindles. The rails are rounded where shins meet them. For a mattress of 160 × 200 cm, 168 × 210 × 99 cm (W × D × H).",
    category: "bedroom",
    priceCents: 118_000,
    quantity: 14,
    addedDaysAgo: 57,
  },
  {
    slug: "solveig-walnut-nightstand",
    name: "Solveig Walnut Nightstand",
    description:
      "Two drawers with finger grooves instead of handles, in solid walnut on four turned legs. The drawers close softly and leave the night quiet. 48 × 40 × 54 cm (W × D × H).",
    category: "bedroom",
    priceCents: 29_000,
    quantity: 52,
    addedDaysAgo: 70,
  },
  {
    slug: "nora-oak-nightstand",
    name: "Nora Oak Nightstand",
    description:
      "A small bedside table of solid oak with one drawer and an open shelf for books. The drawer has a round brass knob. 45 × 41 × 52 cm (W × D × H).",
    category: "bedroom",
    priceCents: 22_000,
    quantity: 66,
    addedDaysAgo: 126,
  },
  {
    slug: "solveig-six-drawer-dresser",
    name: "Solveig Six-Drawer Dresser",
    description:
      "A wide dresser in solid walnut with six deep drawers and finger grooves instead of handles. The figure of the wood runs across all the fronts. 142 × 48 × 80 cm (W × D × H).",
    category: "bedroom",
    priceCents: 109_000,
    quantity: 11,
    addedDaysAgo: 83,
  },
  {
    slug: "nora-tall-chest",
    name: "Nora Tall Chest of Drawers",
    description:
      "Five lacquered drawers with round brass knobs and a top of solid oak. It stands on short oak legs, so that a broom gets under it. 81 × 48 × 114 cm (W × D × H).",
    category: "bedroom",
    priceCents: 74_000,
    quantity: 29,
    addedDaysAgo: 168,
  },
  {
    slug: "sten-oak-wardrobe",
    name: "Sten Oak Wardrobe",
    description:
      "A two-door wardrobe in oak with a hanging rail, one long shelf and a wide drawer below. The doors are framed panels with long black steel handles. 110 × 64 × 200 cm (W × D × H).",
    category: "bedroom",
    priceCents: 164_000,
    quantity: 18,
    addedDaysAgo: 38,
  },
  {
    slug: "lisbet-bed-bench",
    name: "Lisbet Bed Bench",
    description:
      "A padded bench for the end of the bed, or for the hall. The seat is covered in linen with piped edges and rests on a frame of turned oak legs. 130 × 42 × 46 cm (W × D × H).",
    category: "bedroom",
    priceCents: 34_000,
    quantity: 45,
    addedDaysAgo: 187,
  },
  {
    slug: "mira-table-lamp",
    name: "Mira Ceramic Table Lamp",
    description:
      "A round stoneware base with a matt glaze under a drum shade of natural linen. Made for the bedside: the light falls on the page and not in the eyes. ⌀ 32 cm, 52 cm high.",
    category: "bedroom",
    priceCents: 12_800,
    quantity: 93,
    addedDaysAgo: 15,
  },
  {
    slug: "lamb-wool-throw",
    name: "Lambswool Throw Blanket",
    description:
      "A warm throw woven from pure wool, with a twisted fringe at both ends. Folded over a chair or a bed it adds a touch of colour to the room. 130 × 200 cm.",
    category: "bedroom",
    priceCents: 11_800,
    quantity: 5,
    addedDaysAgo: 22,
  },
];
