import type { JobKind } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import type { Payload } from "./kinds";

interface NewJob<K extends JobKind> {
  kind: K;
  payload: Payload<K>;
  now: Date;
  /** How long it waits before anybody takes it. */
  delayMs?: number;
  /** Whoever starts it, and may follow and stop it. */
  ownerId?: string;
  /** Only then is it put at all. */
  when?: SQL;
}

/**
 * Puts a job, in the transaction of what causes it: both happen or neither. Gives its number, or null when the condition
 * did not hold. Nobody is told: a notice at each commit would make orders wait for one another, and workers look often.
 */
export async function enqueueJob<K extends JobKind>(
  db: Executor,
  { kind, payload, now, delayMs = 0, ownerId, when = sql`true` }: NewJob<K>,
): Promise<string | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = sql`${new Date(now.getTime() + delayMs).toISOString()}::timestamptz`;
  const row = await queryFirst<{ id: string }>(
    db,
    sql`
      INSERT INTO jobs (kind, payload, owner_id, created_at, due_at)
      SELECT ${kind}, ${JSON.stringify(payload)}::jsonb, ${ownerId ?? null}, ${at}, ${due} WHERE ${when}
      RETURNING id`,
  );
  return row?.id ?? null;
}
