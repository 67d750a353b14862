import { validationTexts as t } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { findProduct, lockProduct } from "../products";
import { findCollectionIds, listStoredCollections, replaceCollections } from "./collections.repo";

/** Sets the manual collections of a product. */
export async function setProductCollections(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id, collectionIds }: { id: string; collectionIds: readonly string[] },
  { caller, requestId }: Actor,
): Promise<{ collectionIds: string[] }> {
  const ids = [...new Set(collectionIds)].sort();
  await inTransaction(db, async (tx) => {
    const { name } = await lockProduct(tx, id);
    const before = await findCollectionIds(tx, id);
    if ((await replaceCollections(tx, id, ids)) < ids.length)
      throw new AppError("invalid_input", { errors: { collectionIds: t.collectionUnavailable } });
    const names = new Map((await listStoredCollections(tx)).map((one) => [one.id, one.name]));
    const toAuditValue = (saved: readonly string[]) => ({
      name,
      collections: saved.map((one) => names.get(one) ?? one),
    });
    await recordAudit(tx, {
      actor: caller,
      action: "product.collections",
      subjectType: "product",
      subjectId: id,
      before: toAuditValue(before),
      after: toAuditValue(ids),
      requestId,
      at: clock(),
    });
  });
  catalogue.invalidate([]);
  return { collectionIds: ids };
}

/** Returns the manual collections of a product. */
export async function getProductCollections(
  { db }: Pick<CatalogueContext, "db">,
  id: string,
): Promise<{ collectionIds: string[] }> {
  if (!(await findProduct(db, id))) throw new AppError("not_found");
  return { collectionIds: await findCollectionIds(db, id) };
}
