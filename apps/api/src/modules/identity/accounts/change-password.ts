import type { PasswordForm } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { endOtherSessions, replaceRefreshTokens } from "../sessions";
import { lockUserIfUnchanged, updatePassword } from "../users";
import { confirmPassword } from "./confirm-password";

interface NewTokens {
  accessToken: string;
  refreshToken: string;
  remembered: boolean;
}

/** Sets a new password and ends the user's other sessions; the current session gets new tokens. */
export async function changePassword(
  context: IdentityContext,
  { currentPassword, newPassword }: PasswordForm,
  actor: Actor,
): Promise<NewTokens> {
  const { db, clock, passwords, accessTokens } = context;
  const { caller, requestId, address } = actor;
  const confirmed = await confirmPassword(context, { password: currentPassword }, actor);
  const passwordHash = await passwords.hash(newPassword, address);
  const at = clock();
  const tokens = await inTransaction(db, async (tx) => {
    if (!(await lockUserIfUnchanged(tx, confirmed))) throw new AppError("wrong_credentials");
    await updatePassword(tx, caller.userId, passwordHash);
    await endOtherSessions(tx, caller.userId, caller.sessionId, at);
    const session = await replaceRefreshTokens(tx, caller, at);
    if (!session) throw new AppError("not_signed_in");
    await recordAudit(tx, {
      actor: caller,
      action: "user.password",
      subjectType: "user",
      subjectId: caller.userId,
      requestId,
      at,
    });
    return session;
  });
  return { ...tokens, accessToken: await accessTokens.issue(caller) };
}
