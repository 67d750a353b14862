import { asc, gt, inArray, sql } from "drizzle-orm";
import { type Executor, rowsOf } from "../../db/executor";
import { products } from "../../db/schema";
import type { ProductRow } from "../products";
import { productColumns } from "../products";
import type { CsvProduct } from "./product-columns";

/** The next products in the order of their ids. */
export async function productsAfter(db: Executor, id: string, limit: number): Promise<ProductRow[]> {
  return db
    .select(productColumns)
    .from(products)
    .where(gt(products.id, id))
    .orderBy(asc(products.id))
    .limit(limit);
}

/** Those of the products that exist, locked when they are to be changed. */
export async function findProducts(
  db: Executor,
  ids: readonly string[],
  lock: boolean,
): Promise<ProductRow[]> {
  const query = db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id));
  return lock ? query.for("update") : query;
}

export async function insertProducts(db: Executor, rows: readonly CsvProduct[], at: Date): Promise<void> {
  await db.insert(products).values(rows.map((row) => ({ ...row, updatedAt: at })));
}

/** Whole products in one statement. Gives their versions by id. */
export async function overwriteProducts(
  db: Executor,
  rows: readonly CsvProduct[],
  at: Date,
): Promise<Map<string, number>> {
  const column = (field: keyof CsvProduct) => sql.param(rows.map((row) => row[field]));
  const written = await rowsOf<{ id: string; version: number }>(
    db,
    sql`
    update products
    set name = row.name, description = row.description, category = row.category, price_cents = row.price_cents,
      quantity = row.quantity, image_url = row.image_url, updated_at = ${at.toISOString()}::timestamptz
    from unnest(${column("id")}::text[], ${column("name")}::text[], ${column("description")}::text[],
      ${column("category")}::text[], ${column("priceCents")}::integer[], ${column("quantity")}::integer[],
      ${column("imageUrl")}::text[]) as row (id, name, description, category, price_cents, quantity, image_url)
    where products.id = row.id
    returning products.id, products.version`,
  );
  return new Map(written.map(({ id, version }) => [id, version]));
}
