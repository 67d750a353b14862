import { endpoints, LIMITS, type Mail } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { AppContext } from "../../context";
import { decodeCursor, type SortOrder } from "../../keyset";
import { cutPage } from "../../page";
import type { Route } from "../../plugins/endpoint";
import { pageHeaders } from "../../plugins/page-links";
import { countOutbox, listOutbox, MAX_ATTEMPTS, type OutboxRow } from "./outbox.repo";

const NEWEST: SortOrder = { key: sql`id`, type: "bigint", descending: true };

// What a reset link opens is for its owner alone.
const HIDDEN_BODY = "(The text of this message is not shown.)";

function statusOf(row: OutboxRow): Mail["status"] {
  if (row.sentAt) return "sent";
  return row.attempts < MAX_ATTEMPTS ? "waiting" : "failed";
}

function toMail(row: OutboxRow): Mail {
  return {
    ...row,
    id: String(row.id),
    body: row.kind === "password_reset" ? HIDDEN_BODY : row.body,
    status: statusOf(row),
    createdAt: new Date(row.createdAt).toISOString(),
    sentAt: row.sentAt ? new Date(row.sentAt).toISOString() : null,
  };
}

export function mailRoutes(route: Route, { db }: AppContext): void {
  route(endpoints.listMails, async ({ query, request, reply }) => {
    const limit = query.limit ?? LIMITS.pageSize;
    const [rows, total] = await Promise.all([
      listOutbox(db, decodeCursor(query.cursor, NEWEST), limit + 1),
      countOutbox(db),
    ]);
    const placed = rows.map((row) => ({ row, place: { key: String(row.id), id: String(row.id), part: 0 } }));
    const page = cutPage(placed, limit, total, ({ row }) => toMail(row));
    reply.headers(pageHeaders(request, page));
    return page.items;
  });
}
