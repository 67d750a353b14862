import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { requestReset } from "../password-reset";
import { assertMayManageUser, findUser } from "../users";

/** Sends a customer a password reset link, as if they had requested it. */
export async function sendResetLink(
  context: IdentityContext,
  { id }: { id: string },
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<{ recipient: string }> {
  const { db, clock, config } = context;
  const { sendsMail, publicUrl } = config;
  if (!sendsMail || !publicUrl) throw new AppError("mail_unavailable");
  const user = await findUser(db, id);
  if (!user) throw new AppError("not_found");
  assertMayManageUser(caller, user);
  await requestReset(context, { email: user.email, origin: publicUrl });
  await recordAudit(db, {
    actor: caller,
    action: "user.reset-link",
    subjectType: "user",
    subjectId: id,
    after: { userName: user.userName },
    requestId,
    at: clock(),
  });
  return { recipient: user.email };
}
