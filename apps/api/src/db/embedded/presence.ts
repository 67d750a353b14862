import postgres from "postgres";
import { superuser } from "./cluster";
import { EmbeddedDatabaseError } from "./errors";

// Everyone who uses the server holds this lock shared; whoever gets it alone is the last and may stop the server.
const presenceLock = 7_215_508_412;

/** Address of a database on the embedded server. */
export function serverUrl(port: number, password: string, database = "postgres"): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

/** Makes itself known on the server and makes sure of the shop's database; null when the server is going down. */
export async function enter(url: string): Promise<(() => Promise<void>) | null> {
  const sql = oneConnection(url);
  try {
    await sql`select pg_advisory_lock_shared(${presenceLock})`;
    await ensureDatabase(sql);
    return () => sql.end({ timeout: 1 });
  } catch (error) {
    await sql.end({ timeout: 0 });
    if (error instanceof postgres.PostgresError && error.code === "28P01") {
      throw new EmbeddedDatabaseError(
        "The embedded PostgreSQL does not accept the password kept in secrets/postgres-password of the data directory.",
      );
    }
    return null;
  }
}

/** Keeps newcomers waiting until the server is down, when nobody else is on it; null when somebody is, or it is gone. */
export async function claimForShutdown(url: string): Promise<(() => Promise<void>) | null> {
  const sql = oneConnection(url);
  const release = () => sql.end({ timeout: 0 });
  try {
    const [row] = await sql<{ alone: boolean }[]>`select pg_try_advisory_lock(${presenceLock}) as alone`;
    if (row?.alone) return release;
  } catch {
    // No server: nothing to stop.
  }
  await release();
  return null;
}

async function ensureDatabase(sql: postgres.Sql): Promise<void> {
  const found = await sql`select 1 from pg_database where datname = 'larkwood'`;
  if (found.length > 0) return;
  try {
    await sql`create database larkwood`;
  } catch (error) {
    const taken = error instanceof postgres.PostgresError && ["42P04", "23505"].includes(error.code);
    if (!taken) throw error;
  }
}

function oneConnection(url: string): postgres.Sql {
  return postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: "larkwood-presence" },
  });
}
