import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import type { LoggedChange } from "./read-changes";

/** The id of a change in messages. A restored database has a log with another name, in which numbers may repeat. */
export const eventIdOf = ({ id, cursor }: LoggedChange) =>
  `evt_${cursor.slice(0, cursor.indexOf("."))}_${id}`;

/** The id of the request to read everything again. */
export const resyncIdOf = (cursor: string) => `resync_${cursor.replaceAll(".", "_")}`;

/** The numbers of the orders among the changed objects, by id. */
export async function readOrderNumbers(
  db: Executor,
  changes: readonly LoggedChange[],
): Promise<Map<string, number>> {
  const ids = changes.map(({ objectId }) => objectId);
  const rows = await queryRows<{ id: string; number: string }>(
    db,
    sql`SELECT id, number FROM orders WHERE id = ANY(${sql.param(ids)}::text[])`,
  );
  return new Map(rows.map(({ id, number }) => [id, Number(number)]));
}
