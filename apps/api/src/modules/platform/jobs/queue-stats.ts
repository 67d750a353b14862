import type { JobKind } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";

export interface QueueStats {
  kind: string;
  waiting: number;
  running: number;
  dead: number;
  oldest: number;
}

/** Queue statistics by kind; kinds without jobs have zeros. */
export async function readQueueStats(
  db: Executor,
  kinds: readonly JobKind[],
  now: Date,
): Promise<QueueStats[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await queryRows<QueueStats>(
    db,
    sql`
      SELECT kind, count(*) FILTER (WHERE state = 'waiting' AND due_at <= ${at})::int AS waiting,
        count(*) FILTER (WHERE state = 'running')::int AS running,
        count(*) FILTER (WHERE state = 'dead')::int AS dead,
        coalesce(extract(epoch FROM ${at} - min(due_at) FILTER (WHERE state = 'waiting' AND due_at <= ${at})), 0)::float8
          AS oldest
      FROM jobs WHERE state IN ('waiting', 'running', 'dead')
      GROUP BY kind`,
  );
  const none = { waiting: 0, running: 0, dead: 0, oldest: 0 };
  return kinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, ...none });
}
