import type { SignInAttempt } from "@larkwood/contract";
import { describeDevice } from "@larkwood/domain";
import { and, desc, eq } from "drizzle-orm";
import { maskAddress } from "../../../core/client-network";
import type { Executor } from "../../../db/executor";
import { auditLog } from "../../../db/schema";

const OF_EACH_KIND = 10;

interface Noted {
  address?: string;
  device?: string;
  step?: string;
}

/** The newest tries to sign in, good and bad apart: a storm of bad ones must not hide that somebody got in. */
export async function listSignIns(db: Executor, userId: string): Promise<SignInAttempt[]> {
  const newest = (action: "session.open" | "session.refused") =>
    db
      .select({ id: auditLog.id, at: auditLog.at, action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(
        and(eq(auditLog.subjectId, userId), eq(auditLog.subjectType, "session"), eq(auditLog.action, action)),
      )
      .orderBy(desc(auditLog.id))
      .limit(OF_EACH_KIND);
  const [opened, refused] = [await newest("session.open"), await newest("session.refused")];
  return [...opened, ...refused].sort((a, b) => b.id - a.id).map(toAttempt);
}

interface Row {
  id: number;
  at: Date;
  action: string;
  after: unknown;
}

function toAttempt({ id, at, action, after }: Row): SignInAttempt {
  const { address = "", device = "", step } = (after ?? {}) as Noted;
  const failure = step === "code" ? "wrong_code" : "wrong_password";
  return {
    id: String(id),
    at: at.toISOString(),
    address: maskAddress(address),
    // In our words only: whoever fails to sign in could otherwise write to the owner here.
    device: describeDevice(device) ?? "Unknown device",
    outcome: action === "session.open" ? "signed_in" : failure,
  };
}
