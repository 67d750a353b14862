import type { SecondFactorSecret } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { encrypt } from "../../../core/encryption";
import { inTransaction } from "../../../db/transaction";
import type { IdentityContext } from "../context";
import { beginSecondFactor, lockSecondFactor, newSecret, secretUri } from "../second-factor";
import { lockUserIfUnchanged } from "../users";
import { confirmPassword } from "./confirm-password";

/** Creates a secret for the caller's authenticator app. Sign-in needs no code until a first code is confirmed. */
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
    const key = { secret: config.authSecret, purpose: "second factors", owner: user.id } as const;
    const encrypted = encrypt(key, secret);
    await beginSecondFactor(tx, { userId: user.id, secret: encrypted, now: clock() });
  });
  return { secret, uri: secretUri(secret, confirmed.email, settings.current.shopName) };
}
