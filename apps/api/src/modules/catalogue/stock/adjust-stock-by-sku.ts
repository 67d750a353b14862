import { type AdjustedStock, adjustedStockSchema, type StockAdjustments } from "@larkwood/contract";
import { findStockProblem } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { CatalogueContext } from "../context";
import {
  assertStockItemsUnchanged,
  lockStockItems,
  recordStockMoves,
  type StockItem,
  writeQuantities,
} from "../products";

interface Adjustments {
  form: StockAdjustments;
  /** Idempotency key: a repeated request does not change the stock twice. */
  key: string;
}

type Adjusted = StockItem & { after: number };

/** Sets or changes the stock of many items, or of none if one of them can't be changed. */
export async function adjustStockBySku(
  { db, clock, catalogueChanges }: CatalogueContext,
  { form, key }: Adjustments,
  { caller, requestId }: Actor,
): Promise<AdjustedStock> {
  const at = clock();
  const { reason, note = "" } = form;
  const keyed = { userId: caller.userId, key, request: { stock: form } };
  const outcome = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed, saveResponse }) => {
    await claimed;
    await lockCaller(tx, caller);
    const stockItems = await lockStockItems(tx, form.items);
    assertStockItemsUnchanged(stockItems, form.items, ({ quantity }) => quantity);
    const adjusted = planStock(stockItems, form.items);
    const changed = adjusted.filter(({ quantity, after }) => after !== quantity);
    await writeQuantities(
      tx,
      changed.map(({ after, ...stockItem }) => ({ ...stockItem, quantity: after })),
      at,
    );
    await recordStockMoves(tx, movesOf(changed), {
      kind: reason === "return" ? "return" : "count",
      actorId: caller.userId,
      at,
      note: reason,
    });
    await recordAudit(
      tx,
      ...changed.map(({ productId, name, label, quantity, after }) => ({
        actor: caller,
        action: "product.stock" as const,
        subjectType: "product" as const,
        subjectId: productId,
        before: { name, quantity, ...(label ? { variant: label } : {}) },
        after: { name, quantity: after, reason, note },
        requestId,
        at,
      })),
    );
    const reply = { items: adjusted.map(toReplyItem) };
    await saveResponse(reply);
    return { reply, productIds: [...new Set(changed.map(({ productId }) => productId))] };
  });
  if (!outcome.isNew) return adjustedStockSchema.parse(outcome.response);
  const { reply, productIds } = outcome.result;
  if (productIds.length > 0) catalogueChanges.invalidate(productIds);
  return reply;
}

/** The stock after each row. Throws if one is below 0 or too large. */
function planStock(stockItems: readonly StockItem[], rows: StockAdjustments["items"]): Adjusted[] {
  const errors: Record<string, string> = {};
  const adjusted = stockItems.map((stockItem, index) => {
    const { counted, delta = 0 } = rows[index] ?? {};
    const after = counted ?? stockItem.quantity + delta;
    const problem = findStockProblem(stockItem.quantity, after);
    if (problem) errors[`items.${index}.${counted === undefined ? "delta" : "counted"}`] = problem;
    return { ...stockItem, after };
  });
  if (Object.keys(errors).length > 0) throw new AppError("invalid_input", { errors });
  return adjusted;
}

/** Stock moves with the stock of the whole product after each of them. */
function movesOf(changed: readonly Adjusted[]) {
  const totals = new Map<string, number>();
  return changed.map(({ id, productId, productQuantity, quantity, after }) => {
    const before = totals.get(productId) ?? productQuantity;
    totals.set(productId, before + after - quantity);
    const variantId = id === productId ? undefined : id;
    return { productId, variantId, before, after: before + after - quantity };
  });
}

const toReplyItem = ({ id, productId, sku, quantity, after }: Adjusted) => ({
  productId,
  variantId: id,
  sku,
  before: quantity,
  quantity: after,
});
