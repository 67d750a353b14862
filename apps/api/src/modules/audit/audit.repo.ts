import type { Executor } from "../../db/executor";
import { auditLog } from "../../db/schema";

/** What is written down of one event. */
export interface AuditEvent {
  actor: { userId: string | null; userName: string };
  action: string;
  subjectType: "product" | "user" | "session" | "order" | "coupon" | "payment";
  subjectId: string | null;
  before?: unknown;
  after?: unknown;
  requestId: string;
  at: Date;
}

export async function recordAudit(db: Executor, event: AuditEvent): Promise<void> {
  const { actor, before = null, after = null, ...rest } = event;
  await db
    .insert(auditLog)
    .values({ ...rest, before, after, actorId: actor.userId, actorName: actor.userName });
}
