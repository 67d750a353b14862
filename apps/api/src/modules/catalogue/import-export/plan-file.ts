import type { ImportLine, ImportReport } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import type { JobRun, Payload } from "../../platform/jobs";
import { planRows } from "./plan-rows";
import type { RowReader } from "./row-reader";

const MAX_REPORTED_LINES = 500;

interface FilePlan {
  report: ImportReport;
  /** First lines of the products that are created or updated. */
  changing: Set<number>;
  /** Ids of the products to update. */
  updates: string[];
}

/** Plans the import of a file and reports each line, without locks or writes. */
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
    for (const { lines, first, ignoredStock } of await planRows(db, rows, settings, at)) {
      stockLeft += ignoredStock;
      for (const line of lines) {
        counts[line.outcome] += 1;
        if (line.outcome === "update") updates.push(line.id);
        if (line.outcome === "update" || line.outcome === "create") changing.add(first);
        const target = line.outcome === "error" ? errors : others;
        if (line.outcome !== "unchanged" && target.length < MAX_REPORTED_LINES) target.push(line);
      }
    }
    job.signal.throwIfAborted();
    done += rows.length;
    job.progress({ done, total: settings.dryRun ? total : 2 * total });
  }
  // Errors come first, as the report may be cut off.
  const lines = [...errors, ...others].slice(0, MAX_REPORTED_LINES);
  return { report: { dryRun: settings.dryRun, counts, stockLeft, lines }, changing, updates };
}
