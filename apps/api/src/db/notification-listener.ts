import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database } from "./connection/client";
import { connectionOptions } from "./connection/connection-options";
import type { DatabaseMonitor } from "./connection/database-monitor";

/** The channel on which a process hears itself. */
const SELF = "larkwood_self";
const BEAT_MS = 10_000;
const PATIENCE_MS = 5_000;
/** How long a connection may take to be made, and each statement on it. */
const CONNECT_LIMIT_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

type OnNotice = (payload: string) => void;

interface Options {
  beatMs?: number;
  /** For how long after a beat it may not have heard itself before the connection is made anew. */
  patienceMs?: number;
  /** Ends the connection, too, when the server has gone silent or is a standby now. */
  watch?: Pick<DatabaseMonitor, "openSocket">;
}

/** Hears what other processes tell by NOTIFY, on a connection of its own. */
export interface NotificationListener {
  /**
   * Calls back at each notice of a channel, and without one whenever notices may have been missed; settled once it
   * listens, or has begun to make its connection anew.
   */
  on(channel: string, onNotice: OnNotice, onMissed: () => void): Promise<void>;
  /** Seconds since this process last heard itself. */
  secondsSinceHeartbeat(): number;
  close(): Promise<void>;
}

/**
 * Listens, and makes sure that it does: every ten seconds the process tells itself something through the pool. When that
 * is not heard (a broken connection that looks whole, a server that is a standby now, a pooler in between) the connection
 * is made anew, for as long as it takes.
 */
export async function startNotificationListener(
  url: string,
  db: Database,
  options: Options = {},
): Promise<NotificationListener> {
  const { beatMs = BEAT_MS, patienceMs = PATIENCE_MS, watch } = options;
  const me = randomUUID();
  const channels = new Map<string, { onNotice: OnNotice; onMissed: () => void }>();
  let client: pg.Client | null = null;
  let closed = false;
  let failures = 0;
  let heardAt = performance.now();
  let retry: NodeJS.Timeout | undefined;

  function receive({ channel, payload = "" }: pg.Notification): void {
    if (channel === SELF && payload === me) heardAt = performance.now();
    else channels.get(channel)?.onNotice(payload);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connectionOptions(url, "larkwood listener"),
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: CONNECT_LIMIT_MS,
      ...(watch ? { stream: watch.openSocket } : {}),
    });
    const lost = () => {
      if (client === next) begin();
    };
    next.on("error", lost);
    next.on("end", lost);
    next.on("notification", receive);
    try {
      await next.connect();
      for (const channel of [SELF, ...channels.keys()]) await listen(next, channel);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    if (closed) return void (await next.end());
    client = next;
    failures = 0;
    heardAt = performance.now();
    for (const { onMissed } of channels.values()) onMissed();
  }

  /** Lets go of the connection there is and makes another, a little later after each failure. */
  function begin(): void {
    client?.end().catch(() => {});
    client = null;
    if (closed) return;
    clearTimeout(retry);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);
    retry = setTimeout(() => {
      connect().catch(() => {
        failures += 1;
        begin();
      });
    }, pause).unref();
  }

  function beat(): void {
    const silentFor = performance.now() - heardAt;
    if (client && silentFor > beatMs + patienceMs) begin();
    else db.execute(sql`select pg_notify(${SELF}, ${me})`).catch(() => {});
  }

  await connect();
  const beating = setInterval(beat, beatMs).unref();

  return {
    async on(channel, onNotice, onMissed) {
      channels.set(channel, { onNotice, onMissed });
      if (client) await listen(client, channel).then(onMissed, begin);
    },
    secondsSinceHeartbeat: () => (performance.now() - heardAt) / 1000,
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(beating);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

// The channels are constants of ours: an identifier cannot be a parameter.
function listen(client: pg.Client, channel: string): Promise<unknown> {
  return client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
}
