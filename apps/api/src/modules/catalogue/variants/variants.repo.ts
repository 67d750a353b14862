import type { StoredOption } from "@larkwood/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { products, skus, variants } from "../../../db/schema";

export type VariantRow = typeof variants.$inferSelect;

/** The variants of a product, the default one first. */
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

/** The pieces of one variant; those of its product follow by themselves. */
export async function setVariantStock(db: Executor, id: string, quantity: number): Promise<void> {
  await db.update(variants).set({ quantity }).where(eq(variants.id, id));
}

/** Puts these in the place of the variants that a product has; those that stay keep their rows, which orders name. */
export async function replaceVariants(
  db: Executor,
  productId: string,
  { rows, gone }: { rows: readonly VariantRow[]; gone: readonly string[] },
): Promise<void> {
  const { position, choice, label, priceCents, compareAtCents, quantity, imageUrl, measures } = variants;
  const written = { position, choice, label, priceCents, compareAtCents, quantity, imageUrl, measures };
  if (rows.length > 0)
    await db
      .insert(variants)
      .values([...rows])
      .onConflictDoUpdate({
        target: variants.id,
        set: Object.fromEntries(
          Object.entries(written).map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
        ),
      });
  if (gone.length > 0)
    await db.delete(variants).where(and(eq(variants.productId, productId), inArray(variants.id, [...gone])));
}

/** The numbers of a product and its variants, all new: two may have changed places. */
export async function replaceSkus(
  db: Executor,
  productId: string,
  numbers: readonly { ownerId: string; sku: string }[],
): Promise<void> {
  await db.delete(skus).where(eq(skus.productId, productId));
  if (numbers.length > 0) await db.insert(skus).values(numbers.map((number) => ({ productId, ...number })));
}

/** A change of what can be chosen is one of the product: its version rises, and what is kept of it is void. */
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

/** Which of these numbers belong to another product. */
export async function takenSkus(
  db: Executor,
  productId: string,
  numbers: readonly string[],
): Promise<string[]> {
  const wanted = numbers.map((number) => number.toUpperCase());
  const rows = await db
    .select({ sku: skus.sku })
    .from(skus)
    .where(
      and(
        sql`upper(${skus.sku}) = any(${sql.param(wanted)}::text[])`,
        sql`${skus.productId} <> ${productId}`,
      ),
    );
  return rows.map(({ sku }) => sku.toUpperCase());
}
