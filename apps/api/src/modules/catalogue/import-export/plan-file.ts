import type { ImportLine, ImportReport } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import type { JobRun, Payload } from "../../platform/jobs";
import type { FileFormat } from "./foreign-files/translate-file";
import { picturesToCopy } from "./foreign-pictures";
import { planRows } from "./plan-rows";
import type { ProductPlan } from "./plans";
import type { RowReader } from "./row-reader";

const MAX_REPORTED_LINES = 500;
const MAX_IGNORED = 100;

interface FilePlan {
  report: ImportReport & { pictures: number };
  /** First lines of the products that are created or updated. */
  changing: Set<number>;
  /** Headings and origin of the file. */
  format: FileFormat;
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
  let format: FileFormat = { source: "larkwood", headings: [], ignored: [] };
  let stockLeft = 0;
  let pictures = 0;
  let done = 0;
  for await (const { rows, total, ...batch } of reader.rows()) {
    format = batch.format ?? format;
    for (const plan of await planRows(db, rows, settings, at)) {
      const { lines, firsts } = plan;
      stockLeft += plan.ignoredStock;
      if (isWritten(plan)) pictures += picturesToCopy(plan).length;
      for (const line of lines) {
        counts[line.outcome] += 1;
        if (line.outcome === "update") updates.push(line.id);
        if (isWritten(plan)) for (const first of firsts) changing.add(first);
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
  const ignored = format.ignored.slice(0, MAX_IGNORED);
  const report = {
    dryRun: settings.dryRun,
    counts,
    stockLeft,
    lines,
    source: format.source,
    ignored,
    pictures,
  };
  return { report, format, changing, updates };
}

const isWritten = ({ lines }: ProductPlan) =>
  lines.length > 0 && lines.every(({ outcome }) => outcome === "create" || outcome === "update");
