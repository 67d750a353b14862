import { type AdminCollection, type CollectionForm, LIMITS, validationTexts as t } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { violatesConstraint } from "../../../db/constraint-violation";
import type { Executor } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { CatalogueContext } from "../context";
import { countCollection } from "../filters";
import {
  deleteCollectionRow,
  findCollection,
  listStoredCollections,
  lockCollection,
  type StoredCollection,
  writeCollection,
} from "./collections.repo";

/** Adds the product count. */
export async function toAdminCollection(db: Executor, stored: StoredCollection): Promise<AdminCollection> {
  return { ...stored, products: await countCollection(db, stored) };
}

const throwIfSlugTaken = (error: unknown): never => {
  if (violatesConstraint(error, "collections_slug"))
    throw new AppError("slug_taken", { errors: { slug: t.slugTaken } });
  throw error;
};

/** Creates a collection, or returns the one created earlier with this key. */
export async function createCollection(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { form, key }: { form: CollectionForm; key: string | undefined },
  { caller, requestId }: Actor,
): Promise<AdminCollection> {
  const at = clock();
  const id = newId(at);
  const keyed = { userId: caller.userId, key, request: form, resourceId: id };
  const created = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    if ((await listStoredCollections(tx)).length >= LIMITS.collections)
      throw new AppError("invalid_input", {
        errors: { name: `You can have at most ${LIMITS.collections} collections` },
      });
    const after = await writeCollection(tx, id, form);
    const entry = {
      actor: caller,
      action: "collection.create" as const,
      subjectId: id,
      after,
      requestId,
      at,
    };
    await recordAudit(tx, { ...entry, subjectType: "collection" });
    return after;
  }).catch(throwIfSlugTaken);
  if (created.isNew) catalogue.invalidate([]);
  const stored = created.isNew ? created.result : await findCollection(db, created.resourceId ?? id);
  if (!stored) throw new AppError("not_found");
  return toAdminCollection(db, stored);
}

/** Updates a collection. Throws `edit_conflict` if it changed since the editor loaded it. */
export async function updateCollection(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id, version, form }: { id: string; version: number; form: CollectionForm },
  { caller, requestId }: Actor,
): Promise<AdminCollection> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    const before = await lockCollection(tx, id);
    if (before.version !== version)
      throw new AppError("edit_conflict", { context: await toAdminCollection(tx, before) });
    const after = await writeCollection(tx, id, { position: before.position, ...form });
    const entry = {
      actor: caller,
      action: "collection.update" as const,
      subjectId: id,
      before,
      after,
      requestId,
      at,
    };
    await recordAudit(tx, { ...entry, subjectType: "collection" });
    return after;
  }).catch(throwIfSlugTaken);
  catalogue.invalidate([]);
  return toAdminCollection(db, saved);
}

/** Deletes a collection but not its products. */
export async function deleteCollection(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  id: string,
  { caller, requestId }: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockCollection(tx, id);
    await deleteCollectionRow(tx, id);
    const entry = { actor: caller, action: "collection.delete" as const, subjectId: id, before, requestId };
    await recordAudit(tx, { ...entry, subjectType: "collection", at: clock() });
  });
  catalogue.invalidate([]);
}
