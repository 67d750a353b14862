import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { bySocket, type OpenSocket } from "./database-watch";
import * as schema from "./schema";

/** Drizzle over a pool of postgres.js connections; `$client` is the pool itself. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: postgres.Sql };

interface ConnectOptions {
  /** Most connections open at once. */
  max?: number;
  /** Makes the connections, where somebody watches over them. */
  openSocket?: OpenSocket;
}

/** Opens a pool; connections are made on first use and closed by `db.$client.end()`. */
export function connectDatabase(url: string, { max = 10, openSocket }: ConnectOptions = {}): Database {
  const client = postgres(url, {
    max,
    connect_timeout: 10,
    // The driver would wait up to 20 seconds after a few refusals, and a server that is back would look away for as long.
    backoff: secondsBeforeTry,
    // Notices ("relation already exists, skipping") are no news to the operator.
    onnotice: () => {},
    connection: { application_name: "larkwood", timezone: "UTC" },
    ...(openSocket ? bySocket(openSocket) : {}),
  });
  return drizzle(client, { schema });
}

/** A little longer after each failure, at most a second, and not all connections at the same moment. */
function secondsBeforeTry(failures: number): number {
  return Math.min(1, 0.02 * 2 ** failures) * (0.5 + Math.random() / 2);
}
