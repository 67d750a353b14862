import pg from "pg";
import { connectionOptions } from "./connection/connection-options";
import { UnusableDatabaseError } from "./unusable-database-error";

const TIMEOUT_MS = 2_000;
// A pooler in transaction mode may return the same server connection twice by chance.
const ATTEMPTS = 3;

/** Properties of the server or pooler behind a URL. */
export interface ServerFacts {
  /** The URL to use from now on. */
  url: string;
  /** Each transaction may use another server connection, as behind a pooler in transaction mode. */
  perTransaction: boolean;
  /** How many of the wanted connections could be opened at the same time. */
  connections: number;
}

/** Tests the server or pooler behind a URL. Throws an `UnusableDatabaseError` if a shop can't use it. */
export async function probeServer(variable: string, url: string, wanted: number): Promise<ServerFacts> {
  const first = await openFirst(variable, url);
  const opened = [first.client];
  try {
    const second = await open(first.url);
    opened.push(second);
    const perTransaction = await sharesConnections(first.client, second);
    if (perTransaction) return { url: first.url, perTransaction, connections: wanted };
    const more = Array.from({ length: Math.max(0, wanted - opened.length) }, () => open(first.url));
    for (const result of await Promise.allSettled(more))
      if (result.status === "fulfilled") opened.push(result.value);
    return { url: first.url, perTransaction, connections: opened.length };
  } catch (error) {
    if (opened.length > 1) throw error;
    return { url: first.url, perTransaction: false, connections: 1 };
  } finally {
    await Promise.all(opened.map((client) => client.end().catch(() => {})));
  }
}

/** Opens a connection. If the pooler rejects our options, the database itself must use UTC. */
async function openFirst(variable: string, url: string): Promise<{ url: string; client: pg.Client }> {
  try {
    return { url, client: await open(url) };
  } catch (error) {
    if (!(error instanceof Error && /unsupported startup parameter/i.test(error.message))) throw error;
  }
  const plain = withoutOptions(url);
  const client = await open(plain);
  const { rows } = await client.query<{ TimeZone: string }>("show timezone");
  const zone = rows[0]?.TimeZone ?? "";
  if (/^(Etc\/)?(UTC|GMT|UCT|Zulu)$/i.test(zone)) return { url: plain, client };
  await client.end();
  throw new UnusableDatabaseError(
    `The pooler in ${variable} does not pass on connection options, and the database's time zone is ${zone}. Set it to UTC (ALTER DATABASE … SET timezone = 'UTC').`,
  );
}

/** The same URL without connection options. */
function withoutOptions(url: string): string {
  const address = new URL(url);
  address.searchParams.set("options", "");
  return address.href;
}

/** Whether a pooler changes the backend process of a connection while another one is in a transaction. */
async function sharesConnections(own: pg.Client, other: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await readBackendPid(own);
    await other.query("begin");
    await readBackendPid(other);
    // A timeout means that the other one has the only server connection.
    const after = await readBackendPid(own).catch(() => null);
    await other.query("rollback");
    if (after !== before) return true;
  }
  return false;
}

async function readBackendPid(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionOptions(url, "larkwood probe"),
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    // A pooler assigns a server connection only at the first query.
    await readBackendPid(client);
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}
