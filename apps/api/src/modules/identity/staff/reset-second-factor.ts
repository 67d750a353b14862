import type { AppContext } from "../../../context";
import type { Author } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { houseOf, putIntoOutbox, secondFactorResetMail } from "../../platform/mail";
import { removeSecondFactor } from "../second-factor";
import { findUser, refuseColleagues } from "../users";

/** Turns off the second step of a colleague who cannot; one's own takes password and code. */
export async function resetSecondFactor(
  { db, clock, config, settings }: AppContext,
  { id }: { id: string },
  { caller, requestId }: Author,
): Promise<void> {
  if (id === caller.userId) throw new AppError("not_allowed");
  const at = clock();
  await inTransaction(db, async (tx) => {
    const user = await findUser(tx, id);
    if (!user) throw new AppError("not_found");
    refuseColleagues(caller, user);
    if (!(await removeSecondFactor(tx, id))) throw new AppError("not_found");
    const mail = secondFactorResetMail(user.email, houseOf({ config, settings }));
    if (config.smtpUrl) await putIntoOutbox(tx, mail, at);
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
