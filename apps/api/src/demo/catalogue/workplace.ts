import type { DemoProduct } from "./types";

export const workplace: DemoProduct[] = [
  {
    slug: "vesper-workplace-desk",
    name: "Vesper Workplace Desk",
    description:
      "A complete workplace: a walnut desk with three drawers on the left, a cable slot at the back and slim round legs on the right. The drawers have finger grooves instead of handles. 140 × 68 × 75 cm (W × D × H).",
    category: "workplace",
    priceCents: 87_000,
    quantity: 9,
    addedDaysAgo: 5,
  },
  {
    slug: "trestle-oak-desk",
    name: "Trestle Oak Writing Desk",
    description:
      "A plain oak top on two trestles of solid oak, for drawing, writing and spreading out. It comes apart in a minute when you move. 160 × 75 × 74 cm (W × D × H).",
    category: "workplace",
    priceCents: 56_000,
    quantity: 33,
    addedDaysAgo: 66,
  },
  {
    slug: "rise-standing-desk",
    name: "Rise Standing Desk",
    description:
      "A desk that goes up and down at the press of a button, from 65 to 125 cm. White steel columns carry a wooden top with rounded corners. 150 × 75 × 110 cm (W × D × H) as shown.",
    category: "workplace",
    priceCents: 79_000,
    quantity: 54,
    addedDaysAgo: 20,
  },
  {
    slug: "tern-task-chair",
    name: "Tern Task Chair",
    description:
      "A swivel chair with a padded seat and a curved back in wool, on a five-star base of black aluminium with castors. Seat height and tilt adjust with one lever. 62 × 62 × 88 cm (W × D × H).",
    category: "workplace",
    priceCents: 42_000,
    quantity: 71,
    addedDaysAgo: 35,
  },
  {
    slug: "tern-conference-chair",
    name: "Tern Conference Chair",
    description:
      "The quiet sister of our task chair, in camel-coloured wool with slim armrests. It turns on a five-star base of polished aluminium with glides. 60 × 59 × 85 cm (W × D × H).",
    category: "workplace",
    priceCents: 38_000,
    quantity: 19,
    addedDaysAgo: 155,
  },
  {
    slug: "beam-desk-lamp",
    name: "Beam Desk Lamp",
    description:
      "A jointed desk lamp of black steel with brass joints and a conical shade. The arm stays where you put it. Base ⌀ 18 cm, 41 cm across, up to 58 cm high.",
    category: "workplace",
    priceCents: 11_000,
    quantity: 132,
    addedDaysAgo: 53,
  },
  {
    slug: "ridge-low-bookshelf",
    name: "Ridge Low Bookshelf",
    description:
      "Two open shelves in oak, low enough to stand beside or behind a desk. The top carries a printer as well as a plant. 120 × 34 × 80 cm (W × D × H).",
    category: "workplace",
    priceCents: 39_000,
    quantity: 22,
    addedDaysAgo: 109,
  },
  {
    slug: "stair-ladder-shelf",
    name: "Stair Ladder Shelf",
    description:
      "Five walnut shelves that grow deeper towards the floor, on a frame of black steel that leans against the wall. 65 × 42 × 185 cm (W × D × H).",
    category: "workplace",
    priceCents: 28_000,
    quantity: 0,
    addedDaysAgo: 196,
  },
  {
    slug: "cubby-drawer-pedestal",
    name: "Cubby Drawer Pedestal",
    description:
      "Three drawers on four hidden castors that roll under any desk. Lacquered, with a top of oak. 42 × 50 × 58 cm (W × D × H).",
    category: "workplace",
    priceCents: 23_000,
    quantity: 46,
    addedDaysAgo: 240,
  },
  {
    slug: "lift-monitor-stand",
    name: "Lift Monitor Stand",
    description:
      "A bridge of bent oak that lifts the screen to eye level and leaves room for the keyboard below. The wood is oiled and the feet are lined with felt. 60 × 24 × 12 cm (W × D × H).",
    category: "workplace",
    priceCents: 8_400,
    quantity: 98,
    addedDaysAgo: 182,
  },
  {
    slug: "tidy-desk-organiser",
    name: "Tidy Desk Organiser Set",
    description:
      "A tray, a pen cup and a letter holder of solid ash, made to stand side by side. The insides are lined with grey felt. Together 42 × 22 × 14 cm (W × D × H).",
    category: "workplace",
    priceCents: 5_800,
    quantity: 7,
    addedDaysAgo: 262,
  },
];
