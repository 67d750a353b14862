import type { BulkKind, Job, JobKind, JobStatus } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { jobPolicy } from "./kinds";

/** The condition of a change of many products that can be taken back: it was made, and how they were is still known. */
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
  /** Of a change that can be taken back: what it was about. */
  undoable: BulkKind | null;
}

export const jobColumns = sql`
  id, kind, state, owner_id AS "ownerId", recurring_key IS NOT NULL AS "comesAgain", released, attempts,
  steps_done AS done, steps_total AS total, result, last_error AS "lastError", created_at AS "createdAt",
  due_at AS "dueAt", finished_at AS "finishedAt",
  CASE WHEN ${isUndoable} THEN payload -> 'change' ->> 'kind' END AS undoable`;

/** Whether a job waits for a person's word: it is older than what goes by itself. */
export function isHeld(
  { kind, state, createdAt, released }: Pick<JobRow, "kind" | "state" | "createdAt" | "released">,
  now: Date,
): boolean {
  const { holdAfterMs = Number.POSITIVE_INFINITY } = jobPolicy(kind);
  if (state === "held") return true;
  return state === "waiting" && !released && new Date(createdAt).getTime() <= now.getTime() - holdAfterMs;
}

// A mail server's words may name whom the mail was for, which is not everybody's business who sees the jobs.
export const withoutAddresses = (text: string) => text.replace(/[^\s<>"'(]+@[^\s<>"')]+/g, "…");

/** A job on the wire. What it is about stays in the house. */
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
    ...(row.undoable ? { undo: { change: row.undoable, products: changedBy(row.result) } } : {}),
  };
}

/** How many products a change has changed. */
function changedBy(result: unknown): number {
  const isTold = typeof result === "object" && result !== null && "changed" in result;
  return isTold ? Number(result.changed) : 0;
}
