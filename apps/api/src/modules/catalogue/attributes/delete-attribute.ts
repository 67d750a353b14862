import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { lockAttribute, lockAttributes, removeAttribute, valuesInUse } from "./attributes.repo";

/** Deletes an attribute that no product uses. */
export async function deleteAttribute(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  key: string,
  { caller, requestId }: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAttributes(tx, "exclusive");
    const before = await lockAttribute(tx, key);
    if (!before) throw new AppError("not_found");
    if ((await valuesInUse(tx, key)).length > 0) throw new AppError("attribute_in_use");
    await removeAttribute(tx, key);
    await recordAudit(tx, {
      actor: caller,
      action: "attribute.delete",
      subjectType: "attribute",
      subjectId: key,
      before,
      requestId,
      at: clock(),
    });
  });
  catalogue.invalidate([]);
}
