import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { findUser, type UserRow } from "../users";

/**
 * Asks for the password again before something grave; guesses are slowed down like those at the door. Gives the user
 * as it was then: who acts on it asks under lock whether it still is.
 */
export async function confirmPassword(
  { db, passwords, throttle, signInTurns }: AppContext,
  { password }: { password: string },
  { caller, address }: Author,
): Promise<UserRow> {
  return signInTurns(`${caller.userId} ${address}`, async () => {
    await throttle.check(caller.userId, address);
    const user = await findUser(db, caller.userId);
    if (user && (await passwords.matches(password, user.passwordHash, address))) {
      await throttle.clear(caller.userId, address);
      return user;
    }
    await throttle.recordFailure(caller.userId, address);
    throw new AppError("wrong_credentials");
  });
}
