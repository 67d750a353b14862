import type postgres from "postgres";

/** Where statements go: the pool, or the transaction at hand. */
export type Sql = postgres.ISql;
