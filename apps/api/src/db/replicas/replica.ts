import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { createBreakableSockets } from "../connection/breakable-sockets";
import { connectDatabase } from "../connection/client";
import { connectionOptions } from "../connection/connection-options";
import { isOutage } from "../database-errors";
import type { Executor } from "../executor";
import { runTransaction } from "../transaction";
import type { WalPosition } from "./wal-position";

const LOOK_EVERY_MS = 1_000;
const PATIENCE_MS = 2_000;
const ASK_AGAIN_MS = 3;
// When half of what it was asked waits for so long, the primary is the quicker one.
const SLOW_MS = 1_000;

export interface ReplicaOptions {
  /** Most connections to it. */
  max: number;
  /** How long it may take to replay what the primary has acknowledged. */
  lagMs: number;
  horizon: () => Promise<WalPosition>;
}

export interface ReadOptions {
  /** All statements see the database as it was at one instant. */
  snapshot?: boolean;
}

/** A standby that is read from as long as it keeps up. */
export interface Replica {
  readonly isUsed: boolean;
  /** What the work gives, done on a server that has come as far as the horizon; null: this one could not do it. */
  read<T>(
    horizon: WalPosition,
    work: (db: Executor) => Promise<T>,
    options: ReadOptions,
  ): Promise<{ value: T } | null>;
  figures(): ReplicaStats;
  close(): Promise<void>;
}

export interface ReplicaStats {
  used: number;
  reads: number;
  /** For how long it is not known to have had everything. */
  lagSeconds: number;
}

/**
 * Looks each second whether the standby is there and keeps up, and leaves it alone until it does. Each read asks again, on
 * the very connection that it uses: an address may lead to several servers, and each is somewhere else.
 */
export function openReplica(url: string, { max, lagMs, horizon }: ReplicaOptions): Replica {
  let isGone = false;
  let isUsed = false;
  let caughtUpAt = performance.now();
  let reads = 0;
  let ping: pg.Client | null = null;
  let looking: Promise<void> | null = null;
  const sockets = createBreakableSockets(() => isGone);
  // Prepared statements are worth it for what comes again and again; that is kept in memory.
  const db = connectDatabase(url, { max, watch: { openSocket: sockets.open }, perTransaction: true });

  async function look(): Promise<void> {
    // That nobody knows how far the primary is does not tell against a standby.
    const wanted = await horizon().catch(() => null);
    if (!wanted) return;
    try {
      ping ??= await openPing(url, lagMs);
      isGone = false;
      isUsed = await reaches(ping, wanted, lagMs);
      if (isUsed) caughtUpAt = performance.now();
      else drop();
    } catch {
      isGone = true;
      isUsed = false;
      drop();
      sockets.breakAll();
    }
  }

  function drop(): void {
    ping?.end().catch(() => {});
    ping = null;
  }

  const begin = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
  };
  begin();
  const timer = setInterval(begin, LOOK_EVERY_MS).unref();
  const isFull = () => db.pool.idleCount === 0 && db.pool.totalCount >= max;

  return {
    get isUsed() {
      return isUsed && !isFull() && db.meter.medianAge() < SLOW_MS;
    },
    async read(wanted, work, { snapshot = false }) {
      const connection = await db.pool.connect().catch(() => null);
      if (!connection) return null;
      let broken = true;
      try {
        if (!(await reaches(connection, wanted, lagMs))) {
          // Nobody else waits for it; the next look tells whether it has caught up.
          isUsed = false;
          return null;
        }
        const onIt = () => work(db.on(connection));
        const value = await (snapshot ? runTransaction(connection, onIt, { snapshot }) : onIt());
        broken = false;
        reads += 1;
        return { value };
      } catch (error) {
        broken = snapshot || isOutage(error);
        if (!isOutage(error)) throw error;
        return null;
      } finally {
        connection.release(broken);
      }
    },
    figures: () => ({
      used: Number(isUsed),
      reads,
      lagSeconds: isUsed ? 0 : (performance.now() - caughtUpAt) / 1000,
    }),
    async close() {
      clearInterval(timer);
      await looking;
      drop();
      await db.close();
    },
  };
}

// A standby writes the timeline that it follows down from time to time; who may see it asks its receiver.
const PLACE = `
  select pg_is_in_recovery() as standby, (pg_last_wal_replay_lsn() - '0/0')::text as replayed,
    greatest((select received_tli from pg_stat_wal_receiver), (select min_recovery_end_timeline from pg_control_recovery()),
      (select timeline_id from pg_control_checkpoint())) as timeline`;

/** Whether the server of this connection is a standby of that primary, and comes as far as it was within the time. */
async function reaches(client: pg.ClientBase, wanted: WalPosition, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const { rows } = await client.query<{ standby: boolean; replayed: string; timeline: number }>(PLACE);
    const [place] = rows;
    if (!place?.standby || place.timeline !== wanted.timeline) return false;
    if (Number(place.replayed) >= wanted.flushed) return true;
    if (performance.now() >= deadline) return false;
    await pause(ASK_AGAIN_MS);
  }
}

async function openPing(url: string, lagMs: number): Promise<pg.Client> {
  const ping = new pg.Client({
    ...connectionOptions(url, "larkwood monitor"),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: Math.max(PATIENCE_MS, lagMs),
  });
  ping.on("error", () => {});
  await ping.connect();
  return ping;
}
