import { AppError } from "../../../core/app-error";
import { clientNetwork } from "../../../core/client-network";
import type { IdentityContext } from "../context";
import type { UserRow } from "../users";

interface PasswordCheck {
  /** Failures are counted by this text, whether it is registered or not. */
  account: string;
  password: string;
  address: string;
  /** Set for requests from a page of the shop. */
  deviceToken?: string | null;
  /** Called twice: before and after waiting for the mutex. */
  findUser: () => Promise<UserRow | null>;
}

type CheckContext = Pick<
  IdentityContext,
  "db" | "passwords" | "signInThrottle" | "knownNetworks" | "signInMutex"
>;

/**
 * Checks a password, throttled by account and source. Returns the result of `accept`, or null when the password is wrong
 * or has changed meanwhile. A wrong code counts as a failure, a missing code doesn't.
 */
export async function checkPassword<T>(
  { db, passwords, signInThrottle, knownNetworks, signInMutex }: CheckContext,
  { account, password, address, deviceToken, findUser }: PasswordCheck,
  accept: (user: UserRow) => Promise<T | null>,
): Promise<T | null> {
  const owner = await findUser();
  const knownSource = owner && (await knownNetworks.find(db, owner.id, { address, deviceToken }));
  const source = knownSource ?? clientNetwork(address);

  // One guess at a time, so that the first failures of a burst slow down the others. Unknown sources share one key.
  return signInMutex(knownSource ? `${account} ${knownSource}` : account, async () => {
    await signInThrottle.check(account, source, knownSource !== null);
    const user = await findUser();
    const isMatch = await passwords.matches(password, user?.passwordHash ?? null, address);
    try {
      const accepted = user && isMatch ? await accept(user) : null;
      if (accepted === null) await signInThrottle.recordFailure(account, source);
      else await signInThrottle.clear(account, source);
      return accepted;
    } catch (error) {
      if (error instanceof AppError && error.code === "wrong_code") {
        await signInThrottle.recordFailure(account, source);
      }
      throw error;
    }
  });
}
