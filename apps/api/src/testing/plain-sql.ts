import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../db/executor";

/** A statement of a test and its rows: ``sqlOn(db)`select …` ``. Lists are sent as one array. */
export function sqlOn(db: Executor) {
  return <Row = Record<string, unknown>>(strings: TemplateStringsArray, ...values: unknown[]) =>
    queryRows<Row>(
      db,
      sql(strings, ...values.map((value) => (Array.isArray(value) ? sql.param(value) : value))),
    );
}
