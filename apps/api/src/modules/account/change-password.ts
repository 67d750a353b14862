import type { PasswordForm } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";
import { endOtherSessions } from "../session";
import { findUser, updatePassword } from "../users";
import { confirmPassword } from "./confirm-password";

/** Sets a new password and ends the sessions on other devices; this one goes on with a fresh access token. */
export async function changePassword(
  context: AppContext,
  { currentPassword, newPassword }: PasswordForm,
  author: Author,
): Promise<string> {
  const { db, clock, passwords, accessTokens } = context;
  const { caller, requestId, address } = author;
  await confirmPassword(context, { password: currentPassword }, author);
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
