import type pg from "pg";

/** Options of every connection that the shop opens. */
export function connectionOptions(url: string, name = "larkwood"): pg.ClientConfig {
  return { connectionString: url, application_name: name, options: "-c timezone=UTC", keepAlive: true };
}
