import type { SignInReply } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Caller, Visitor } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";
import { findUserByEmail, lockUnchanged, type UserRow } from "../users";
import { openSession } from "./session.repo";

interface Credentials {
  email: string;
  password: string;
  rememberMe?: boolean;
}

type Device = Visitor & { device: string };

/** Checks the password and opens a session; wrong email and wrong password cannot be told apart. */
export async function signIn(
  context: AppContext,
  { email, password, rememberMe = false }: Credentials,
  author: Device,
): Promise<SignInReply & { refreshToken: string }> {
  const { db, clock, passwords, throttle, signInTurns, accessTokens } = context;
  const { address, requestId } = author;
  const account = email.toLowerCase();

  // Guesses at one account from one address take turns, so that a burst meets the wait that its first ones earned.
  return signInTurns(`${account} ${address}`, async () => {
    await throttle.check(account, address);
    const user = await findUserByEmail(db, email);
    const right = await passwords.matches(password, user?.passwordHash ?? null, address);
    const opened = user && right ? await open(context, { user, remembered: rememberMe }, author) : null;
    if (!opened) {
      await throttle.recordFailure(account, address);
      await recordAudit(db, {
        actor: { userId: null, userName: email },
        action: "session.refused",
        subjectType: "session",
        subjectId: user?.id ?? null,
        after: { address },
        requestId,
        at: clock(),
      });
      throw new AppError("wrong_credentials");
    }

    await throttle.clear(account, address);
    const { caller, refreshToken } = opened;
    const { role, userName, userId } = caller;
    return { accessToken: await accessTokens.issue(caller), role, userName, userId, refreshToken };
  });
}

/** Opens the session; null when the password was changed, or the user deleted, while it was being checked. */
async function open(
  { db, clock }: AppContext,
  { user: checked, remembered }: { user: UserRow; remembered: boolean },
  { device, address, requestId }: Device,
): Promise<{ caller: Caller; refreshToken: string } | null> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const user = await lockUnchanged(tx, checked);
    if (!user) return null;
    const { id: userId, userName, role } = user;
    const { sessionId, refreshToken } = await openSession(tx, { userId, device, address, remembered, now });
    await recordAudit(tx, {
      actor: { userId, userName },
      action: "session.open",
      subjectType: "session",
      subjectId: userId,
      after: { address, device },
      requestId,
      at: now,
    });
    return { caller: { userId, userName, role, sessionId }, refreshToken };
  });
}
