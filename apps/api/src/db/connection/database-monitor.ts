import pg from "pg";
import { type BreakableSockets, createBreakableSockets } from "./breakable-sockets";
import { connectionOptions } from "./connection-options";

const LOOK_EVERY_MS = 1_000;
const PATIENCE_MS = 3_000;
// Nobody waits for an answer any more when nothing was asked for so long.
const QUIET_AFTER_MS = 60_000;

export interface DatabaseMonitor {
  /** A socket for a new connection; while the database is away it breaks at once instead of after a wait. */
  openSocket: BreakableSockets["open"];
  stop(): Promise<void>;
}

/**
 * Notices when a database has gone silent (a cable pulled, a machine frozen) or is a standby now, and ends what waits for
 * it. The driver alone would wait for a quarter of an hour: a connection on which nothing arrives looks like a slow
 * statement; and a former primary goes on answering with what was true when it was one.
 */
export function monitorDatabase(url: string): DatabaseMonitor {
  let isAway = false;
  const sockets = createBreakableSockets(() => isAway);
  let looking: Promise<void> | null = null;
  let sentBefore = 0;
  let lastSentAt = 0;
  let ping: pg.Client | null = null;

  async function look(): Promise<void> {
    const sent = sockets.bytesWritten();
    if (sent !== sentBefore) lastSentAt = performance.now();
    sentBefore = sent;
    if (!isAway && performance.now() - lastSentAt > QUIET_AFTER_MS) {
      drop();
      return;
    }
    isAway = !(await answers());
    if (!isAway) return;
    drop();
    sockets.breakAll();
  }

  function drop(): void {
    ping?.end().catch(() => {});
    ping = null;
  }

  /** Any word from the server will do, a refusal too, but that it takes no writes. */
  async function answers(): Promise<boolean> {
    try {
      ping ??= await openPing(url);
      const { rows } = await ping.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
      if (!rows[0]?.standby) return true;
      // The way to the primary may be another now.
      drop();
      return false;
    } catch (error) {
      drop();
      return error instanceof pg.DatabaseError;
    }
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, LOOK_EVERY_MS).unref();

  return {
    openSocket: sockets.open,
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
      drop();
    },
  };
}

/** A connection of the watch's own, so that a pool whose connections are all busy is not taken for silence. */
async function openPing(url: string): Promise<pg.Client> {
  const limits = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const ping = new pg.Client({ ...connectionOptions(url, "larkwood monitor"), ...limits });
  ping.on("error", () => {});
  await ping.connect();
  return ping;
}
