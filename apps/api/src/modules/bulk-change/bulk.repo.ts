import type { Category } from "@larkwood/contract";
import { asc, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../db/executor";
import { products } from "../../db/schema";
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

interface Change {
  id: string;
  priceCents: number;
  category: Category;
}

/** New prices and categories in one statement. */
export async function updatePricesAndCategories(
  db: Executor,
  changes: readonly Change[],
  at: Date,
): Promise<ProductRow[]> {
  const column = (field: keyof Change) => sql.param(changes.map((change) => change[field]));
  await db.execute(sql`
    update products
    set price_cents = change.price_cents, category = change.category, updated_at = ${at.toISOString()}::timestamptz
    from unnest(${column("id")}::text[], ${column("priceCents")}::integer[], ${column("category")}::text[])
      as change (id, price_cents, category)
    where products.id = change.id`);
  return lockProducts(
    db,
    changes.map(({ id }) => id),
  );
}
