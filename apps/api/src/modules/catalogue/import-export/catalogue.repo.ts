import type { AttributeValue, StoredOption } from "@larkwood/contract";
import { asc, gt, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { products, salePrices } from "../../../db/schema";
import type { ProductRow } from "../products";
import type { CsvProduct } from "./product-columns";
import { isOnSale, onSale, regularColumns, setRegularPrices } from "./regular-prices.repo";
import type { Texts } from "./text-columns";
import { textArrays, textColumns } from "./texts.repo";

const LOCK_BATCH_SIZE = 2_000;

/** The next products in order of their ids. */
export async function productsAfter(db: Executor, id: string, limit: number): Promise<ProductRow[]> {
  return db
    .select(regularColumns)
    .from(products)
    .leftJoin(salePrices, onSale)
    .where(gt(products.id, id))
    .orderBy(asc(products.id))
    .limit(limit);
}

/** Keys of the attributes in which any variant differs from its product. */
export async function variantAttributeKeys(db: Executor): Promise<Set<string>> {
  const rows = await queryRows<{ key: string }>(
    db,
    sql`select distinct jsonb_object_keys(attributes) as key from variants where attributes is not null`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Finds products by their ids. */
export async function findProducts(db: Executor, ids: readonly string[]): Promise<ProductRow[]> {
  return db
    .select(regularColumns)
    .from(products)
    .leftJoin(salePrices, onSale)
    .where(sql`${products.id} = any(${sql.param(ids)}::text[])`);
}

/** Locks products in order of their ids, like all transactions. */
export async function lockProducts(db: Executor, ids: readonly string[]): Promise<void> {
  const sorted = [...ids].sort();
  for (let start = 0; start < sorted.length; start += LOCK_BATCH_SIZE) {
    const batch = sql.param(sorted.slice(start, start + LOCK_BATCH_SIZE));
    await db.execute(sql`select from products where id = any(${batch}::text[]) order by id for update`);
  }
}

/** Columns of a new product besides the fields of the basic file. */
export interface NewParts extends Texts {
  options: StoredOption[] | null;
  attributes: Record<string, AttributeValue> | null;
  compareAtCents: number | null;
  published: boolean;
  publishAt: Date | null;
}

/**
 * Inserts products in one statement. The columns that depend on variants are already set:
 * each later update of a product would compute its search words again.
 */
export async function insertProducts(
  db: Executor,
  rows: readonly (CsvProduct & NewParts)[],
  at: Date,
): Promise<void> {
  const column = (field: keyof CsvProduct | "compareAtCents") => sql.param(rows.map((row) => row[field]));
  const createdAt = sql.param(rows.map((row) => row.createdAt.toISOString()));
  const json = (field: "options" | "attributes") =>
    sql.param(rows.map((row) => (row[field] === null ? null : JSON.stringify(row[field]))));
  await db.execute(sql`
    insert into products (id, name, description, category, price_cents, quantity, image_url, created_at,
      compare_at_cents, options, has_variants, attributes, published, publish_at, ${textColumns}, updated_at)
    select id, name, description, category, price_cents, quantity, image_url, created_at, compare_at_cents,
      options::jsonb, options is not null, attributes::jsonb, published, publish_at, ${textColumns},
      ${at.toISOString()}::timestamptz
    from unnest(${column("id")}::text[], ${column("name")}::text[], ${column("description")}::text[],
      ${column("category")}::text[], ${column("priceCents")}::integer[], ${column("quantity")}::integer[],
      ${column("imageUrl")}::text[], ${createdAt}::timestamptz[], ${column("compareAtCents")}::integer[],
      ${json("options")}::text[], ${json("attributes")}::text[],
      ${sql.param(rows.map((row) => row.published))}::boolean[],
      ${sql.param(rows.map((row) => row.publishAt?.toISOString() ?? null))}::timestamptz[],
      ${textArrays(rows)})
      as row (id, name, description, category, price_cents, quantity, image_url, created_at, compare_at_cents, options, attributes, published, publish_at,
        ${textColumns})`);
}

/** Overwrites products and their regular prices, and returns their versions by id. */
export async function overwriteProducts(
  db: Executor,
  rows: readonly CsvProduct[],
  at: Date,
): Promise<Map<string, number>> {
  const column = (field: keyof CsvProduct) => sql.param(rows.map((row) => row[field]));
  await setRegularPrices(db, rows);
  const updated = await queryRows<{ id: string; version: number }>(
    db,
    sql`
    update products
    set name = row.name, description = row.description, category = row.category,
      price_cents = case when ${isOnSale} then products.price_cents else row.price_cents end,
      compare_at_cents = case when ${isOnSale} then row.price_cents else products.compare_at_cents end,
      quantity = row.quantity, image_url = row.image_url, updated_at = ${at.toISOString()}::timestamptz
    from unnest(${column("id")}::text[], ${column("name")}::text[], ${column("description")}::text[],
      ${column("category")}::text[], ${column("priceCents")}::integer[], ${column("quantity")}::integer[],
      ${column("imageUrl")}::text[]) as row (id, name, description, category, price_cents, quantity, image_url)
    where products.id = row.id
    returning products.id, products.version`,
  );
  return new Map(updated.map(({ id, version }) => [id, version]));
}
