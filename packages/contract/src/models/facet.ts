import * as z from "zod";
import { attributeSchema } from "./attribute";
import { categorySchema } from "./category-schema";

const count = z.int().nonnegative();

/** How many products a list would have with one more filter: each facet counts with all filters but its own. */
export const facetsSchema = z.object({
  /** With all filters. */
  total: count,
  categories: z.array(z.object({ value: categorySchema, count })),
  /** From `min` up to and without `max`, which the last one has none of. */
  prices: z.array(z.object({ min: z.number(), max: z.number().nullable(), count })),
  inStock: count,
  onSale: count,
  attributes: z.array(
    attributeSchema.pick({ key: true, name: true, type: true, unit: true }).extend({
      /** Of choices and yes/no: those that some product has. */
      values: z.array(
        z.object({ value: z.string(), name: z.string(), swatch: z.string().nullable(), count }),
      ),
      /** Of a number: the smallest and the largest; null where no product has any. */
      range: z.object({ min: z.number(), max: z.number() }).nullable(),
    }),
  ),
});
export type Facets = z.infer<typeof facetsSchema>;
