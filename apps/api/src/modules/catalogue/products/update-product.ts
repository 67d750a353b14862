import type { Product, ProductEdit } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { toChange } from "./create-product";
import { parseIfMatch, toProduct } from "./product.mapper";
import { lockProduct } from "./product.repo";
import { quantityAfter, writeDetails } from "./write-details";

interface Input {
  id: string;
  /** The form, or its changed fields. */
  change: Partial<ProductEdit>;
  /** The version that the editor loaded; if missing, the last save wins. */
  ifMatch: string | undefined;
}

/** Updates a product. Throws `edit_conflict` if it changed since the editor loaded it. */
export async function updateProduct(
  context: CatalogueContext,
  { id, change, ifMatch }: Input,
  { caller, requestId, origin }: Actor,
): Promise<Product> {
  const at = context.clock();
  const updated = await inTransaction(context.db, async (tx) => {
    await lockCaller(tx, caller);
    const before = await lockProduct(tx, id);
    const seen = ifMatch === undefined ? { quantity: undefined } : parseIfMatch(ifMatch, before.version);
    if (!seen) throw new AppError("edit_conflict", { context: toProduct(before, origin) });
    const quantity = quantityAfter(before, { quantitySeen: seen.quantity, ...change });
    const columns = toChange({ ...toProduct(before, origin), ...change, quantity }, origin);
    const after = await writeDetails(tx, context, { before, change: columns, actorId: caller.userId, at });
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
  context.catalogueChanges.invalidate([id]);
  return toProduct(updated, origin);
}
