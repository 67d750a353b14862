import type { SignInReply } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Caller, Visitor } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";
import { findUserByEmail, lockUnchanged, type UserRow } from "../users";
import { checkPassword } from "./check-password";
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
  const { db, clock, accessTokens } = context;
  const { address, requestId } = author;
  const guess = {
    account: email.toLowerCase(),
    password,
    address,
    findUser: () => findUserByEmail(db, email),
  };
  const opened = await checkPassword(context, guess, (user) =>
    open(context, { user, remembered: rememberMe }, author),
  );
  if (!opened) {
    await recordAudit(db, {
      actor: { userId: null, userName: email },
      action: "session.refused",
      subjectType: "session",
      subjectId: (await guess.findUser())?.id ?? null,
      after: { address },
      requestId,
      at: clock(),
    });
    throw new AppError("wrong_credentials");
  }

  const { caller, refreshToken } = opened;
  const { role, userName, userId } = caller;
  return { accessToken: await accessTokens.issue(caller), role, userName, userId, refreshToken };
}

/** Opens the session; null when the password was changed, or the user deleted, while it was being checked. */
async function open(
  { db, clock, knownNetworks }: AppContext,
  { user: checked, remembered }: { user: UserRow; remembered: boolean },
  { device, address, requestId }: Device,
): Promise<{ caller: Omit<Caller, "permissions">; refreshToken: string } | null> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const user = await lockUnchanged(tx, checked);
    if (!user) return null;
    const { id: userId, userName, role } = user;
    const { sessionId, refreshToken } = await openSession(tx, { userId, device, address, remembered, now });
    await knownNetworks.add(tx, userId, address, now);
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
