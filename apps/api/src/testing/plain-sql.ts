import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../db/executor";

/** Runs a statement of a test: ``sqlOn(db)`select …` ``. An array is sent as one parameter. */
export function sqlOn(db: Executor) {
  return <Row = Record<string, unknown>>(strings: TemplateStringsArray, ...values: unknown[]) =>
    queryRows<Row>(
      db,
      sql(strings, ...values.map((value) => (Array.isArray(value) ? sql.param(value) : value))),
    );
}
