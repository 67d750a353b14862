import type { OrderNote } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { newId } from "../../../core/ids";
import { type Executor, executeUpdate, queryRows } from "../../../db/executor";

interface NewNote {
  id?: string;
  orderId: string;
  kind: OrderNote["kind"];
  body: string;
  actor: { userId: string | null; userName: string };
  now: Date;
}

export async function insertNote(tx: Executor, note: NewNote): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    INSERT INTO order_notes (id, order_id, kind, body, actor_id, actor_name, at)
    VALUES (${note.id ?? newId(note.now)}, ${note.orderId}, ${note.kind}, ${note.body}, ${note.actor.userId},
      ${note.actor.userName}, ${note.now.toISOString()})`,
  );
}

/** Adds a change to the order's history, in the transaction that makes the change. */
export const recordOrderChange = (tx: Executor, note: Omit<NewNote, "kind" | "id">) =>
  insertNote(tx, { ...note, kind: "change" });

/** Notes and changes of an order, oldest first. */
export async function notesOf(db: Executor, orderId: string): Promise<OrderNote[]> {
  const rows = await queryRows<OrderNote>(
    db,
    sql`
    SELECT id, kind, body, actor_name AS by, at FROM order_notes WHERE order_id = ${orderId} ORDER BY at, id LIMIT 500`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
