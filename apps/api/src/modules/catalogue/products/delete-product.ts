import type { Actor } from "../../../core/actor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { toProduct } from "./product.mapper";
import { deleteProductRow, lockProduct } from "./product.repo";

export async function deleteProduct(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  id: string,
  { caller, requestId }: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockProduct(tx, id);
    await deleteProductRow(tx, id);
    await recordAudit(tx, {
      actor: caller,
      action: "product.delete",
      subjectType: "product",
      subjectId: id,
      before: toProduct(before, ""),
      requestId,
      at: clock(),
    });
  });
  catalogue.invalidate([id]);
}
