import type { BulkChange } from "@larkwood/contract";
import { findStockProblem } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";
import { type ProductRow, recordStockMoves, writeQuantities } from "../products";
import type { ChangeOrigin, ProductDiff } from "./change-types";

type Stock = Extract<BulkChange, { kind: "stock-set" | "stock-add" }>;
interface StockItem {
  id: string;
  productId: string;
  quantity: number;
}

/** Sets or adjusts the stock of each product, or of each of its variants. */
export function changeStock(
  tx: Executor,
  rows: readonly ProductRow[],
  change: Stock,
  origin: ChangeOrigin,
): Promise<ProductDiff[]> {
  const next = ({ quantity }: { quantity: number }) =>
    change.kind === "stock-set" ? change.amount : quantity + change.amount;
  return setQuantities(tx, rows, next, origin);
}

/** Sets the stock of each product, or of each of its variants, and records the stock moves. */
export async function setQuantities(
  tx: Executor,
  rows: readonly ProductRow[],
  newQuantity: (item: { id: string; quantity: number }) => number,
  { caller, at }: ChangeOrigin,
): Promise<ProductDiff[]> {
  const among = sql`any(${sql.param(rows.map(({ id }) => id))}::text[])`;
  const variants = await queryRows<StockItem>(
    tx,
    sql`
    select id, product_id as "productId", quantity from variants where product_id = ${among}
    order by product_id, position`,
  );
  const byProduct = new Map<string, StockItem[]>();
  for (const variant of variants)
    byProduct.set(variant.productId, [...(byProduct.get(variant.productId) ?? []), variant]);
  const next = (item: { id: string; quantity: number }, name: string) => {
    const after = newQuantity(item);
    const problem = findStockProblem(item.quantity, after);
    if (problem) throw new AppError("invalid_input", { errors: { change: `${name}: ${problem}` } });
    return after;
  };
  const moves: { productId: string; variantId?: string; before: number; after: number }[] = [];
  const quantities: StockItem[] = [];
  const changed: ProductDiff[] = [];
  for (const { id, name, quantity } of rows) {
    let total = quantity;
    for (const variant of byProduct.get(id) ?? []) {
      const after = next(variant, name);
      moves.push({
        productId: id,
        variantId: variant.id,
        before: total,
        after: total + after - variant.quantity,
      });
      total += after - variant.quantity;
      quantities.push({ ...variant, quantity: after });
    }
    if (!byProduct.has(id)) {
      total = next({ id, quantity }, name);
      moves.push({ productId: id, before: quantity, after: total });
      quantities.push({ id, productId: id, quantity: total });
    }
    if (total !== quantity)
      changed.push({ id, before: { name, quantity }, after: { name, quantity: total } });
  }
  await writeQuantities(tx, quantities, at);
  await recordStockMoves(tx, moves, { kind: "count", actorId: caller.userId, at, note: "count" });
  return changed;
}
