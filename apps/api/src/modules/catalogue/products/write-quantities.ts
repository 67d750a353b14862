import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";

interface NewQuantity {
  /** A variant, or a product without variants. */
  id: string;
  productId: string;
  quantity: number;
}

/** Writes the stock of variants and products; the caller has locked the products. */
export async function writeQuantities(
  tx: Executor,
  quantities: readonly NewQuantity[],
  at: Date,
): Promise<void> {
  const rows = sql`unnest(${sql.param(quantities.map(({ id }) => id))}::text[],
    ${sql.param(quantities.map(({ quantity }) => quantity))}::integer[]) as row (id, quantity)`;
  const productIds = sql.param([...new Set(quantities.map(({ productId }) => productId))]);
  await tx.execute(sql`update variants set quantity = row.quantity from ${rows} where variants.id = row.id`);
  await tx.execute(sql`
    update products set quantity = row.quantity, updated_at = ${at.toISOString()}::timestamptz
    from ${rows} where products.id = row.id and not has_variants`);
  await tx.execute(sql`
    update products set updated_at = ${at.toISOString()}::timestamptz
    where id = any(${productIds}::text[]) and has_variants`);
}
