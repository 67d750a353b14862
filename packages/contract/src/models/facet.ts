import * as z from "zod";
import { attributeSchema } from "./attribute";
import { categorySchema } from "./category-schema";

const count = z.int().nonnegative();

/** Number of products for each further filter. A facet ignores its current filter and applies all others. */
export const facetsSchema = z.object({
  /** Number of products with all filters. */
  total: count,
  categories: z.array(z.object({ value: categorySchema, count })),
  /** `min` inclusive, `max` exclusive; null in the last range. */
  prices: z.array(z.object({ min: z.number(), max: z.number().nullable(), count })),
  inStock: count,
  onSale: count,
  attributes: z.array(
    attributeSchema.pick({ key: true, name: true, type: true, unit: true }).extend({
      /** For choices and yes/no: the values that products have. */
      values: z.array(
        z.object({ value: z.string(), name: z.string(), swatch: z.string().nullable(), count }),
      ),
      /** For numbers: smallest and largest value; null without values. */
      range: z.object({ min: z.number(), max: z.number() }).nullable(),
    }),
  ),
});
z.globalRegistry.add(facetsSchema, { id: "Facets" });
export type Facets = z.infer<typeof facetsSchema>;
