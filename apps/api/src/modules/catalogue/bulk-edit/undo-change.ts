import { setImmediate } from "node:timers/promises";
import type { BulkChange } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { executeUpdate as countChanged } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import type { ChangeResult, JobRun } from "../../platform/jobs";
import { auditProductChanges } from "./apply-change";
import { lockProducts } from "./bulk.repo";
import type { ChangeOrigin } from "./change-types";
import { readUndoSnapshots, revertProducts } from "./revert-products";

const AT_ONCE = 500;
const NOTHING: ChangeResult = {
  report: null,
  changed: 0,
  left: 0,
  problem: "There is nothing to undo: the change was already undone or is too old.",
};

/** Takes a change of many products back, all of it in one transaction that also ends the job; nobody can do it twice. */
export function undoChange(
  db: Database,
  { undoes, change }: { undoes: string; change: BulkChange },
  word: ChangeOrigin,
  job: JobRun,
): Promise<ChangeResult> {
  // A piece that was sold since raises no version, and stays sold.
  const isStock = change.kind === "stock-set" || change.kind === "stock-add";
  return inTransaction(db, async (tx) => {
    // Whoever asks for the same a second time waits here, and then finds nothing.
    await tx.execute(sql`select from jobs where id = ${undoes}::bigint for no key update`);
    let [changed, met, after] = [0, 0, ""];
    for (;;) {
      const some = await readUndoSnapshots(tx, undoes, after, AT_ONCE);
      if (some.length === 0) break;
      const known = new Map(some.map((one) => [one.id, one]));
      const rows = await lockProducts(tx, [...known.keys()]);
      const given = rows.flatMap((row) => {
        const was = known.get(row.id);
        return was && (isStock || was.version === row.version) ? [{ row, before: was.before }] : [];
      });
      const made = given.length > 0 ? await revertProducts(tx, given, change, word) : [];
      await auditProductChanges(tx, made, word);
      changed += made.length;
      met += some.length;
      after = some.at(-1)?.id ?? after;
      job.signal.throwIfAborted();
      job.progress({ done: met, total: met + AT_ONCE });
      await setImmediate();
    }
    if (met === 0) return NOTHING;
    await countChanged(tx, sql`delete from bulk_edit_snapshots where job_id = ${undoes}::bigint`);
    const done: ChangeResult = { report: null, changed, left: met - changed, problem: null };
    await job.finishIn(tx, done);
    return done;
  });
}
