import type { Product, StockForm } from "@larkwood/contract";
import { findStockProblem } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { CatalogueContext } from "../context";
import {
  assertOwnStock,
  findProduct,
  lockProduct,
  recordStockMoves,
  toProduct,
  updateProductRow,
} from "../products";
import { findVariant, setVariantStock } from "../variants";

/** The variant to adjust; null for the product itself. */
async function findTargetVariant(tx: Executor, productId: string, { variantId }: StockForm) {
  if (variantId === undefined || variantId === productId) return null;
  const variant = await findVariant(tx, productId, variantId);
  if (!variant) throw new AppError("not_found");
  return variant;
}

interface Adjustment {
  id: string;
  form: StockForm;
  /** Idempotency key: a repeated request does not change the stock twice. */
  key?: string | undefined;
}

/** Sets or adjusts the stock of a product or variant and logs the reason. */
export async function adjustStock(
  { db, clock, settings, catalogueChanges: catalogue }: CatalogueContext,
  { id, form, key }: Adjustment,
  { caller, requestId, origin }: Actor,
): Promise<Product> {
  const at = clock();
  const keyed = { userId: caller.userId, key, request: { id, form }, resourceId: id };
  const updated = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    await lockCaller(tx, caller);
    const before = await lockProduct(tx, id);
    const variant = await findTargetVariant(tx, id, form);
    if (!variant) await assertOwnStock(tx, { settings }, { productId: id, field: "amount" });
    const current = variant?.quantity ?? before.quantity;
    const quantity = form.mode === "set" ? form.amount : current + form.amount;
    const problem = findStockProblem(current, quantity);
    if (problem) throw new AppError("invalid_input", { errors: { amount: problem } });
    if (variant) await setVariantStock(tx, variant.id, quantity);
    const total = before.quantity + quantity - current;
    const after = await updateProductRow(tx, id, { quantity: total }, at);
    const move = { productId: id, variantId: variant?.id, before: before.quantity, after: total };
    await recordStockMoves(tx, [move], {
      kind: form.reason === "return" ? "return" : "count",
      actorId: caller.userId,
      at,
      note: form.reason,
    });
    await recordAudit(tx, {
      actor: caller,
      action: "product.stock",
      subjectType: "product",
      subjectId: id,
      before: { name: before.name, quantity: current, ...(variant ? { variant: variant.label } : {}) },
      after: { name: after.name, quantity, reason: form.reason, note: form.note ?? "" },
      requestId,
      at,
    });
    return after;
  });
  if (updated.isNew) catalogue.invalidate([id]);
  const row = updated.isNew ? updated.result : await findProduct(db, id);
  if (!row) throw new AppError("not_found");
  return toProduct(row, origin);
}
