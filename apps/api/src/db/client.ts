import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema";

/** Drizzle over a pool of postgres.js connections; `$client` is the pool itself. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: postgres.Sql };

interface ConnectOptions {
  /** Most connections open at once. */
  max?: number;
}

/** Opens a pool; connections are made on first use and closed by `db.$client.end()`. */
export function connectDatabase(url: string, { max = 10 }: ConnectOptions = {}): Database {
  const client = postgres(url, {
    max,
    connect_timeout: 10,
    // Notices ("relation already exists, skipping") are no news to the operator.
    onnotice: () => {},
    connection: { application_name: "larkwood", timezone: "UTC" },
  });
  return drizzle(client, { schema });
}
