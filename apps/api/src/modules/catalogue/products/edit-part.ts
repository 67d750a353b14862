import type { AuditAction, Product } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import type { Executor } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { getDetail, lockIfUnchanged } from "./lock-if-unchanged";
import { toDetail } from "./product.mapper";
import type { StoredDetail } from "./product-row";

interface PartEdit {
  id: string;
  /** The version that the editor loaded; if missing, the last save wins. */
  ifMatch: string | undefined;
  action: AuditAction;
  /** Writes the part and raises the version of the product. */
  write: (tx: Executor, before: StoredDetail, at: Date) => Promise<void>;
  /** What the audit log shows of the part. */
  toAuditEntry: (detail: StoredDetail) => object;
}

/** Saves a part of a product, such as its images. Throws `edit_conflict` if it changed since the editor loaded it. */
export async function editPart(
  { db, clock, catalogueChanges }: CatalogueContext,
  { id, ifMatch, action, write, toAuditEntry }: PartEdit,
  { caller, requestId, origin }: Actor,
): Promise<Product> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const before = await lockIfUnchanged(tx, { id, ifMatch }, origin);
    await write(tx, before, at);
    const after = await getDetail(tx, id);
    const { name } = before.row;
    await recordAudit(tx, {
      actor: caller,
      action,
      subjectType: "product",
      subjectId: id,
      before: { name, ...toAuditEntry(before) },
      after: { name, ...toAuditEntry(after) },
      requestId,
      at,
    });
    return after;
  });
  catalogueChanges.invalidate([id]);
  return toDetail(saved, origin);
}
