import type { ChangeEvent } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";

const NUMBER = /^\d{1,18}$/;

/** A position in the log: after an entry of a transaction. */
interface Position {
  transactionId: string;
  id: string;
}

interface LogState {
  name: string;
  /** The oldest transaction that is still open on the database server. It may add entries. */
  openFrom: string;
  /** Entries of this transaction and of earlier ones may have been deleted. */
  deletedUntil: string;
}

/** An entry of the log. */
export interface LoggedChange {
  id: string;
  event: ChangeEvent;
  objectId: string;
  at: string;
  /** The cursor after this entry. */
  cursor: string;
}

interface ChangesAfter {
  cursor: string;
  events: readonly ChangeEvent[];
  limit: number;
}

/** A cursor behind every change that is committed now. */
export async function currentCursor(db: Executor): Promise<string> {
  const state = await readState(db);
  return toCursor(state, endOfLog(state));
}

/**
 * The changes after a cursor, in the order of their transactions. Lists a change once every older transaction has ended,
 * so that none is skipped. Throws `cursor_expired` if changes may be missing.
 */
export async function readChanges(db: Executor, { cursor, events, limit }: ChangesAfter) {
  const { name, ...from } = parseCursor(cursor);
  const state = await readState(db);
  const rows = await queryRows<Omit<LoggedChange, "cursor"> & Position>(
    db,
    sql`
    SELECT id, transaction_id AS "transactionId", event, object_id AS "objectId",
      to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
    FROM change_log
    WHERE (transaction_id, id) > (${from.transactionId}::xid8, ${from.id}::bigint)
      AND transaction_id < ${state.openFrom}::xid8 AND event = ANY(${sql.param([...events])})
    ORDER BY transaction_id, id LIMIT ${limit + 1}`,
  );
  // After reading, because the cleanup may delete changes meanwhile.
  assertComplete(await readState(db), name, from);
  const changes: LoggedChange[] = rows
    .slice(0, limit)
    .map((row) => ({ ...row, cursor: toCursor(state, row) }));
  const hasMore = rows.length > limit;
  const last = hasMore ? changes.at(-1) : undefined;
  return { changes, next: last?.cursor ?? toCursor(state, endOfLog(state)), hasMore };
}

async function readState(db: Executor): Promise<LogState> {
  const state = await queryFirst<LogState & { currentName: string }>(
    db,
    sql`
    SELECT name, change_log_name() AS "currentName", deleted_until AS "deletedUntil",
      pg_snapshot_xmin(pg_current_snapshot()) AS "openFrom"
    FROM change_log_state`,
  );
  if (!state) throw new Error("the change log has no state");
  if (state.name === state.currentName) return state;
  await startNewLog(db);
  return readState(db);
}

/** After a restore: transactions with numbers of the future are those of the old server. */
async function startNewLog(db: Executor): Promise<void> {
  await executeUpdate(
    db,
    sql`
    WITH old AS (DELETE FROM change_log WHERE transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))
    UPDATE change_log_state SET name = change_log_name(), deleted_until = '0'`,
  );
}

/** Before the first entry of the oldest open transaction. */
const endOfLog = ({ openFrom }: LogState): Position => ({ transactionId: openFrom, id: "0" });

const toCursor = ({ name }: LogState, { transactionId, id }: Position) => `${name}.${transactionId}.${id}`;

function parseCursor(cursor: string): Position & { name: string } {
  const [name = "", transactionId = "", id = "", ...rest] = cursor.split(".");
  if (!NUMBER.test(transactionId) || !NUMBER.test(id) || rest.length > 0)
    throw new AppError("invalid_input", { errors: { since: "This is not a cursor of this list" } });
  return { name, transactionId, id };
}

function assertComplete(state: LogState, name: string, { transactionId }: Position): void {
  const number = BigInt(transactionId);
  const isDeleted = number <= BigInt(state.deletedUntil);
  // The server has lost transactions, for example because a replica with a delay replaced it.
  const isAhead = number > BigInt(state.openFrom);
  if (name !== state.name || isDeleted || isAhead) throw new AppError("cursor_expired");
}
