import { setImmediate } from "node:timers/promises";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import type { ChangeResult, Handlers, JobRun, Payload } from "../../platform/jobs";
import type { CatalogueContext } from "../context";
import { listProducts } from "../listing";
import { applyChange } from "./apply-change";
import { lockProducts } from "./bulk.repo";
import type { ChangeOrigin } from "./change-types";
import { pruneUndoSnapshot, saveUndoSnapshot } from "./save-undo-snapshot";
import { undoChange } from "./undo-change";

const BATCH_SIZE = 500;
const refused = (problem: string): ChangeResult => ({ report: null, changed: 0, problem });
const formatCount = (count: number) => count.toLocaleString("en-US");

/**
 * Changes all products that a filter finds, or none. One transaction changes them and completes the job, so it happens once.
 * Invalid changes are reported in the job result and not retried.
 */
export function changeProductsJob(
  context: Pick<CatalogueContext, "db" | "clock" | "catalogueChanges" | "settings" | "synonyms">,
): NonNullable<Handlers["catalogue.change"]> {
  const { db, clock, catalogueChanges: catalogue, settings, synonyms } = context;
  return async (payload, job) => {
    const origin: ChangeOrigin = {
      caller: payload.starter,
      requestId: payload.requestId,
      at: clock(),
      timeZone: settings.current.timeZone,
    };
    const work = payload.undoes
      ? undoChange(db, { ...payload, undoes: payload.undoes }, origin, job)
      : changeAll(payload, origin, job);
    try {
      const result = await work;
      if (result.changed > 0) catalogue.invalidate("everything");
      return result;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
      return refused(`Nothing was changed. ${Object.values(error.details.errors ?? {}).join(" ")}`);
    }
  };

  async function changeAll(
    payload: Payload<"catalogue.change">,
    origin: ChangeOrigin,
    job: JobRun,
  ): Promise<ChangeResult> {
    const ids = await findMatchingIds(db, payload.filter, synonyms, job.signal);
    const { expected } = payload.filter;
    if (expected !== undefined && ids.length !== expected)
      return refused(
        `The filter now finds ${formatCount(ids.length)}, not ${formatCount(expected)}. Check the list and try again.`,
      );
    return inTransaction(db, async (tx) => {
      let changed = 0;
      // The ids are sorted: all transactions lock products in this order.
      for (let start = 0; start < ids.length; start += BATCH_SIZE) {
        const batch = ids.slice(start, start + BATCH_SIZE);
        const rows = await lockProducts(tx, batch);
        await saveUndoSnapshot(tx, job.id, batch, payload.change);
        const diffs = await applyChange(tx, rows, payload.change, origin);
        await pruneUndoSnapshot(tx, job.id, batch, diffs);
        changed += diffs.length;
        job.signal.throwIfAborted();
        job.progress({ done: start + BATCH_SIZE, total: ids.length });
        await setImmediate();
      }
      const result: ChangeResult = { report: null, changed, problem: null };
      await job.finishIn(tx, result);
      return result;
    });
  }
}

/** The sorted ids of all products that a filter finds. */
async function findMatchingIds(
  db: Executor,
  { expected: _, ...filter }: Payload<"catalogue.change">["filter"],
  synonyms: CatalogueContext["synonyms"],
  signal: AbortSignal,
): Promise<string[]> {
  const ids = new Set<string>();
  let cursor: string | undefined;
  for (;;) {
    const page = await listProducts(db, { ...filter, limit: 100, ...(cursor ? { cursor } : {}) }, synonyms);
    for (const { id } of page.items) ids.add(id);
    signal.throwIfAborted();
    // Partial matches have only some of the search words and must not be changed.
    if (page.isPartial) return [];
    if (page.nextCursor === null) return [...ids].sort();
    cursor = page.nextCursor;
  }
}
