import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { enqueueMail, secondFactorResetMail, toSenderProfile } from "../../platform/mail";
import type { IdentityContext } from "../context";
import { removeSecondFactor } from "../second-factor";
import { assertMayManageUser, findUser } from "../users";

/** Turns off a colleague's second factor. Turning off one's own needs password and code. */
export async function resetSecondFactor(
  { db, clock, config, settings }: IdentityContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<void> {
  if (id === caller.userId) throw new AppError("not_allowed");
  const at = clock();
  await inTransaction(db, async (tx) => {
    const user = await findUser(tx, id);
    if (!user) throw new AppError("not_found");
    assertMayManageUser(caller, user);
    if (!(await removeSecondFactor(tx, id))) throw new AppError("not_found");
    const mail = secondFactorResetMail(user.email, toSenderProfile({ config, settings }));
    if (config.sendsMail) await enqueueMail(tx, mail, at);
    await recordAudit(tx, {
      actor: caller,
      action: "second-factor.reset",
      subjectType: "user",
      subjectId: id,
      after: { userName: user.userName },
      requestId,
      at,
    });
  });
}
