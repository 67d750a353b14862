import type { SecondFactorSecret } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import type { IdentityContext } from "../context";
import { beginSecondFactor, encryptForUser, lockSecondFactor, newSecret, secretUri } from "../second-factor";
import { lockUserIfUnchanged } from "../users";
import { confirmPassword } from "./confirm-password";

/** Makes a secret for the caller's app; nothing is asked for at the door until a first code has shown that it works. */
export async function startSecondFactor(
  context: IdentityContext,
  { password }: { password: string },
  actor: Actor,
): Promise<SecondFactorSecret> {
  const { db, clock, config, settings } = context;
  if (actor.caller.role !== "Admin") throw new AppError("not_allowed");
  const confirmed = await confirmPassword(context, { password }, actor);
  const secret = newSecret();
  await inTransaction(db, async (tx) => {
    const user = await lockUserIfUnchanged(tx, confirmed);
    if (!user) throw new AppError("wrong_credentials");
    if ((await lockSecondFactor(tx, user.id))?.confirmedAt) throw new AppError("second_factor_on");
    const sealed = encryptForUser(config.authSecret, user.id, secret);
    await beginSecondFactor(tx, { userId: user.id, secret: sealed, now: clock() });
  });
  return { secret, uri: secretUri(secret, confirmed.email, settings.current.shopName) };
}
