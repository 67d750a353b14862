import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { IdentityContext } from "../context";
import { checkPassword } from "../sessions";
import { findUser, type UserRow } from "../users";

/**
 * Checks the caller's password before a critical action, throttled like a sign-in. The action must check under a lock
 * that the returned user is unchanged.
 */
export async function confirmPassword(
  context: IdentityContext,
  { password }: { password: string },
  { caller, address }: Actor,
): Promise<UserRow> {
  const check = {
    account: caller.userId,
    password,
    address,
    findUser: () => findUser(context.db, caller.userId),
  };
  const user = await checkPassword(context, check, async (found) => found);
  if (!user) throw new AppError("wrong_credentials");
  return user;
}
