import { type AdminProduct, LIMITS } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { newId } from "../../../core/ids";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { CatalogueContext } from "../context";
import { lockProduct } from "../products";
import { getAdminProduct, readAdminProduct } from "../schedule";
import { insertCopy } from "./copy-product.repo";

interface Input {
  id: string;
  /** A repeated key creates no second copy. */
  key: string | undefined;
}

/** Creates a draft "Copy of …" without stock, SKUs, sale prices and search engine texts. */
export async function duplicateProduct(
  { db, clock, catalogueChanges }: CatalogueContext,
  { id: originalId, key }: Input,
  { caller, requestId, origin }: Actor,
): Promise<AdminProduct> {
  const at = clock();
  const id = newId(at);
  const keyed = { userId: caller.userId, key, request: { duplicate: originalId }, resourceId: id };
  const created = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    await lockCaller(tx, caller);
    const original = await lockProduct(tx, originalId);
    const name = `Copy of ${original.name}`.slice(0, LIMITS.text);
    await insertCopy(tx, { originalId, id, name, at });
    const copy = await getAdminProduct(tx, id, "");
    await recordAudit(tx, {
      actor: caller,
      action: "product.create",
      subjectType: "product",
      subjectId: id,
      after: copy,
      requestId,
      at,
    });
  });
  if (created.isNew) catalogueChanges.invalidate([id]);
  return readAdminProduct(db, created.isNew ? id : (created.resourceId ?? id), origin);
}
