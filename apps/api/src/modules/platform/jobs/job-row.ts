import type { BulkKind, Job, JobKind, JobStatus } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { jobPolicy } from "./kinds";

/** SQL condition: a finished bulk edit that can be undone, because its snapshot still exists. */
export const isUndoable = sql`(kind = 'catalogue.change' AND state = 'done' AND payload -> 'undoes' IS NULL
  AND EXISTS (SELECT FROM bulk_edit_snapshots WHERE job_id = jobs.id))`;

export interface JobRow {
  id: string;
  kind: JobKind;
  state: JobStatus;
  ownerId: string | null;
  comesAgain: boolean;
  released: boolean;
  attempts: number;
  done: string | null;
  total: string | null;
  result: unknown;
  lastError: string | null;
  createdAt: string;
  dueAt: string;
  finishedAt: string | null;
  /** Kind of a bulk edit that can be undone. */
  undoable: BulkKind | null;
}

export const jobColumns = sql`
  id, kind, state, owner_id AS "ownerId", recurring_key IS NOT NULL AS "comesAgain", released, attempts,
  steps_done AS done, steps_total AS total, result, last_error AS "lastError", created_at AS "createdAt",
  due_at AS "dueAt", finished_at AS "finishedAt",
  CASE WHEN ${isUndoable} THEN payload -> 'change' ->> 'kind' END AS undoable`;

/** Whether a job is too old to run before an Admin releases it. */
export function isHeld(
  { kind, state, createdAt, released }: Pick<JobRow, "kind" | "state" | "createdAt" | "released">,
  now: Date,
): boolean {
  const { holdAfterMs = Number.POSITIVE_INFINITY } = jobPolicy(kind);
  if (state === "held") return true;
  return state === "waiting" && !released && new Date(createdAt).getTime() <= now.getTime() - holdAfterMs;
}

// Mail server errors may contain the recipient's address, which not every Admin may see.
export const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>"'()]+/g, (word) => (word.includes("@") ? "…" : word));

/** Converts a row to the job of the API, without its payload. */
export function toJob(row: JobRow, now: Date): Job {
  const { done, total, lastError } = row;
  return {
    id: row.id,
    kind: row.kind,
    status: isHeld(row, now) ? "held" : row.state,
    progress: total === null ? null : { done: Number(done ?? 0), total: Number(total) },
    attempts: row.attempts,
    lastError: lastError && withoutAddresses(lastError),
    comesAgain: row.comesAgain,
    createdAt: new Date(row.createdAt).toISOString(),
    dueAt: new Date(row.dueAt).toISOString(),
    finishedAt: row.finishedAt ? new Date(row.finishedAt).toISOString() : null,
    ...(row.undoable ? { undo: { change: row.undoable, products: countChanged(row.result) } } : {}),
  };
}

/** How many products a bulk edit has changed. */
function countChanged(result: unknown): number {
  const hasCount = typeof result === "object" && result !== null && "changed" in result;
  return hasCount ? Number(result.changed) : 0;
}
