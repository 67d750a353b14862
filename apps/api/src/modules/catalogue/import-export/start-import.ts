import { createHash } from "node:crypto";
import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { type ImportReport, LIMITS } from "@larkwood/contract";
import * as z from "zod";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { releaseIdempotencyKey, withIdempotencyKey } from "../../platform/idempotency";
import { compressedParts, enqueueJob, findJob, importResultSchema, storeParts } from "../../platform/jobs";
import type { CatalogueContext } from "../context";

interface Import {
  csv: Buffer;
  dryRun: boolean;
  setStock: boolean;
  /** The same key never imports a file twice: lines without an id would become products again. */
  key?: string | undefined;
}

const LOOK_AGAIN_MS = { first: 10, most: 500 };
const HASHED_AT_ONCE = 1024 * 1024;
const startedSchema = z.object({ id: z.string() });

/** Takes a file in and has it imported by whoever has time; gives the number of the job. */
export async function startImport(
  { db, clock, jobs }: Pick<CatalogueContext, "db" | "clock" | "jobs">,
  { csv, dryRun, setStock, key }: Import,
  { caller, requestId, origin }: Actor,
): Promise<{ id: string }> {
  if (csv.length === 0) throw new AppError("invalid_input", { errors: { file: "The file is empty" } });
  const { userId, userName } = caller;
  const payload = { dryRun, setStock, bytes: csv.length, starter: { userId, userName }, origin, requestId };
  // Packed before anything is locked.
  const parts: Buffer[] = [];
  for await (const part of compressedParts([csv])) parts.push(part);
  // A dry run writes nothing, so it leaves its key free for the import itself.
  const keyed = dryRun || key === undefined ? undefined : key;
  const request = keyed === undefined ? null : { file: await fingerprint(csv), setStock };
  const started = await withIdempotencyKey(
    { db, clock },
    { userId, key: keyed, request },
    async (tx, claim) => {
      await claim.claimed;
      const id = await enqueueJob(tx, { kind: "catalogue.import", payload, ownerId: userId, now: clock() });
      if (!id) throw new Error("An unconditional job was not queued");
      await storeParts(tx, id, parts);
      await claim.keep({ id });
      return { id };
    },
  );
  if (!started.isNew) return startedSchema.parse(started.outcome);
  jobs.wake();
  return started.made;
}

/** The same, waiting for the end: what a program or a small file gets. */
export async function importAndWait(
  context: CatalogueContext,
  file: Import,
  actor: Actor,
): Promise<ImportReport> {
  const { id } = await startImport(context, file, actor);
  const giveUpAt = Date.now() + 2 * LIMITS.importMs;
  let wait = LOOK_AGAIN_MS.first;
  for (;;) {
    const ended = await outcomeOf(context, id);
    if (ended?.report && ended.problem === null) return ended.report;
    if (ended) {
      // What failed may be asked for again.
      if (file.key) await releaseIdempotencyKey(context.db, { userId: actor.caller.userId, key: file.key });
      if (ended.problem === null) throw new AppError("unavailable");
      const told = ended.report ? { context: ended.report } : {};
      throw new AppError("invalid_input", { errors: { file: ended.problem }, ...told });
    }
    if (context.jobs.isStopping || Date.now() > giveUpAt) throw new AppError("unavailable");
    await pause(wait);
    wait = Math.min(wait * 1.5, LOOK_AGAIN_MS.most);
  }
}

/** What came of an import; null while it is under way. Without report and problem it could not be done at all. */
async function outcomeOf({ db }: Pick<CatalogueContext, "db">, id: string) {
  const job = await findJob(db, id);
  if (!job || job.state === "dead") return { report: null, problem: null };
  if (job.state === "cancelled") {
    return { report: null, problem: "The import was stopped. Nothing was imported." };
  }
  return job.state === "done" ? importResultSchema.parse(job.result) : null;
}

/** What the same file has in common, found out without keeping others waiting. */
async function fingerprint(bytes: Buffer): Promise<string> {
  const hash = createHash("sha256");
  for (let start = 0; start < bytes.length; start += HASHED_AT_ONCE) {
    hash.update(bytes.subarray(start, start + HASHED_AT_ONCE));
    await setImmediate();
  }
  return hash.digest("hex");
}
