import type pg from "pg";

/** Common options of all connections. */
export function connectionOptions(url: string, name = "larkwood"): pg.ClientConfig {
  return { connectionString: url, application_name: name, options: "-c timezone=UTC", keepAlive: true };
}
