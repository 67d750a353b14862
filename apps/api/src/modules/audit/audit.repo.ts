import type { Executor } from "../../db/executor";
import { auditLog } from "../../db/schema";
import type { Sql } from "../../db/sql";

/** What is written down of one event. */
export interface AuditEvent {
  actor: { userId: string | null; userName: string };
  action: string;
  subjectType: "product" | "user" | "session" | "order" | "coupon" | "payment" | "image";
  subjectId: string | null;
  before?: unknown;
  after?: unknown;
  requestId: string;
  at: Date;
}

export async function recordAudit(db: Executor, ...events: AuditEvent[]): Promise<void> {
  const rows = events.map(({ actor, before = null, after = null, ...rest }) => ({
    ...rest,
    before,
    after,
    actorId: actor.userId,
    actorName: actor.userName,
  }));
  if (rows.length > 0) await db.insert(auditLog).values(rows);
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** The same within a transaction that speaks plain SQL. */
export async function recordAuditPlain(sql: Sql, event: AuditEvent): Promise<void> {
  const { actor, action, subjectType, subjectId, before, after, requestId, at } = event;
  await sql`
    INSERT INTO audit_log (at, actor_id, actor_name, action, subject_type, subject_id, before, after, request_id)
    VALUES (${at.toISOString()}, ${actor.userId}, ${actor.userName}, ${action}, ${subjectType}, ${subjectId},
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${requestId})`;
}
