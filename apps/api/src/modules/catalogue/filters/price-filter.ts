import type { ProductQuery } from "@larkwood/contract";
import { or, type SQL } from "drizzle-orm";
import { products, variants } from "../../../db/schema";
import { defineFilter } from "./define-filter";
import { hasVariant } from "./has-variant";
import { type Range, rangeCondition } from "./range";

type PriceLimits = Pick<ProductQuery, "minPrice" | "maxPrice">;

// The tolerance keeps floating-point noise from moving a limit by a cent.
const ceilCents = (price: number) => Math.ceil(price * 100 - 1e-6);
const floorCents = (price: number) => Math.floor(price * 100 + 1e-6);

function readRange({ minPrice, maxPrice }: PriceLimits): Range | null {
  const min = minPrice === undefined ? null : ceilCents(minPrice);
  const max = maxPrice === undefined ? null : floorCents(maxPrice);
  return min === null && max === null ? null : { min, max };
}

/** A range of prices. The product or one of its variants must be in it. */
export const priceFilter = defineFilter<Range>({
  name: "price",
  read: (query) => {
    const range = readRange(query);
    return range ? [range] : [];
  },
  facets: () => ["price"],
  condition: (range) =>
    or(rangeCondition(products.priceCents, range), hasVariant(rangeCondition(variants.priceCents, range))),
  predicate: (range) => [{ column: "price", range }],
});

/** SQL condition for the price of a variant; undefined if the query does not limit the price. */
export function variantPriceCondition(query: PriceLimits): SQL | undefined {
  const range = readRange(query);
  return range ? rangeCondition(variants.priceCents, range) : undefined;
}
