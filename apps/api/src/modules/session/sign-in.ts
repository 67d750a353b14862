import type { SignInReply } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Visitor } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";
import { findUserByEmail } from "../users";
import { openSession } from "./session.repo";

interface Credentials {
  email: string;
  password: string;
  rememberMe?: boolean;
}

/** Checks the password and opens a session; wrong email and wrong password cannot be told apart. */
export async function signIn(
  context: AppContext,
  { email, password, rememberMe = false }: Credentials,
  { device, address, requestId }: Visitor & { device: string },
): Promise<SignInReply & { refreshToken: string }> {
  const { db, clock, passwords, throttle, signInTurns, accessTokens } = context;
  const account = email.toLowerCase();

  // Guesses at one account from one address take turns, so that a burst meets the wait that its first ones earned.
  return signInTurns(`${account} ${address}`, async () => {
    await throttle.check(account, address);
    const user = await findUserByEmail(db, email);
    const right = await passwords.matches(password, user?.passwordHash ?? null, address);
    const event = { subjectType: "session", subjectId: user?.id ?? null, requestId, at: clock() } as const;
    if (!user || !right) {
      await throttle.recordFailure(account, address);
      const actor = { userId: null, userName: email };
      await recordAudit(db, { ...event, actor, action: "session.refused", after: { address } });
      throw new AppError("wrong_credentials");
    }

    await throttle.clear(account, address);
    const { sessionId, refreshToken } = await inTransaction(db, async (tx) => {
      const opened = await openSession(tx, {
        userId: user.id,
        device,
        address,
        remembered: rememberMe,
        now: clock(),
      });
      const actor = { userId: user.id, userName: user.userName };
      await recordAudit(tx, { ...event, actor, action: "session.open", after: { address, device } });
      return opened;
    });
    const { id: userId, userName, role } = user;
    const accessToken = await accessTokens.issue({ userId, userName, role, sessionId });
    return { accessToken, role, userName, userId, refreshToken };
  });
}
