import { type BulkChange, LIMITS, validationTexts as t } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";
import { type ProductRow, recordStockMoves } from "../products";
import type { ChangeOrigin, ProductDiff } from "./change-types";

type Stock = Extract<BulkChange, { kind: "stock-set" | "stock-add" }>;
interface Shelf {
  id: string;
  productId: string;
  quantity: number;
}

/** Sets or changes the pieces of each product, or of each variant where it has some. */
export function changeStock(
  tx: Executor,
  rows: readonly ProductRow[],
  change: Stock,
  word: ChangeOrigin,
): Promise<ProductDiff[]> {
  const next = ({ quantity }: { quantity: number }) =>
    change.kind === "stock-set" ? change.amount : quantity + change.amount;
  return setQuantities(tx, rows, next, word);
}

/** Gives each product, or each variant where it has some, as many pieces as is said, with a move for each in the ledger. */
export async function setQuantities(
  tx: Executor,
  rows: readonly ProductRow[],
  wanted: (shelf: { id: string; quantity: number }) => number,
  { caller, at }: ChangeOrigin,
): Promise<ProductDiff[]> {
  const among = sql`any(${sql.param(rows.map(({ id }) => id))}::text[])`;
  const variants = await queryRows<Shelf>(
    tx,
    sql`
    select id, product_id as "productId", quantity from variants where product_id = ${among}
    order by product_id, position`,
  );
  const byProduct = new Map<string, Shelf[]>();
  for (const variant of variants)
    byProduct.set(variant.productId, [...(byProduct.get(variant.productId) ?? []), variant]);
  const next = (shelf: { id: string; quantity: number }, name: string) => {
    const after = wanted(shelf);
    const problem = after < 0 ? t.stockBelowZero : after > LIMITS.quantity ? t.tooLarge : null;
    if (problem) throw new AppError("invalid_input", { errors: { change: `${name}: ${problem}` } });
    return after;
  };
  const moves: { productId: string; variantId?: string; before: number; after: number }[] = [];
  const pieces: { id: string; quantity: number }[] = [];
  const changed: ProductDiff[] = [];
  for (const { id, name, quantity } of rows) {
    let there = quantity;
    for (const variant of byProduct.get(id) ?? []) {
      const after = next(variant, name);
      moves.push({
        productId: id,
        variantId: variant.id,
        before: there,
        after: there + after - variant.quantity,
      });
      there += after - variant.quantity;
      pieces.push({ id: variant.id, quantity: after });
    }
    if (!byProduct.has(id)) {
      there = next({ id, quantity }, name);
      moves.push({ productId: id, before: quantity, after: there });
      pieces.push({ id, quantity: there });
    }
    if (there !== quantity)
      changed.push({ id, before: { name, quantity }, after: { name, quantity: there } });
  }
  const of = sql`unnest(${sql.param(pieces.map(({ id }) => id))}::text[],
    ${sql.param(pieces.map(({ quantity }) => quantity))}::integer[]) as row (id, quantity)`;
  await tx.execute(sql`update variants set quantity = row.quantity from ${of} where variants.id = row.id`);
  await tx.execute(sql`
    update products set quantity = row.quantity, updated_at = ${at.toISOString()}::timestamptz
    from ${of} where products.id = row.id and not has_variants`);
  await tx.execute(sql`
    update products set updated_at = ${at.toISOString()}::timestamptz where id = ${among} and has_variants`);
  await recordStockMoves(tx, moves, { kind: "count", actorId: caller.userId, at, note: "count" });
  return changed;
}
