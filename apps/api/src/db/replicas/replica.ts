import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { createBreakableSockets } from "../connection/breakable-sockets";
import { connectDatabase } from "../connection/client";
import { connectionOptions } from "../connection/connection-options";
import { isOutage } from "../database-errors";
import type { Executor } from "../executor";
import { runTransaction } from "../transaction";
import type { WalPosition } from "./wal-position";

const CHECK_INTERVAL_MS = 1_000;
const TIMEOUT_MS = 2_000;
const POLL_MS = 3;
// A standby with a higher median age of its statements is slower than the primary.
const MAX_MEDIAN_AGE_MS = 1_000;

export interface ReplicaOptions {
  /** Maximum number of connections to it. */
  max: number;
  /** Maximum time to replay what the primary has committed. */
  lagMs: number;
  /** Reads the current WAL position of the primary. */
  readPosition: () => Promise<WalPosition>;
}

export interface ReadOptions {
  /** All statements see the same snapshot. */
  snapshot?: boolean;
}

/** A standby that serves reads while it is up to date. */
export interface Replica {
  readonly isUsed: boolean;
  /** Runs `work` once the standby has replayed the position; null if it is too slow or unavailable. */
  read<T>(
    position: WalPosition,
    work: (db: Executor) => Promise<T>,
    options: ReadOptions,
  ): Promise<{ value: T } | null>;
  stats(): ReplicaStats;
  close(): Promise<void>;
}

export interface ReplicaStats {
  used: number;
  reads: number;
  /** Seconds since it was last up to date. */
  lagSeconds: number;
}

/**
 * Checks each second whether the standby is reachable and up to date. Each read checks again on its own connection,
 * because one URL may lead to several servers with different lag.
 */
export function openReplica(url: string, { max, lagMs, readPosition }: ReplicaOptions): Replica {
  let isDown = false;
  let isUsed = false;
  let caughtUpAt = performance.now();
  let reads = 0;
  let ping: pg.Client | null = null;
  let checking: Promise<void> | null = null;
  const sockets = createBreakableSockets(() => isDown);
  // No prepared statements: frequent reads are cached in memory anyway.
  const db = connectDatabase(url, { max, monitor: { openSocket: sockets.open }, perTransaction: true });

  async function check(): Promise<void> {
    // An outage of the primary says nothing about the standby.
    const position = await readPosition().catch(() => null);
    if (!position) return;
    try {
      ping ??= await openPing(url, lagMs);
      isDown = false;
      isUsed = await waitForPosition(ping, position, lagMs);
      if (isUsed) caughtUpAt = performance.now();
      else closePing();
    } catch {
      isDown = true;
      isUsed = false;
      closePing();
      sockets.breakAll();
    }
  }

  function closePing(): void {
    ping?.end().catch(() => {});
    ping = null;
  }

  const startCheck = () => {
    checking ??= check().finally(() => {
      checking = null;
    });
  };
  startCheck();
  const timer = setInterval(startCheck, CHECK_INTERVAL_MS).unref();
  const isFull = () => db.pool.idleCount === 0 && db.pool.totalCount >= max;

  return {
    get isUsed() {
      return isUsed && !isFull() && db.metrics.medianAge() < MAX_MEDIAN_AGE_MS;
    },
    async read(position, work, { snapshot = false }) {
      const connection = await db.pool.connect().catch(() => null);
      if (!connection) return null;
      let isBroken = true;
      try {
        if (!(await waitForPosition(connection, position, lagMs))) {
          // Other reads skip it until the next check.
          isUsed = false;
          return null;
        }
        const run = () => work(db.on(connection));
        const value = await (snapshot ? runTransaction(connection, run, { snapshot }) : run());
        isBroken = false;
        reads += 1;
        return { value };
      } catch (error) {
        isBroken = snapshot || isOutage(error);
        if (!isOutage(error)) throw error;
        return null;
      } finally {
        connection.release(isBroken);
      }
    },
    stats: () => ({
      used: Number(isUsed),
      reads,
      lagSeconds: isUsed ? 0 : (performance.now() - caughtUpAt) / 1000,
    }),
    async close() {
      clearInterval(timer);
      await checking;
      closePing();
      await db.close();
    },
  };
}

// The control file may contain an older timeline; the WAL receiver has the current one, if this user may read it.
const POSITION_QUERY = `
  select pg_is_in_recovery() as standby, (pg_last_wal_replay_lsn() - '0/0')::text as replayed,
    greatest((select received_tli from pg_stat_wal_receiver), (select min_recovery_end_timeline from pg_control_recovery()),
      (select timeline_id from pg_control_checkpoint())) as timeline`;

/** Waits until the standby has replayed the position. False on timeout, or if it follows another primary. */
async function waitForPosition(
  client: pg.ClientBase,
  target: WalPosition,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const { rows } = await client.query<{ standby: boolean; replayed: string; timeline: number }>(
      POSITION_QUERY,
    );
    const [current] = rows;
    if (!current?.standby || current.timeline !== target.timeline) return false;
    if (Number(current.replayed) >= target.flushed) return true;
    if (performance.now() >= deadline) return false;
    await pause(POLL_MS);
  }
}

async function openPing(url: string, lagMs: number): Promise<pg.Client> {
  const ping = new pg.Client({
    ...connectionOptions(url, "larkwood monitor"),
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: Math.max(TIMEOUT_MS, lagMs),
  });
  ping.on("error", () => {});
  await ping.connect();
  return ping;
}
