import { inTransaction } from "../db/transaction";
import { removeSecondFactor } from "../modules/identity/second-factor";
import { findUserByEmail } from "../modules/identity/users";
import { recordAudit } from "../modules/platform/audit";
import { runCommand, UsageError } from "./run-command";

const usage = "Usage: npm run admin:second-factor-off EMAIL";

/** For an Admin who has lost both phone and recovery codes. */
await runCommand(async (db, [email]) => {
  if (!email) throw new UsageError(usage);
  const user = await findUserByEmail(db, email);
  if (!user) throw new UsageError(`There is no account with the email address ${email}.`);
  return inTransaction(db, async (tx) => {
    if (!(await removeSecondFactor(tx, user.id))) return `${user.email} does not use two-step verification.`;
    await recordAudit(tx, {
      actor: { userId: null, userName: "command line" },
      action: "second-factor.reset",
      subjectType: "user",
      subjectId: user.id,
      after: { userName: user.userName },
      requestId: "admin:second-factor-off",
      at: new Date(),
    });
    return `Two-step verification is now off for ${user.email}.`;
  });
});
