import type { AuditAction, AuditSubject } from "@larkwood/contract";
import type { Executor } from "../../db/executor";
import { auditLog } from "../../db/schema";

/** What is written down of one event. */
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
