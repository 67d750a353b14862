import { productImageSchema } from "@larkwood/contract";
import * as z from "zod";
import pictures from "./pictures.json";

// Those of a value (another fabric, another wood) belong to a choice, and wait for there to be choices.
const setsSchema = z.record(z.string(), z.array(productImageSchema.extend({ value: z.string().optional() })));

/** The pictures of each product of the demo shop in order, the main one first. */
export function demoPictures() {
  return Object.entries(setsSchema.parse(pictures)).flatMap(([slug, set]) =>
    set
      .filter(({ value }) => value === undefined)
      .map(({ url, alt, kind }, position) => ({ slug, position, imageUrl: url, alt, kind })),
  );
}
