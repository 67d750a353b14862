import type { Category } from "@larkwood/contract";
import { asc, inArray, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { products } from "../../../db/schema";
import { endIneffectiveSales } from "../prices";
import type { ProductRow } from "../products";
import { productColumns } from "../products";

/** The products, locked in one order, so that two bulk changes cannot wait for each other. */
export async function lockProducts(db: Executor, ids: readonly string[]): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for("update");
}

/** Something on a shelf: a variant, or a product that has none. */
export interface Priced {
  id: string;
  productId: string;
  priceCents: number;
  /** What it costs without the sale that it is in. */
  regularCents: number | null;
}

/** What stands on the shelves of products with what it costs, the default variant of each first. */
export function readPrices(db: Executor, ids: readonly string[]): Promise<Priced[]> {
  const among = sql`any(${sql.param(ids)}::text[])`;
  return queryRows<Priced>(
    db,
    sql`
    select shelf.id, shelf.product_id as "productId", shelf.price_cents as "priceCents",
      regular_cents as "regularCents"
    from (
      select id, product_id, price_cents, position from variants where product_id = ${among}
      union all
      select id, id, price_cents, 0 from products where id = ${among} and not has_variants
    ) as shelf left join sale_prices on owner_id = shelf.id and is_on
    order by shelf.product_id, position`,
  );
}

/** New prices in one statement a table; what is on sale keeps its sale, from another regular price. */
export async function writePrices(db: Executor, prices: readonly Priced[], at: Date): Promise<void> {
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

/** New categories in one statement. */
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
