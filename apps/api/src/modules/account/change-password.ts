import type { PasswordForm } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import type { Caller } from "../../plugins/caller";
import { recordAudit } from "../audit/audit.repo";
import { endOtherSessions } from "../session/session.repo";
import { findUser, updatePassword } from "../users/user.repo";
import { confirmPassword } from "./confirm-password";

/** Sets a new password and ends the sessions on other devices; this one goes on with a fresh access token. */
export async function changePassword(
  context: AppContext,
  { currentPassword, newPassword }: PasswordForm,
  { caller, requestId, address }: { caller: Caller; requestId: string; address: string },
): Promise<string> {
  const { db, clock, passwords, accessTokens } = context;
  await confirmPassword(context, { caller, password: currentPassword, address });
  const passwordHash = await passwords.hash(newPassword, address);
  const at = clock();
  await inTransaction(db, async (tx) => {
    if (!(await findUser(tx, caller.userId))) throw new AppError("not_signed_in");
    await updatePassword(tx, caller.userId, passwordHash);
    await endOtherSessions(tx, caller.userId, caller.sessionId, at);
    await recordAudit(tx, {
      actor: caller,
      action: "user.password",
      subjectType: "user",
      subjectId: caller.userId,
      requestId,
      at,
    });
  });
  return accessTokens.issue(caller);
}
