import { inTransaction, type Transaction } from "../../../db/transaction";
import { enqueueJob, type ImportResult, type JobRun, type Payload } from "../../platform/jobs";
import { lockAttributes } from "../attributes";
import type { CatalogueContext } from "../context";
import { lockProducts } from "./catalogue.repo";
import { picturesToCopy } from "./foreign-pictures";
import { saveMapping } from "./import-mappings.repo";
import { requestCopies } from "./pictures/picture-copies.repo";
import { planFile } from "./plan-file";
import { planRows } from "./plan-rows";
import type { RowReader } from "./row-reader";
import { writeRows } from "./write-rows";

/**
 * Imports a file completely or not at all; a dry run only reports. The first pass plans without a transaction.
 * The second pass writes in one transaction that also completes the job, so that a retry after a crash imports once.
 */
export async function importCatalogue(
  { db, clock, catalogueChanges: catalogue }: Pick<CatalogueContext, "db" | "clock" | "catalogueChanges">,
  reader: RowReader,
  settings: Payload<"catalogue.import">,
  job: JobRun,
): Promise<ImportResult> {
  const { report, format, changing, updates } = await planFile(db, reader, settings, job, clock());
  if (settings.dryRun) return { report, problem: null };
  if (report.counts.error > 0 && !settings.skipErrors) {
    return { report, problem: `Nothing was imported. Lines with errors: ${report.counts.error}.` };
  }
  const result = { report, problem: null };
  await inTransaction(db, async (tx) => {
    await lockAttributes(tx, "shared");
    await lockProducts(tx, updates);
    const at = clock();
    // The pictures of one import have the same time.
    const startedAt = clock();
    let done = 0;
    for await (const { rows, total } of reader.rows()) {
      const plan = await planRows(
        tx,
        rows.filter(({ first }) => changing.has(first)),
        settings,
        at,
      );
      // For example, a product was deleted since the first pass. The retried job reports it.
      if (plan.some(({ lines }) => lines.some(({ outcome }) => outcome === "error")))
        throw new Error("Products changed during the import");
      await writeRows(tx, plan, settings, at);
      if (settings.copyPictures) await requestCopies(tx, plan.flatMap(picturesToCopy), startedAt);
      job.signal.throwIfAborted();
      done += rows.length;
      job.progress({ done: total + done, total: 2 * total });
    }
    if (settings.copyPictures && report.pictures > 0) await enqueueCopies(tx, settings, startedAt);
    if (settings.columns)
      await saveMapping(tx, { headings: format.headings, columns: settings.columns, at: startedAt });
    await job.finishIn(tx, result);
  });
  catalogue.invalidate("everything");
  return result;
}

/** Queues the job that copies the pictures, unless one waits already. */
async function enqueueCopies(
  tx: Transaction,
  { starter, requestId }: Payload<"catalogue.import">,
  now: Date,
): Promise<void> {
  const payload = { starter, requestId };
  await enqueueJob(tx, { kind: "catalogue.pictures", payload, waitingKey: "catalogue.pictures", now });
}
