import pg from "pg";
import { connectionOptions } from "./connection/connection-options";
import { UnusableDatabaseError } from "./unusable-database-error";

const PATIENCE_MS = 2_000;
// Whoever shares its connections between transactions may give the same one twice by chance.
const TRIES = 3;

/** What lies behind an address, found out by trying. */
export interface ServerFacts {
  /** The address to use from now on. */
  url: string;
  /** Each transaction may run on another connection of the server, as behind a pooler in transaction mode. */
  perTransaction: boolean;
  /** How many of the wanted connections were had at the same time. */
  connections: number;
}

/** Looks at the server of an address, or at the pooler in front of it. Throws an UnusableDatabase when it cannot carry a shop. */
export async function probeServer(variable: string, url: string, wanted: number): Promise<ServerFacts> {
  const reached = await reach(variable, url);
  const opened = [reached.client];
  try {
    const second = await open(reached.url);
    opened.push(second);
    const perTransaction = await sharesConnections(reached.client, second);
    if (perTransaction) return { url: reached.url, perTransaction, connections: wanted };
    const more = Array.from({ length: Math.max(0, wanted - opened.length) }, () => open(reached.url));
    for (const one of await Promise.allSettled(more)) if (one.status === "fulfilled") opened.push(one.value);
    return { url: reached.url, perTransaction, connections: opened.length };
  } catch (error) {
    if (opened.length > 1) throw error;
    return { url: reached.url, perTransaction: false, connections: 1 };
  } finally {
    await Promise.all(opened.map((client) => client.end().catch(() => {})));
  }
}

/** Some poolers refuse what a connection asks for at its beginning: then the server must have it by itself. */
async function reach(variable: string, url: string): Promise<{ url: string; client: pg.Client }> {
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

/** The same address, on which a connection asks for nothing at its beginning. */
function withoutOptions(url: string): string {
  const address = new URL(url);
  address.searchParams.set("options", "");
  return address.href;
}

/** While another one is in a transaction, a connection of one's own still leads to the same process of the server. */
async function sharesConnections(own: pg.Client, other: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await processOf(own);
    await other.query("begin");
    await processOf(other);
    // No answer: the only connection there is was given to the other.
    const after = await processOf(own).catch(() => null);
    await other.query("rollback");
    if (after !== before) return true;
  }
  return false;
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionOptions(url, "larkwood probe"),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    // A pooler greets everybody, and finds a connection for them when they first ask.
    await processOf(client);
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}
