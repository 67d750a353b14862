import type { CustomerRecord } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { endOtherSessions } from "../sessions";
import { assertMayManageUser, lockUser } from "../users";
import { findRecord, writeRecord } from "./customer-record.repo";

interface RecordChange {
  id: string;
  version: number;
  note: string;
  isBlocked: boolean;
}

/** Saves the note about a customer and whether they are blocked. Blocking ends all their sessions. */
export async function saveCustomerRecord(
  { db, clock }: Pick<IdentityContext, "db" | "clock">,
  { id, version, note, isBlocked }: RecordChange,
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<CustomerRecord> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    // With the user locked, a concurrent sign-in is either ended here or refused afterwards.
    const user = await lockUser(tx, id);
    assertMayManageUser(caller, user);
    const before = await getCustomerRecord(tx, id);
    if (before.version !== version) throw new AppError("edit_conflict", { context: before });
    // Admins can't be blocked, because they could lock themselves out; change their role instead.
    if (isBlocked && user.role === "Admin") throw new AppError("not_allowed");
    const since = before.blockedAt ? new Date(before.blockedAt) : now;
    await writeRecord(tx, id, { note, blockedAt: isBlocked ? since : null });
    if (isBlocked) await endOtherSessions(tx, id, caller.sessionId, now);
    const after = await getCustomerRecord(tx, id);
    await recordAudit(tx, {
      actor: caller,
      action:
        isBlocked === (before.blockedAt !== null) ? "user.note" : isBlocked ? "user.block" : "user.unblock",
      subjectType: "user",
      subjectId: id,
      before: { userName: user.userName, note: before.note },
      after: { userName: user.userName, note },
      requestId,
      at: now,
    });
    return after;
  });
}

export async function getCustomerRecord(
  db: Parameters<typeof findRecord>[0],
  id: string,
): Promise<CustomerRecord> {
  const record = await findRecord(db, id);
  if (!record) throw new AppError("not_found");
  return record;
}
