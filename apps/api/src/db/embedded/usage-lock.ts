import pg from "pg";
import { ADVISORY_LOCKS } from "../advisory-locks";
import { superuser } from "./cluster";
import { EmbeddedDatabaseError } from "./errors";

/** URL of a database on the embedded server. */
export function serverUrl(port: number, password: string, database = "postgres"): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

/** Takes the shared usage lock and creates the shop's database if needed; null if the server is shutting down. */
export async function acquireUsageLock(url: string): Promise<(() => Promise<void>) | null> {
  const client = createClient(url);
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [ADVISORY_LOCKS.presence]);
    await ensureDatabase(client);
    return () => client.end();
  } catch (error) {
    client.end().catch(() => {});
    if (error instanceof pg.DatabaseError && error.code === "28P01") {
      throw new EmbeddedDatabaseError(
        "The embedded PostgreSQL rejects the password in secrets/postgres-password in the data directory.",
      );
    }
    return null;
  }
}

/** Takes the lock exclusively, so that new processes wait until the server has stopped; null if another one uses it. */
export async function claimForShutdown(url: string): Promise<(() => Promise<void>) | null> {
  const client = createClient(url);
  const release = () => client.end();
  try {
    await client.connect();
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
      ADVISORY_LOCKS.presence,
    ]);
    if (rows[0]?.locked) return release;
  } catch {
    // The server has already stopped.
  }
  await release();
  return null;
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const found = await client.query("select 1 from pg_database where datname = 'larkwood'");
  if (found.rows.length > 0) return;
  try {
    await client.query("create database larkwood");
  } catch (error) {
    const isDuplicate = error instanceof pg.DatabaseError && ["42P04", "23505"].includes(error.code ?? "");
    if (!isDuplicate) throw error;
  }
}

function createClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: "larkwood-presence",
  });
  // The server ends this connection when it stops.
  client.on("error", () => {});
  return client;
}
