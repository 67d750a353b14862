import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { IdentityContext } from "../context";
import { checkPassword } from "../sessions";
import { findUser, type UserRow } from "../users";

/**
 * Asks for the password again before something grave; guesses are slowed down like those at the door. Gives the user
 * as it was then: who acts on it asks under lock whether it still is.
 */
export async function confirmPassword(
  context: IdentityContext,
  { password }: { password: string },
  { caller, address }: Actor,
): Promise<UserRow> {
  const guess = {
    account: caller.userId,
    password,
    address,
    findUser: () => findUser(context.db, caller.userId),
  };
  const user = await checkPassword(context, guess, async (found) => found);
  if (!user) throw new AppError("wrong_credentials");
  return user;
}
