import { createHash } from "node:crypto";
import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { type ImportReport, LIMITS, validationTexts } from "@larkwood/contract";
import * as z from "zod";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { releaseIdempotencyKey, withIdempotencyKey } from "../../platform/idempotency";
import { compressedParts, enqueueJob, findJob, importResultSchema, storeParts } from "../../platform/jobs";
import type { CatalogueContext } from "../context";
import { columnOf } from "./variant-columns";

interface ImportRequest {
  csv: Buffer;
  dryRun: boolean;
  setStock: boolean;
  skipErrors?: boolean;
  copyPictures?: boolean;
  /** What the headings of the file mean, separated by commas. */
  columns?: string | undefined;
  /** Idempotency key: a repeated request does not create products without ids twice. */
  key?: string | undefined;
}

const POLL_MS = { first: 10, max: 500 };
const HASH_CHUNK_BYTES = 1024 * 1024;
const startedSchema = z.object({ id: z.string() });

/** Stores a file, queues its import and returns the id of the job. */
export async function startImport(
  { db, clock, jobs }: Pick<CatalogueContext, "db" | "clock" | "jobs">,
  { csv, dryRun, setStock, key, ...options }: ImportRequest,
  { caller, requestId, origin }: Actor,
): Promise<{ id: string }> {
  if (csv.length === 0) throw new AppError("invalid_input", { errors: { file: "The file is empty" } });
  const { userId, userName } = caller;
  const columns = options.columns === undefined ? undefined : parseColumns(options.columns);
  const chosen = { ...options, columns };
  const payload = {
    dryRun,
    setStock,
    ...chosen,
    bytes: csv.length,
    starter: { userId, userName },
    origin,
    requestId,
  };
  // Compressed before the transaction starts.
  const parts: Buffer[] = [];
  for await (const part of compressedParts([csv])) parts.push(part);
  // A dry run does not use the key, so that the import itself can.
  const keyed = dryRun || key === undefined ? undefined : key;
  const request = keyed === undefined ? null : { file: await hashFile(csv), setStock, ...chosen };
  const started = await withIdempotencyKey(
    { db, clock },
    { userId, key: keyed, request },
    async (tx, claim) => {
      await claim.claimed;
      const id = await enqueueJob(tx, { kind: "catalogue.import", payload, ownerId: userId, now: clock() });
      if (!id) throw new Error("An unconditional job was not queued");
      await storeParts(tx, id, parts);
      await claim.saveResponse({ id });
      return { id };
    },
  );
  if (!started.isNew) return startedSchema.parse(started.response);
  jobs.wake();
  return started.result;
}

/** The columns of a file by their names; empty for those that are ignored. */
function parseColumns(text: string): string[] {
  const columns = text.split(",").map((name) => (name.trim() === "" ? "" : columnOf(name)));
  const known = columns.filter((column) => column !== undefined);
  const used = known.filter((column) => column !== "");
  if (known.length < columns.length || new Set(used).size < used.length)
    throw new AppError("invalid_input", { errors: { columns: validationTexts.importColumns } });
  return known;
}

/** Imports a file and waits for the report, for API clients and small files. */
export async function importAndWait(
  context: CatalogueContext,
  file: ImportRequest,
  actor: Actor,
): Promise<ImportReport> {
  const { id } = await startImport(context, file, actor);
  const deadline = Date.now() + 2 * LIMITS.importMs;
  let wait = POLL_MS.first;
  for (;;) {
    const result = await findResult(context, id);
    if (result?.report && result.problem === null) return result.report;
    if (result) {
      // A failed import may be retried with the same key.
      if (file.key) await releaseIdempotencyKey(context.db, { userId: actor.caller.userId, key: file.key });
      if (result.problem === null) throw new AppError("unavailable");
      const report = result.report ? { context: result.report } : {};
      throw new AppError("invalid_input", { errors: { file: result.problem }, ...report });
    }
    if (context.jobs.isStopping || Date.now() > deadline) throw new AppError("unavailable");
    await pause(wait);
    wait = Math.min(wait * 1.5, POLL_MS.max);
  }
}

/** The result of an import; null while it runs. Neither report nor problem means that the job failed. */
async function findResult({ db }: Pick<CatalogueContext, "db">, id: string) {
  const job = await findJob(db, id);
  if (!job || job.state === "dead") return { report: null, problem: null };
  if (job.state === "cancelled") {
    return { report: null, problem: "The import was stopped. Nothing was imported." };
  }
  return job.state === "done" ? importResultSchema.parse(job.result) : null;
}

/** Hashes a file without blocking the event loop. */
async function hashFile(bytes: Buffer): Promise<string> {
  const hash = createHash("sha256");
  for (let start = 0; start < bytes.length; start += HASH_CHUNK_BYTES) {
    hash.update(bytes.subarray(start, start + HASH_CHUNK_BYTES));
    await setImmediate();
  }
  return hash.digest("hex");
}
