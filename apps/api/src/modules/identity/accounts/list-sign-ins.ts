import type { SignInAttempt } from "@larkwood/contract";
import { describeDevice } from "@larkwood/domain";
import { and, desc, eq } from "drizzle-orm";
import { maskAddress } from "../../../core/client-network";
import type { Executor } from "../../../db/executor";
import { auditLog } from "../../../db/schema";

const LIMIT_PER_ACTION = 10;

interface LoggedSource {
  address?: string;
  device?: string;
  step?: string;
}

/** The newest successful and failed sign-ins. Each has its own limit, so that failures can't hide a success. */
export async function listSignIns(db: Executor, userId: string): Promise<SignInAttempt[]> {
  const newest = (action: "session.open" | "session.refused") =>
    db
      .select({ id: auditLog.id, at: auditLog.at, action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(
        and(eq(auditLog.subjectId, userId), eq(auditLog.subjectType, "session"), eq(auditLog.action, action)),
      )
      .orderBy(desc(auditLog.id))
      .limit(LIMIT_PER_ACTION);
  const [opened, refused] = [await newest("session.open"), await newest("session.refused")];
  return [...opened, ...refused].sort((a, b) => b.id - a.id).map(toAttempt);
}

interface AuditRow {
  id: number;
  at: Date;
  action: string;
  after: unknown;
}

function toAttempt({ id, at, action, after }: AuditRow): SignInAttempt {
  const { address = "", device = "", step } = (after ?? {}) as LoggedSource;
  const failure = step === "code" ? "wrong_code" : "wrong_password";
  return {
    id: String(id),
    at: at.toISOString(),
    address: maskAddress(address),
    // Never the raw User-Agent, because a stranger could use it to show text to the owner.
    device: describeDevice(device) ?? "Unknown device",
    outcome: action === "session.open" ? "signed_in" : failure,
  };
}
