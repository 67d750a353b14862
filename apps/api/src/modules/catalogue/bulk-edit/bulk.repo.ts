import type { Category } from "@larkwood/contract";
import { asc, inArray, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { products } from "../../../db/schema";
import type { PricedItem } from "../prices";
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
