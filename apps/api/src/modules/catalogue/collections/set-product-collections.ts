import { validationTexts as t } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { findProduct, lockProduct } from "../products";
import { collectionsOf, listStored, replaceCollections } from "./collections.repo";

/** Sets which collections by hand a product is in. */
export async function setProductCollections(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id, collectionIds }: { id: string; collectionIds: readonly string[] },
  { caller, requestId }: Actor,
): Promise<{ collectionIds: string[] }> {
  const wanted = [...new Set(collectionIds)].sort();
  await inTransaction(db, async (tx) => {
    const { name } = await lockProduct(tx, id);
    const before = await collectionsOf(tx, id);
    if ((await replaceCollections(tx, id, wanted)) < wanted.length)
      throw new AppError("invalid_input", { errors: { collectionIds: t.collectionGone } });
    const names = new Map((await listStored(tx)).map((one) => [one.id, one.name]));
    const named = (ids: readonly string[]) => ({
      name,
      collections: ids.map((one) => names.get(one) ?? one),
    });
    await recordAudit(tx, {
      actor: caller,
      action: "product.collections",
      subjectType: "product",
      subjectId: id,
      before: named(before),
      after: named(wanted),
      requestId,
      at: clock(),
    });
  });
  catalogue.invalidate([]);
  return { collectionIds: wanted };
}

/** Which collections by hand a product is in. */
export async function getProductCollections(
  { db }: Pick<CatalogueContext, "db">,
  id: string,
): Promise<{ collectionIds: string[] }> {
  if (!(await findProduct(db, id))) throw new AppError("not_found");
  return { collectionIds: await collectionsOf(db, id) };
}
