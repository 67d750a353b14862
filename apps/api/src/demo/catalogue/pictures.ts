import { type ProductImage, productImageSchema } from "@larkwood/contract";
import * as z from "zod";
import pictures from "./pictures.json";

// Pictures with a `value` belong to a variant.
const setsSchema = z.record(z.string(), z.array(productImageSchema.extend({ value: z.string().optional() })));
const sets = setsSchema.parse(pictures);

/** The pictures of the demo products, the main one first. */
export function demoPictures() {
  return Object.entries(sets).flatMap(([slug, set]) =>
    set
      .filter(({ value }) => value === undefined)
      .map(({ url, alt, kind }, position) => ({ slug, position, imageUrl: url, alt, kind })),
  );
}

/** The pictures of a variant: its own, and the views that look the same in all values. Null for the default variant. */
export function demoVariantPictures(
  slug: string,
  value: string,
  sharedViews: readonly string[],
): ProductImage[] | null {
  const set = sets[slug] ?? [];
  const own = set.filter((picture) => picture.value === value);
  if (own.length === 0) return null;
  const shared = set.filter((picture) => !picture.value && sharedViews.includes(picture.kind));
  return [...own, ...shared].map(({ url, alt, kind }) => ({ url, alt, kind }));
}
