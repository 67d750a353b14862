import type { Category } from "@larkwood/contract";
import { asc, inArray, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { products } from "../../../db/schema";
import { endIneffectiveSales } from "../prices";
import type { ProductRow } from "../products";
import { productColumns } from "../products";

/** Locks products in order of their ids, so that two bulk changes cannot deadlock. */
export async function lockProducts(db: Executor, ids: readonly string[]): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for("update");
}

/** A variant, or a product without variants. */
export interface PricedItem {
  id: string;
  productId: string;
  priceCents: number;
  /** The price without the running sale; null if there is none. */
  regularCents: number | null;
}

/** Reads the prices of variants and of products without variants, default variants first. */
export function readPrices(db: Executor, ids: readonly string[]): Promise<PricedItem[]> {
  const among = sql`any(${sql.param(ids)}::text[])`;
  return queryRows<PricedItem>(
    db,
    sql`
    select item.id, item.product_id as "productId", item.price_cents as "priceCents",
      regular_cents as "regularCents"
    from (
      select id, product_id, price_cents, position from variants where product_id = ${among}
      union all
      select id, id, price_cents, 0 from products where id = ${among} and not has_variants
    ) as item left join sale_prices on owner_id = item.id and is_on
    order by item.product_id, position`,
  );
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

/** Updates categories in one statement. */
export async function updateCategories(
  db: Executor,
  changes: readonly { id: string; category: Category }[],
  at: Date,
): Promise<void> {
  await db.execute(sql`
    update products set category = change.category, updated_at = ${at.toISOString()}::timestamptz
    from unnest(${sql.param(changes.map(({ id }) => id))}::text[], ${sql.param(changes.map(({ category }) => category))}::text[])
      as change (id, category)
    where products.id = change.id`);
}
