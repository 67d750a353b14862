import { type AuditEntry, type AuditQuery, LIMITS } from "@larkwood/contract";
import { and, eq, getTableColumns, gte, like, lte, type SQL, sql } from "drizzle-orm";
import { endOfDay, startOfDay } from "../../../core/calendar";
import { afterCursor, decodeCursor, orderBy, type SortOrder } from "../../../core/cursor";
import { type Page, slicePage } from "../../../core/pagination";
import { prefixQuery, splitWords } from "../../../core/search-terms";
import type { Executor } from "../../../db/executor";
import { auditLog } from "../../../db/schema";
import type { PlatformContext } from "../context";

const auditId = sql`${auditLog.id}`;
const NEWEST: SortOrder = { key: auditId, type: "bigint", descending: true };
/** Fields that may hold an order number or a coupon code. */
const NUMBER_FIELDS = sql.join(
  ["number", "orderNumber", "code"].map((key) => sql`${auditLog.after} ->> ${sql.raw(`'${key}'`)}`),
  sql`, `,
);
const MAX_COUNT = 1_000;
/** Whether the newest entry about the same subject is its deletion. One row of an index, however many entries there are. */
const subjectDeleted = sql<boolean | null>`(
  SELECT newest.action LIKE '%.delete' FROM audit_log AS newest
  WHERE newest.subject_id = audit_log.subject_id AND newest.subject_type = audit_log.subject_type
  ORDER BY newest.id DESC LIMIT 1)`;

/** A page of the audit log, newest first. */
export async function listAudit(
  { db, settings }: Pick<PlatformContext, "settings"> & { db: Executor },
  query: AuditQuery,
): Promise<Page<AuditEntry>> {
  const { timeZone } = settings.current;
  const limit = query.limit ?? LIMITS.pageSize;
  const cursor = decodeCursor(query.cursor, NEWEST);
  const filter = and(
    query.actorId ? eq(auditLog.actorId, query.actorId) : undefined,
    query.subjectId ? eq(auditLog.subjectId, query.subjectId) : undefined,
    query.action ? like(auditLog.action, `${query.action.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
    query.search ? matchSearch(query.search) : undefined,
    query.from ? gte(auditLog.at, startOfDay(query.from, timeZone)) : undefined,
    query.to ? lte(auditLog.at, endOfDay(query.to, timeZone)) : undefined,
  );
  const rows = await db
    .select({ ...getTableColumns(auditLog), subjectDeleted })
    .from(auditLog)
    .where(and(filter, cursor ? afterCursor(NEWEST, auditId, cursor) : undefined))
    .orderBy(orderBy(NEWEST, auditId))
    .limit(limit + 1);
  const placed = rows.map((row) => ({ row, position: { key: String(row.id), id: String(row.id), part: 0 } }));
  return slicePage(placed, limit, await countAudit(db, filter), ({ row }) => toAuditEntry(row));
}

/** Matches an exact subject id or order number, or the start of names and codes. */
function matchSearch(search: string): SQL {
  if (/^[0-9a-f]{24}$/.test(search)) return eq(auditLog.subjectId, search);
  const number = /^#?(\d{1,15})$/.exec(search)?.[1];
  const words = number ? [number] : splitWords(search);
  if (words.length === 0) return sql`false`;
  const matchesWords = sql`audit_words(${auditLog.actorName}, ${auditLog.before}, ${auditLog.after}) @@ ${prefixQuery(words)}`;
  // The index narrows the rows down; a number must then match exactly.
  return number ? sql`(${matchesWords} AND ${number} IN (${NUMBER_FIELDS}))` : matchesWords;
}

async function countAudit(db: Executor, filter: SQL | undefined): Promise<number> {
  const hits = db
    .select({ one: sql`1`.as("one") })
    .from(auditLog)
    .where(filter)
    .limit(MAX_COUNT)
    .as("hits");
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(hits);
  return row?.total ?? 0;
}

/** Converts a row to the audit entry of the API. */
export function toAuditEntry({
  subjectDeleted,
  ...row
}: typeof auditLog.$inferSelect & { subjectDeleted?: boolean | null }): AuditEntry {
  return {
    ...row,
    id: String(row.id),
    at: row.at.toISOString(),
    ...(subjectDeleted ? { subjectDeleted } : {}),
  };
}
