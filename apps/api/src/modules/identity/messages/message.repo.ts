import type { ContactMessage, MessageState } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { countUpTo, type Executor, queryFirst, queryRows } from "../../../db/executor";

const columns = sql`
  id, name, email, order_number AS "orderNumber", text, state, created_at AS "createdAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('text', reply.text, 'author', author, 'createdAt', reply.created_at)
      ORDER BY reply.created_at, reply.id), '[]')
    FROM contact_replies AS reply WHERE message_id = contact_messages.id) AS replies`;

/** Which messages a list contains. */
export interface MessageFilter {
  state?: MessageState | undefined;
  search?: string | undefined;
}

function matchesFilter({ state, search }: MessageFilter): SQL {
  const pattern = `%${(search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const found = search
    ? sql`(name ILIKE ${pattern} OR email ILIKE ${pattern} OR order_number ILIKE ${pattern} OR text ILIKE ${pattern})`
    : sql`true`;
  return state ? sql`state = ${state} AND ${found}` : found;
}

/** Messages after a cursor, newest first, with times as PostgreSQL writes them. */
export async function messagesAfter(
  db: Executor,
  filter: MessageFilter,
  after: CursorPosition | null,
  limit: number,
): Promise<ContactMessage[]> {
  const isAfter = after ? sql`(created_at, id) < (${after.key}::timestamptz, ${after.id})` : sql`true`;
  return queryRows<ContactMessage>(
    db,
    sql`
    SELECT ${columns} FROM contact_messages WHERE ${matchesFilter(filter)} AND ${isAfter}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
  );
}

export const countMessages = (db: Executor, filter: MessageFilter): Promise<number> =>
  countUpTo(db, 10_000, sql`contact_messages WHERE ${matchesFilter(filter)}`);

export async function findMessage(db: Executor, id: string): Promise<ContactMessage | null> {
  const row = await queryFirst<ContactMessage>(
    db,
    sql`SELECT ${columns} FROM contact_messages WHERE id = ${id}`,
  );
  return row ? toMessage(row) : null;
}

/** Messages that came from an address since a time, newest first. */
export async function findMessagesFrom(db: Executor, email: string, since: Date): Promise<ContactMessage[]> {
  const rows = await queryRows<ContactMessage>(
    db,
    sql`
    SELECT ${columns} FROM contact_messages
    WHERE mailbox_of(email) = mailbox_of(${email}::text) AND lower(email) = lower(${email})
      AND created_at >= ${since.toISOString()}
    ORDER BY created_at DESC, id DESC`,
  );
  return rows.map(toMessage);
}

const isoTime = (time: string) => new Date(time).toISOString();

export const toMessage = (row: ContactMessage): ContactMessage => ({
  ...row,
  createdAt: isoTime(row.createdAt),
  replies: row.replies.map((reply) => ({ ...reply, createdAt: isoTime(reply.createdAt) })),
});
