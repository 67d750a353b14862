import { connect, type Socket } from "node:net";
import { Duplex } from "node:stream";
import postgres from "postgres";

const LOOK_EVERY_MS = 1_000;
const PATIENCE_MS = 3_000;
// Nobody waits for an answer any more when nothing was asked for so long.
const QUIET_AFTER_MS = 60_000;

/** What the driver tells about where to connect; several hosts are tried in turn. */
interface Target {
  host: string[];
  port: number[];
  path?: string | false;
}

/** Opens the connections of a pool. */
export type OpenSocket = (target: Target) => Duplex;

/**
 * Notices when a database has gone silent (a cable pulled, a machine frozen) and ends what waits for it. The driver
 * alone would wait for a quarter of an hour: a connection on which nothing arrives looks like a slow statement.
 */
export function watchDatabase(url: string) {
  const watched = new Set<Socket>();
  const own = new Set<Socket>();
  let isAway = false;
  let looking = false;
  let sentBefore = 0;
  let lastSentAt = 0;
  let turn = 0;

  const openSocket = ({ host, port, path }: Target): Socket => {
    const i = turn++ % host.length;
    const socket = path ? connect(path) : connect(port[i] ?? 5432, host[i]);
    // The driver asks for the name when it makes the connection a secure one.
    return Object.assign(socket, { host: host[i], port: port[i] });
  };

  const ping = postgres(url, {
    max: 1,
    idle_timeout: 20,
    connect_timeout: PATIENCE_MS / 1000,
    backoff: () => 0,
    fetch_types: false,
    connection: { application_name: "larkwood watch" },
    ...bySocket((target) => kept(own, openSocket(target)).unref()),
  });

  /** Any word from the server will do, a refusal too. */
  async function answers(): Promise<boolean> {
    let late: NodeJS.Timeout | undefined;
    const silence = new Promise<false>((resolve) => {
      late = setTimeout(() => {
        endAll(own);
        resolve(false);
      }, PATIENCE_MS);
    });
    const answer = ping`select 1`.then(
      () => true,
      (error: unknown) => error instanceof postgres.PostgresError,
    );
    const isThere = await Promise.race([answer, silence]);
    clearTimeout(late);
    return isThere;
  }

  async function look(): Promise<void> {
    const sent = [...watched].reduce((sum, socket) => sum + socket.bytesWritten, 0);
    if (sent !== sentBefore) lastSentAt = performance.now();
    sentBefore = sent;
    if (looking || (!isAway && performance.now() - lastSentAt > QUIET_AFTER_MS)) return;
    looking = true;
    isAway = !(await answers());
    looking = false;
    if (isAway) endAll(watched);
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();

  return {
    /** While the database is away a connection fails at once instead of after a wait. */
    open: (target: Target): Duplex => (isAway ? failing() : kept(watched, openSocket(target))),
    async stop(): Promise<void> {
      clearInterval(timer);
      await ping.end({ timeout: 1 });
    },
  };
}

/** The option by which the driver is given its sockets; its types do not know of it. */
export function bySocket(socket: OpenSocket): object {
  return { socket };
}

function kept(sockets: Set<Socket>, socket: Socket): Socket {
  sockets.add(socket);
  // Not by listening: the driver takes all listeners away when the connection becomes a secure one.
  for (const other of sockets) if (other.destroyed) sockets.delete(other);
  return socket;
}

const outage = () => Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" });

function endAll(sockets: Set<Socket>): void {
  for (const socket of sockets) socket.destroy(outage());
  sockets.clear();
}

/** A connection that breaks at the first word. */
function failing(): Duplex {
  return new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done(outage()) });
}
