import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../executor";

/** How far the primary had come at a moment: whoever has replayed this much knows all that was acknowledged before it. */
export interface WalPosition {
  /** Bytes of the write-ahead log that are safely stored. */
  flushed: number;
  /** Begins anew with each promotion: the same place on another timeline is another history. */
  timeline: number;
}

/**
 * Asks the primary how far it has come. However many ask at once, one question is underway; but nobody is given an answer
 * to a question that was asked before their own.
 */
export function createWalPositionReader(primary: Executor): () => Promise<WalPosition> {
  let underway: Promise<WalPosition> | null = null;
  let next: Promise<WalPosition> | null = null;

  function begin(): Promise<WalPosition> {
    const mine = ask(primary).finally(() => {
      if (underway === mine) underway = null;
    });
    underway = mine;
    return mine;
  }

  return () => {
    if (!underway) return begin();
    next ??= underway
      .catch(() => {})
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
}

async function ask(primary: Executor): Promise<WalPosition> {
  const row = await queryFirst<{ flushed: string; timeline: number }>(
    primary,
    sql`
    select (pg_current_wal_flush_lsn() - '0/0')::text as flushed,
      ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int as timeline`,
  );
  return { flushed: Number(row?.flushed), timeline: row?.timeline ?? 0 };
}
