import { AppError } from "../../../core/app-error";
import { clientNetwork } from "../../../core/client-network";
import type { IdentityContext } from "../context";
import type { UserRow } from "../users";

interface Guess {
  /** What failures are counted by: whatever was typed, registered or not. */
  account: string;
  password: string;
  address: string;
  /** The browser, where a page of the shop asks. */
  deviceToken?: string | null;
  /** Asked twice: before the guess gets in line, and when its turn has come. */
  findUser: () => Promise<UserRow | null>;
}

/**
 * The only way to try a password: slowed down by account and network, or by account and browser. Gives what `accept` makes of the right one, and
 * null for a wrong one, or when `accept` finds that it no longer is the right one. A wrong code that `accept` throws is
 * a wrong guess as well; one that is still to come is none, and takes none back.
 */
export async function checkPassword<T>(
  { db, passwords, signInThrottle: throttle, knownNetworks, signInMutex: signInTurns }: IdentityContext,
  { account, password, address, deviceToken, findUser }: Guess,
  accept: (user: UserRow) => Promise<T | null>,
): Promise<T | null> {
  const owner = await findUser();
  const known = owner && (await knownNetworks.find(db, owner.id, { address, deviceToken }));
  const place = known ?? clientNetwork(address);

  // Guesses take turns, so that a burst meets the wait that its first ones earned; strangers all in one line.
  return signInTurns(known ? `${account} ${known}` : account, async () => {
    await throttle.check(account, place, known !== null);
    const user = await findUser();
    const right = await passwords.matches(password, user?.passwordHash ?? null, address);
    try {
      const accepted = user && right ? await accept(user) : null;
      if (accepted === null) await throttle.recordFailure(account, place);
      else await throttle.clear(account, place);
      return accepted;
    } catch (error) {
      if (error instanceof AppError && error.code === "wrong_code") {
        await throttle.recordFailure(account, place);
      }
      throw error;
    }
  });
}
