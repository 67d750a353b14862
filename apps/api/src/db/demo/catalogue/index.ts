import { bedroom } from "./bedroom.ts";
import { dining } from "./dining.ts";
import { kitchen } from "./kitchen.ts";
import { livingroom } from "./livingroom.ts";
import { other } from "./other.ts";
import { outdoor } from "./outdoor.ts";
import type { DemoProduct } from "./types.ts";
import { workplace } from "./workplace.ts";

/** Everything the demo shop sells, in the order of the shop's categories. */
export const demoCatalogue: DemoProduct[] = [
  ...livingroom,
  ...bedroom,
  ...dining,
  ...kitchen,
  ...workplace,
  ...outdoor,
  ...other,
];
