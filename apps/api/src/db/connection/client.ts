import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { connectionOptions } from "./connection-options";
import { corkWrites } from "./cork-writes";
import { createFailureReasons } from "./failure-reasons";
import { createPool, type PoolOptions } from "./pool";
import { QueryMetrics } from "./query-metrics";
import { createStatementNames } from "./statement-names";

// A plan for any words is a bad one for most: which index is the quickest depends on how many products have them.
const BY_WORDS = /@@/;

/** Drizzle over a pool of connections. Only the files of this folder ask for anything but the query builder. */
export interface Database extends NodePgDatabase {
  readonly pool: pg.Pool;
  readonly meter: QueryMetrics;
  /** The same way of asking on a single connection, for the length of a transaction. */
  on(connection: pg.ClientBase): NodePgDatabase;
  /** A connection outside the pool, for what takes one for itself (COPY); whoever opens it ends it. */
  openConnection(): Promise<pg.Client>;
  /** Ends all connections, once those in use have been given back. */
  close(): Promise<void>;
}

/** Opens a database; connections are made on first use. */
export function connectDatabase(url: string, options: PoolOptions = {}): Database {
  const pool = createPool(url, options);
  const meter = new QueryMetrics();
  // A name is known to the one connection that prepared it.
  const nameOf = options.perTransaction ? () => undefined : createStatementNames();

  /** What Drizzle sends statements to: counts them, and names those that come again, so that they are prepared once. */
  const speakTo = (
    target: pg.Pool | pg.ClientBase,
    { reasonOf = (error: unknown) => error, beforeEach = () => {} } = {},
  ) => {
    const query = async (config: pg.QueryConfig, values: unknown[]) => {
      const end = meter.begin();
      beforeEach();
      const isNamed = values.length > 0 && !BY_WORDS.test(config.text);
      const name = isNamed ? nameOf(config.text) : undefined;
      try {
        const result = await target.query({ ...config, ...(name ? { name } : {}) }, values);
        end(false);
        return result;
      } catch (error) {
        end(true);
        throw reasonOf(error);
      }
    };
    // Drizzle asks its client for nothing else; transactions are ours.
    return drizzle({ client: { query } as unknown as pg.Pool });
  };

  return Object.assign(speakTo(pool), {
    pool,
    meter,
    on: (connection: pg.ClientBase) =>
      speakTo(connection, {
        reasonOf: createFailureReasons(),
        // What a transaction asks without waiting in between leaves in one write.
        beforeEach: () => corkWrites(connection),
      }),
    openConnection: async () => {
      const client = new pg.Client(connectionOptions(url));
      client.on("error", () => {});
      await client.connect();
      return client;
    },
    close: () => pool.end(),
  });
}
