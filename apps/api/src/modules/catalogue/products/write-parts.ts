import type { AuditAction } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import type { Executor } from "../../../db/executor";
import { recordAudit } from "../../platform/audit";
import { getDetail, lockIfUnchanged } from "./lock-if-unchanged";
import type { StoredDetail } from "./product-row";

/** A part of a product that an editor changes, such as its images. */
export interface ProductPart {
  action: AuditAction;
  /** Takes locks that other transactions take before that of a product. */
  prepare?: (tx: Executor) => Promise<void>;
  /** Writes the part and raises the version of the product. */
  write: (tx: Executor, before: StoredDetail, at: Date) => Promise<void>;
  /** What the audit log shows of the part. */
  toAuditEntry: (detail: StoredDetail, tx: Executor) => object | Promise<object>;
}

interface PartsEdit {
  id: string;
  /** The version that the editor loaded; if missing, the last save wins. */
  ifMatch: string | undefined;
  parts: readonly ProductPart[];
  at: Date;
}

/**
 * Writes parts of a product and records each of them in the audit log. Throws `edit_conflict` if the product changed since
 * the editor loaded it.
 */
export async function writeParts(
  tx: Executor,
  { id, ifMatch, parts, at }: PartsEdit,
  { caller, requestId, origin }: Actor,
): Promise<{ before: StoredDetail; after: StoredDetail }> {
  for (const part of parts) await part.prepare?.(tx);
  const before = await lockIfUnchanged(tx, { id, ifMatch }, origin);
  let current = before;
  for (const { action, write, toAuditEntry } of parts) {
    const { name } = current.row;
    const entryBefore = await toAuditEntry(current, tx);
    await write(tx, current, at);
    current = await getDetail(tx, id);
    await recordAudit(tx, {
      actor: caller,
      action,
      subjectType: "product",
      subjectId: id,
      before: { name, ...entryBefore },
      after: { name, ...(await toAuditEntry(current, tx)) },
      requestId,
      at,
    });
  }
  return { before, after: current };
}
