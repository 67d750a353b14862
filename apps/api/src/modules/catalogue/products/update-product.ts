import type { Product, ProductEdit } from "@larkwood/contract";
import { findStockProblem } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { reconcileSalePrices } from "../prices";
import { assertOwnStock } from "./assert-own-stock";
import { toChange } from "./create-product";
import { parseIfMatch, toProduct } from "./product.mapper";
import { lockProduct, updateProductRow } from "./product.repo";
import type { ProductRow } from "./product-row";
import { recordStockMoves } from "./stock-moves.repo";

interface Input {
  id: string;
  form: ProductEdit;
  /** The version that the editor loaded; if missing, the last save wins. */
  ifMatch: string | undefined;
}

/** Updates a product. Throws `edit_conflict` if it changed since the editor loaded it. */
export async function updateProduct(
  { db, clock, settings, catalogueChanges: catalogue }: CatalogueContext,
  { id, form, ifMatch }: Input,
  { caller, requestId, origin }: Actor,
): Promise<Product> {
  const at = clock();
  const updated = await inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const before = await lockProduct(tx, id);
    const seen = ifMatch === undefined ? { quantity: undefined } : parseIfMatch(ifMatch, before.version);
    if (!seen) throw new AppError("edit_conflict", { context: toProduct(before, origin) });
    const quantity = quantityAfter(before, form, seen.quantity);
    if (quantity !== before.quantity)
      await assertOwnStock(tx, { settings }, { productId: id, field: "quantity" });
    const written = await updateProductRow(tx, id, { ...toChange(form, origin), quantity }, at);
    const isRepriced = written.priceCents !== before.priceCents;
    if (isRepriced) await reconcileSalePrices(tx, [id]);
    const after = isRepriced ? await lockProduct(tx, id) : written;
    const move = { productId: id, before: before.quantity, after: quantity };
    await recordStockMoves(tx, [move], { kind: "edit", actorId: caller.userId, at });
    await recordAudit(tx, {
      actor: caller,
      action: "product.update",
      subjectType: "product",
      subjectId: id,
      before: toProduct(before, ""),
      after: toProduct(after, ""),
      requestId,
      at,
    });
    return after;
  });
  catalogue.invalidate([id]);
  return toProduct(updated, origin);
}

/** Applies the editor's change as a difference, so that items sold meanwhile stay sold. */
function quantityAfter(before: ProductRow, { quantity, quantitySeen }: ProductEdit, tagged?: number): number {
  const after = before.quantity + quantity - (quantitySeen ?? tagged ?? before.quantity);
  const problem = findStockProblem(before.quantity, after);
  if (problem) throw new AppError("invalid_input", { errors: { quantity: problem } });
  return after;
}
