import type { ImportLine, ImportReport } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import type { JobRun, Payload } from "../../platform/jobs";
import { planRows } from "./plan-rows";
import type { RowReader } from "./row-reader";

const SHOWN_LINES = 500;

interface FilePlan {
  report: ImportReport;
  /** The lines with which products begin that are new or change. */
  changing: Set<number>;
  /** Products that are to be changed. */
  updates: string[];
}

/** Tells line by line what a file would do now; nothing is locked and nothing written. */
export async function planFile(
  db: Executor,
  reader: RowReader,
  settings: Payload<"catalogue.import">,
  job: Pick<JobRun, "signal" | "progress">,
  at: Date,
): Promise<FilePlan> {
  const counts = { create: 0, update: 0, unchanged: 0, error: 0 };
  const errors: ImportLine[] = [];
  const others: ImportLine[] = [];
  const changing = new Set<number>();
  const updates: string[] = [];
  let stockLeft = 0;
  let done = 0;
  for await (const { rows, total } of reader.rows()) {
    for (const { lines, first, leavesStock } of await planRows(db, rows, settings, at)) {
      stockLeft += leavesStock;
      for (const line of lines) {
        counts[line.outcome] += 1;
        if (line.outcome === "update") updates.push(line.id);
        if (line.outcome === "update" || line.outcome === "create") changing.add(first);
        const shown = line.outcome === "error" ? errors : others;
        if (line.outcome !== "unchanged" && shown.length < SHOWN_LINES) shown.push(line);
      }
    }
    job.signal.throwIfAborted();
    done += rows.length;
    job.progress({ done, total: settings.dryRun ? total : 2 * total });
  }
  // What stands in the way comes first, should there be too many lines to show.
  const lines = [...errors, ...others].slice(0, SHOWN_LINES);
  return { report: { dryRun: settings.dryRun, counts, stockLeft, lines }, changing, updates };
}
