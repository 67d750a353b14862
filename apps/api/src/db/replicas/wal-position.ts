import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../executor";

/** Position in the write-ahead log: a standby that has replayed it has every earlier commit. */
export interface WalPosition {
  /** Number of flushed bytes. */
  flushed: number;
  /** Changes with each promotion; positions on different timelines can't be compared. */
  timeline: number;
}

/**
 * Reads the position of the primary. Concurrent calls share one query, but never one that was sent before the call.
 */
export function createWalPositionReader(primary: Executor): () => Promise<WalPosition> {
  let running: Promise<WalPosition> | null = null;
  let next: Promise<WalPosition> | null = null;

  function start(): Promise<WalPosition> {
    const query = queryPosition(primary).finally(() => {
      if (running === query) running = null;
    });
    running = query;
    return query;
  }

  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}

async function queryPosition(primary: Executor): Promise<WalPosition> {
  const row = await queryFirst<{ flushed: string; timeline: number }>(
    primary,
    sql`
    select (pg_current_wal_flush_lsn() - '0/0')::text as flushed,
      ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int as timeline`,
  );
  return { flushed: Number(row?.flushed), timeline: row?.timeline ?? 0 };
}
