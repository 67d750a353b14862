import { validationTexts as t } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import type { CatalogueContext } from "../context";
import { findProduct, type ProductPart, writeParts } from "../products";
import { findCollectionIds, listStoredCollections, replaceCollections } from "./collections.repo";

/** Sets the manual collections of a product. */
export async function setProductCollections(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id, collectionIds }: { id: string; collectionIds: readonly string[] },
  actor: Actor,
): Promise<{ collectionIds: string[] }> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    await writeParts(tx, { id, ifMatch: undefined, parts: [collectionsPart(collectionIds)], at }, actor);
    return findCollectionIds(tx, id);
  });
  catalogue.invalidate([]);
  return { collectionIds: saved };
}

export function collectionsPart(collectionIds: readonly string[]): ProductPart {
  const ids = [...new Set(collectionIds)];
  return {
    action: "product.collections",
    async write(tx, { row }) {
      if ((await replaceCollections(tx, row.id, ids)) < ids.length)
        throw new AppError("invalid_input", { errors: { collectionIds: t.collectionUnavailable } });
    },
    async toAuditEntry({ row }, tx) {
      const names = new Map((await listStoredCollections(tx)).map((one) => [one.id, one.name]));
      const ownIds = await findCollectionIds(tx, row.id);
      return { collections: ownIds.map((one) => names.get(one) ?? one) };
    },
  };
}

/** Returns the manual collections of a product. */
export async function getProductCollections(
  { db }: Pick<CatalogueContext, "db">,
  id: string,
): Promise<{ collectionIds: string[] }> {
  if (!(await findProduct(db, id))) throw new AppError("not_found");
  return { collectionIds: await findCollectionIds(db, id) };
}
