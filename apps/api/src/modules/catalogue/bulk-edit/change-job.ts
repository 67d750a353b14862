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

const AT_ONCE = 500;
const refused = (problem: string): ChangeResult => ({ report: null, changed: 0, problem });
const counted = (count: number) => count.toLocaleString("en-US");

/**
 * The job of a change of all that a filter finds: all of them or none, in one transaction that also ends the job, so that it
 * happens once. A product that somebody edits meanwhile is changed as it is then; what is refused is told, not tried again.
 */
export function changeProductsJob(
  context: Pick<CatalogueContext, "db" | "clock" | "catalogueChanges" | "settings" | "synonyms">,
): NonNullable<Handlers["catalogue.change"]> {
  const { db, clock, catalogueChanges: catalogue, settings, synonyms } = context;
  return async (payload, job) => {
    const word: ChangeOrigin = {
      caller: payload.starter,
      requestId: payload.requestId,
      at: clock(),
      timeZone: settings.current.timeZone,
    };
    const work = payload.undoes
      ? undoChange(db, { ...payload, undoes: payload.undoes }, word, job)
      : changeAll(payload, word, job);
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
    word: ChangeOrigin,
    job: JobRun,
  ): Promise<ChangeResult> {
    const ids = await findAll(db, payload.filter, synonyms, job.signal);
    const { expected } = payload.filter;
    if (expected !== undefined && ids.length !== expected)
      return refused(
        `The filter now finds ${counted(ids.length)}, not ${counted(expected)}. Check the list and try again.`,
      );
    return inTransaction(db, async (tx) => {
      let changed = 0;
      // In the order in which everybody locks them.
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        const some = ids.slice(start, start + AT_ONCE);
        const rows = await lockProducts(tx, some);
        await saveUndoSnapshot(tx, job.id, some, payload.change);
        const made = await applyChange(tx, rows, payload.change, word);
        await pruneUndoSnapshot(tx, job.id, some, made);
        changed += made.length;
        job.signal.throwIfAborted();
        job.progress({ done: start + AT_ONCE, total: ids.length });
        await setImmediate();
      }
      const done: ChangeResult = { report: null, changed, problem: null };
      await job.finishIn(tx, done);
      return done;
    });
  }
}

/** The ids of everything that a filter finds now, in their order. */
async function findAll(
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
    // Hits that have only some of the words are a guess: nobody means to change them.
    if (page.isPartial) return [];
    if (page.nextCursor === null) return [...ids].sort();
    cursor = page.nextCursor;
  }
}
