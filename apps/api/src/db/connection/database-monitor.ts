import pg from "pg";
import { type BreakableSockets, createBreakableSockets } from "./breakable-sockets";
import { connectionOptions } from "./connection-options";

const CHECK_INTERVAL_MS = 1_000;
const TIMEOUT_MS = 3_000;
// After this time without traffic, the server is not checked.
const IDLE_AFTER_MS = 60_000;

export interface DatabaseMonitor {
  /** Creates a socket for a new connection. During an outage it fails at once instead of after a timeout. */
  openSocket: BreakableSockets["open"];
  stop(): Promise<void>;
}

/**
 * Detects a server that no longer responds (network failure, frozen machine) or has become a standby, and fails the
 * statements that wait for it. The driver alone would wait for 15 minutes, and a former primary would return old data.
 */
export function monitorDatabase(url: string): DatabaseMonitor {
  let isDown = false;
  const sockets = createBreakableSockets(() => isDown);
  let checking: Promise<void> | null = null;
  let lastSentBytes = 0;
  let lastSentAt = 0;
  let ping: pg.Client | null = null;

  async function check(): Promise<void> {
    const sentBytes = sockets.bytesWritten();
    if (sentBytes !== lastSentBytes) lastSentAt = performance.now();
    lastSentBytes = sentBytes;
    if (!isDown && performance.now() - lastSentAt > IDLE_AFTER_MS) {
      closePing();
      return;
    }
    isDown = !(await isPrimaryUp());
    if (!isDown) return;
    closePing();
    sockets.breakAll();
  }

  function closePing(): void {
    ping?.end().catch(() => {});
    ping = null;
  }

  /** Any response counts, including an error, except that the server is a standby. */
  async function isPrimaryUp(): Promise<boolean> {
    try {
      ping ??= await openPing(url);
      const { rows } = await ping.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
      if (!rows[0]?.standby) return true;
      // A new connection may lead to the new primary.
      closePing();
      return false;
    } catch (error) {
      closePing();
      return error instanceof pg.DatabaseError;
    }
  }

  const timer = setInterval(() => {
    checking ??= check().finally(() => {
      checking = null;
    });
  }, CHECK_INTERVAL_MS).unref();

  return {
    openSocket: sockets.open,
    async stop(): Promise<void> {
      clearInterval(timer);
      await checking;
      closePing();
    },
  };
}

/** Opens a separate connection, so that a busy pool does not look like an outage. */
async function openPing(url: string): Promise<pg.Client> {
  const limits = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const ping = new pg.Client({ ...connectionOptions(url, "larkwood monitor"), ...limits });
  ping.on("error", () => {});
  await ping.connect();
  return ping;
}
