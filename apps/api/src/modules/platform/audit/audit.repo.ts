import type { AuditAction, AuditSubject } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { auditLog } from "../../../db/schema";

/** One entry of the audit log. */
export interface AuditEvent {
  actor: { userId: string | null; userName: string };
  action: AuditAction;
  subjectType: AuditSubject;
  subjectId: string | null;
  before?: unknown;
  after?: unknown;
  requestId: string;
  at: Date;
}

interface LastEntry {
  actorId: string | null;
  action: string;
  before: unknown;
  at: string;
}

/** The newest entry about a subject; null when there is none. */
export async function findLastAudit(
  db: Executor,
  subject: AuditSubject,
  id: string,
): Promise<LastEntry | null> {
  const row = await queryFirst<LastEntry>(
    db,
    sql`
    SELECT actor_id AS "actorId", action, before, at FROM audit_log
    WHERE subject_id = ${id} AND subject_type = ${subject} ORDER BY id DESC LIMIT 1`,
  );
  return row ?? null;
}

export async function recordAudit(db: Executor, ...events: AuditEvent[]): Promise<void> {
  const rows = events.map(({ actor, before = null, after = null, ...event }) => ({
    ...event,
    before,
    after,
    actorId: actor.userId,
    actorName: actor.userName,
  }));
  if (rows.length > 0) await db.insert(auditLog).values(rows);
}
