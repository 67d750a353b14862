import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database } from "./connection/client";
import { connectionOptions } from "./connection/connection-options";
import type { DatabaseMonitor } from "./connection/database-monitor";

/** Each process sends its heartbeat on this channel. */
const HEARTBEAT_CHANNEL = "larkwood_self";
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;
/** Timeout of connecting, and of each statement on the connection. */
const CONNECT_TIMEOUT_MS = 5_000;
const MIN_RETRY_PAUSE_MS = 100;
const MAX_RETRY_PAUSE_MS = 2_000;

type OnNotification = (payload: string) => void;

interface Options {
  heartbeatMs?: number;
  /** How late a heartbeat may arrive before the listener reconnects. */
  timeoutMs?: number;
  /** Destroys the connection during an outage or after a failover. */
  monitor?: Pick<DatabaseMonitor, "openSocket">;
}

/** Receives the notifications of all processes (LISTEN/NOTIFY) on a separate connection. */
export interface NotificationListener {
  /**
   * Subscribes to a channel. `onMissed` is called whenever notifications may have been lost. Resolves once it listens, or
   * after it has started to reconnect.
   */
  on(channel: string, onNotification: OnNotification, onMissed: () => void): Promise<void>;
  /** Seconds since this process last received its own heartbeat. */
  secondsSinceHeartbeat(): number;
  close(): Promise<void>;
}

/**
 * Starts to listen. Every ten seconds the process sends itself a heartbeat through the pool. If it does not arrive (a dead
 * connection, a former primary, a pooler in between), the listener reconnects until it does.
 */
export async function startNotificationListener(
  url: string,
  db: Database,
  options: Options = {},
): Promise<NotificationListener> {
  const { heartbeatMs = HEARTBEAT_MS, timeoutMs = HEARTBEAT_TIMEOUT_MS, monitor } = options;
  const processId = randomUUID();
  const channels = new Map<string, { onNotification: OnNotification; onMissed: () => void }>();
  let client: pg.Client | null = null;
  let closed = false;
  let failures = 0;
  let heartbeatAt = performance.now();
  let retry: NodeJS.Timeout | undefined;

  function receive({ channel, payload = "" }: pg.Notification): void {
    if (channel === HEARTBEAT_CHANNEL && payload === processId) heartbeatAt = performance.now();
    else channels.get(channel)?.onNotification(payload);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connectionOptions(url, "larkwood listener"),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      ...(monitor ? { stream: monitor.openSocket } : {}),
    });
    const onLost = () => {
      if (client === next) reconnect();
    };
    next.on("error", onLost);
    next.on("end", onLost);
    next.on("notification", receive);
    try {
      await next.connect();
      for (const channel of [HEARTBEAT_CHANNEL, ...channels.keys()]) await listen(next, channel);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    if (closed) return void (await next.end());
    client = next;
    failures = 0;
    heartbeatAt = performance.now();
    for (const { onMissed } of channels.values()) onMissed();
  }

  /** Closes the connection and opens a new one, with a longer pause after each failure. */
  function reconnect(): void {
    client?.end().catch(() => {});
    client = null;
    if (closed) return;
    clearTimeout(retry);
    const pause =
      Math.min(MAX_RETRY_PAUSE_MS, MIN_RETRY_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);
    retry = setTimeout(() => {
      connect().catch(() => {
        failures += 1;
        reconnect();
      });
    }, pause).unref();
  }

  function checkHeartbeat(): void {
    const age = performance.now() - heartbeatAt;
    if (client && age > heartbeatMs + timeoutMs) reconnect();
    else db.execute(sql`select pg_notify(${HEARTBEAT_CHANNEL}, ${processId})`).catch(() => {});
  }

  await connect();
  const timer = setInterval(checkHeartbeat, heartbeatMs).unref();

  return {
    async on(channel, onNotification, onMissed) {
      channels.set(channel, { onNotification, onMissed });
      if (client) await listen(client, channel).then(onMissed, reconnect);
    },
    secondsSinceHeartbeat: () => (performance.now() - heartbeatAt) / 1000,
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(timer);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

// Not a parameter, because LISTEN takes an identifier.
function listen(client: pg.Client, channel: string): Promise<unknown> {
  return client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
}
