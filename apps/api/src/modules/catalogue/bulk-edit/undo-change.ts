import { setImmediate } from "node:timers/promises";
import type { BulkChange } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { executeUpdate } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import type { ChangeResult, JobRun } from "../../platform/jobs";
import { auditProductChanges } from "./apply-change";
import { lockProducts } from "./bulk.repo";
import type { ChangeOrigin } from "./change-types";
import { readUndoSnapshots, revertProducts } from "./revert-products";

const BATCH_SIZE = 500;
const NOTHING_TO_UNDO: ChangeResult = {
  report: null,
  changed: 0,
  left: 0,
  problem: "There is nothing to undo: the change was already undone or is too old.",
};

/** Undoes a bulk change once, in one transaction that also completes the job. */
export function undoChange(
  db: Database,
  { undoes, change }: { undoes: string; change: BulkChange },
  origin: ChangeOrigin,
  job: JobRun,
): Promise<ChangeResult> {
  // A sale does not raise the version, and stock is reverted by its difference: no version check.
  const isStock = change.kind === "stock-set" || change.kind === "stock-add";
  return inTransaction(db, async (tx) => {
    // A second undo of the same change waits here and then finds no snapshots.
    await tx.execute(sql`select from jobs where id = ${undoes}::bigint for no key update`);
    let [changed, total, after] = [0, 0, ""];
    for (;;) {
      const batch = await readUndoSnapshots(tx, undoes, after, BATCH_SIZE);
      if (batch.length === 0) break;
      const byId = new Map(batch.map((snapshot) => [snapshot.id, snapshot]));
      const rows = await lockProducts(tx, [...byId.keys()]);
      const snapshots = rows.flatMap((row) => {
        const saved = byId.get(row.id);
        return saved && (isStock || saved.version === row.version) ? [{ row, before: saved.before }] : [];
      });
      const diffs = snapshots.length > 0 ? await revertProducts(tx, snapshots, change, origin) : [];
      await auditProductChanges(tx, diffs, origin);
      changed += diffs.length;
      total += batch.length;
      after = batch.at(-1)?.id ?? after;
      job.signal.throwIfAborted();
      job.progress({ done: total, total: total + BATCH_SIZE });
      await setImmediate();
    }
    if (total === 0) return NOTHING_TO_UNDO;
    await executeUpdate(tx, sql`delete from bulk_edit_snapshots where job_id = ${undoes}::bigint`);
    const result: ChangeResult = { report: null, changed, left: total - changed, problem: null };
    await job.finishIn(tx, result);
    return result;
  });
}
