import { inArray, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { products } from "../../../db/schema";
import { endIneffectiveSales } from "./sale-prices.repo";

/** A variant, or a product without variants. */
export interface PricedItem {
  id: string;
  productId: string;
  priceCents: number;
  /** The price without the running sale; null if there is none. */
  regularCents: number | null;
}

/** Writes prices with one statement per table; a running sale continues with the new regular price. */
export async function writePrices(db: Executor, prices: readonly PricedItem[], at: Date): Promise<void> {
  const row = sql`unnest(${sql.param(prices.map(({ id }) => id))}::text[],
    ${sql.param(prices.map(({ priceCents }) => priceCents))}::integer[],
    ${sql.param(prices.map(({ regularCents }) => regularCents))}::integer[]) as row (id, price_cents, regular_cents)`;
  const price = sql`price_cents = row.price_cents`;
  await db.execute(sql`
    update sale_prices set ${price}, regular_cents = row.regular_cents
    from ${row} where is_on and owner_id = row.id and row.regular_cents is not null`);
  await db.execute(sql`
    update variants set ${price}, compare_at_cents = coalesce(row.regular_cents, compare_at_cents)
    from ${row} where variants.id = row.id`);
  await db.execute(sql`
    update products set ${price}, compare_at_cents = coalesce(row.regular_cents, compare_at_cents)
    from ${row} where products.id = row.id and not has_variants`);
  const ids = [...new Set(prices.map(({ productId }) => productId))];
  await endIneffectiveSales(db, ids);
  await db.update(products).set({ updatedAt: at }).where(inArray(products.id, ids));
}
