import { productImageSchema } from "@larkwood/contract";
import * as z from "zod";
import pictures from "./pictures.json";

// Pictures with a `value` belong to a variant.
const setsSchema = z.record(z.string(), z.array(productImageSchema.extend({ value: z.string().optional() })));

/** The pictures of the demo products, the main one first. */
export function demoPictures() {
  return Object.entries(setsSchema.parse(pictures)).flatMap(([slug, set]) =>
    set
      .filter(({ value }) => value === undefined)
      .map(({ url, alt, kind }, position) => ({ slug, position, imageUrl: url, alt, kind })),
  );
}
