import { bedroom } from "./bedroom";
import { dining } from "./dining";
import { kitchen } from "./kitchen";
import { livingroom } from "./livingroom";
import { other } from "./other";
import { outdoor } from "./outdoor";
import type { DemoProduct } from "./types";
import { workplace } from "./workplace";

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
