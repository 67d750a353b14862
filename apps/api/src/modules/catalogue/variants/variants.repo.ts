import type { StoredOption } from "@larkwood/contract";
import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { products, skus, variants } from "../../../db/schema";

export type VariantRow = typeof variants.$inferSelect;

/** The images of a variant. A new front image replaces all of them, because the others show what it was before. */
export const imagesAfterChange = (old: VariantRow | undefined, imageUrl: string | null) =>
  old?.imageUrl === imageUrl ? old.images : null;

/** The variants of a product, the default variant first. */
export function variantsOf(db: Executor, productId: string): Promise<VariantRow[]> {
  return db.select().from(variants).where(eq(variants.productId, productId)).orderBy(asc(variants.position));
}

export async function findVariant(db: Executor, productId: string, id: string): Promise<VariantRow | null> {
  const [row] = await db
    .select()
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.id, id)));
  return row ?? null;
}

/** Sets the stock of a variant; a trigger updates the product. */
export async function setVariantStock(db: Executor, id: string, quantity: number): Promise<void> {
  await db.update(variants).set({ quantity }).where(eq(variants.id, id));
}

/** Inserts, updates and deletes the variants of a product. Updated rows keep their ids, which orders reference. */
export async function replaceVariants(
  db: Executor,
  productId: string,
  { rows, removedIds }: { rows: readonly VariantRow[]; removedIds: readonly string[] },
): Promise<void> {
  if (rows.length > 0) await upsertVariants(db, rows);
  if (removedIds.length > 0)
    await db
      .delete(variants)
      .where(and(eq(variants.productId, productId), inArray(variants.id, [...removedIds])));
}

/** Inserts variants, or updates those that exist. */
export async function upsertVariants(db: Executor, rows: readonly VariantRow[]): Promise<void> {
  const { id, productId, ...changeable } = getTableColumns(variants);
  const newValues = Object.entries(changeable).map(([field, { name }]) => [
    field,
    sql.raw(`excluded.${name}`),
  ]);
  await db
    .insert(variants)
    .values([...rows])
    .onConflictDoUpdate({ target: id, set: Object.fromEntries(newValues) });
}

/** Deletes and inserts the SKUs of a product, as two variants may have swapped theirs. */
export async function replaceSkus(
  db: Executor,
  productId: string,
  newSkus: readonly { ownerId: string; sku: string }[],
): Promise<void> {
  await db.delete(skus).where(eq(skus.productId, productId));
  if (newSkus.length > 0) await db.insert(skus).values(newSkus.map((row) => ({ productId, ...row })));
}

/** Sets the options of a product and raises its version. */
export async function setOptions(
  db: Executor,
  productId: string,
  options: StoredOption[] | null,
  at: Date,
): Promise<void> {
  await db
    .update(products)
    .set({ options, updatedAt: at, version: sql`${products.version} + 1` })
    .where(eq(products.id, productId));
}

/** Finds the SKUs that belong to another product. */
export async function takenSkus(
  db: Executor,
  productId: string,
  candidates: readonly string[],
): Promise<string[]> {
  const upperCased = candidates.map((sku) => sku.toUpperCase());
  const rows = await db
    .select({ sku: skus.sku })
    .from(skus)
    .where(
      and(
        sql`upper(${skus.sku}) = any(${sql.param(upperCased)}::text[])`,
        sql`${skus.productId} <> ${productId}`,
      ),
    );
  return rows.map(({ sku }) => sku.toUpperCase());
}
