import type { OrderNote } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { newId } from "../../../core/ids";
import { change, type Executor, rowsOf } from "../../../db/executor";

interface NewNote {
  id?: string;
  orderId: string;
  kind: OrderNote["kind"];
  body: string;
  actor: { userId: string | null; userName: string };
  now: Date;
}

export async function insertNote(tx: Executor, note: NewNote): Promise<void> {
  await change(
    tx,
    sql`
    INSERT INTO order_notes (id, order_id, kind, body, actor_id, actor_name, at)
    VALUES (${note.id ?? newId(note.now)}, ${note.orderId}, ${note.kind}, ${note.body}, ${note.actor.userId},
      ${note.actor.userName}, ${note.now.toISOString()})`,
  );
}

/** Writes down what was changed about an order, in the transaction that changes it. */
export const noteChange = (tx: Executor, note: Omit<NewNote, "kind" | "id">) =>
  insertNote(tx, { ...note, kind: "change" });

/** Notes and changes of an order, oldest first. */
export async function notesOf(db: Executor, orderId: string): Promise<OrderNote[]> {
  const rows = await rowsOf<OrderNote>(
    db,
    sql`
    SELECT id, kind, body, actor_name AS by, at FROM order_notes WHERE order_id = ${orderId} ORDER BY at, id LIMIT 500`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
