import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { connectionOptions } from "./connection-options";
import { corkWrites } from "./cork-writes";
import { createFailureReasons } from "./failure-reasons";
import { createPool, type PoolOptions } from "./pool";
import { QueryMetrics } from "./query-metrics";
import { createStatementNames } from "./statement-names";

// Text searches are not prepared: the best plan depends on how many rows contain the words.
const TEXT_SEARCH = /@@/;

/** Drizzle on a connection pool. Only the files in db/ use more than the query builder. */
export interface Database extends NodePgDatabase {
  readonly pool: pg.Pool;
  readonly metrics: QueryMetrics;
  /** Drizzle on a single connection, for a transaction. */
  on(connection: pg.ClientBase): NodePgDatabase;
  /** Opens a connection outside the pool, for example for COPY. The caller ends it. */
  openConnection(): Promise<pg.Client>;
  /** Ends all connections after those in use are released. */
  close(): Promise<void>;
}

/** Connects to a database; connections are opened on first use. */
export function connectDatabase(url: string, options: PoolOptions = {}): Database {
  const pool = createPool(url, options);
  const metrics = new QueryMetrics();
  // A prepared statement exists only on its own connection, which a pooler may change.
  const nameOf = options.perTransaction ? () => undefined : createStatementNames();

  /** Drizzle on a pool or connection. Measures statements and prepares the frequent ones. */
  const drizzleOn = (
    target: pg.Pool | pg.ClientBase,
    { toReason = (error: unknown) => error, beforeEach = () => {} } = {},
  ) => {
    const query = async (config: pg.QueryConfig, values: unknown[]) => {
      const end = metrics.begin();
      beforeEach();
      const isNamed = values.length > 0 && !TEXT_SEARCH.test(config.text);
      const name = isNamed ? nameOf(config.text) : undefined;
      try {
        const result = await target.query({ ...config, ...(name ? { name } : {}) }, values);
        end(false);
        return result;
      } catch (error) {
        end(true);
        throw toReason(error);
      }
    };
    // Drizzle uses no other method of its client; transaction.ts handles transactions.
    return drizzle({ client: { query } as unknown as pg.Pool });
  };

  return Object.assign(drizzleOn(pool), {
    pool,
    metrics,
    on: (connection: pg.ClientBase) =>
      drizzleOn(connection, {
        toReason: createFailureReasons(),
        // Statements that are not awaited in between are sent in one write.
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
