import type { SignInReply } from "@larkwood/contract";
import type { AnonymousActor, Caller } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { askForSecondFactor, type CodeVerdict, checkCode } from "../second-factor";
import { findUserByEmail, isBlocked, lockUserIfUnchanged, type UserRow } from "../users";
import { checkPassword } from "./check-password";
import { notifyNewDevice } from "./notify-new-device";
import { openSession } from "./session.repo";

interface Credentials {
  email: string;
  password: string;
  rememberMe?: boolean;
  code?: string | undefined;
}

type DeviceActor = AnonymousActor & { device: string; deviceToken: string | null };

/** Checks password and code and opens a session. A wrong email and a wrong password return the same error. */
export async function signIn(
  context: IdentityContext,
  { email, password, rememberMe = false, code }: Credentials,
  actor: DeviceActor,
): Promise<SignInReply & { refreshToken: string }> {
  const { db, clock, accessTokens } = context;
  const { address, device, deviceToken, requestId } = actor;
  const check = {
    account: email.toLowerCase(),
    password,
    address,
    deviceToken,
    findUser: () => findUserByEmail(db, email),
  };
  const opened = await checkPassword(context, check, (user) =>
    openForUser(context, { user, remembered: rememberMe, code }, actor),
  );
  if (!opened) {
    await recordAudit(db, {
      actor: { userId: null, userName: email },
      action: "session.refused",
      subjectType: "session",
      subjectId: (await check.findUser())?.id ?? null,
      after: { address, device },
      requestId,
      at: clock(),
    });
    throw new AppError("wrong_credentials");
  }

  const { caller, refreshToken } = opened;
  const { role, userName, userId } = caller;
  return { accessToken: await accessTokens.issue(caller), role, userName, userId, refreshToken };
}

interface OpenedSession {
  caller: Omit<Caller, "permissions">;
  refreshToken: string;
}

/** Opens the session; null when the password changed or the user was deleted during the check. */
async function openForUser(
  context: IdentityContext,
  { user: checked, remembered, code }: { user: UserRow; remembered: boolean; code: string | undefined },
  actor: DeviceActor,
): Promise<OpenedSession | null> {
  const { db, clock, config, settings, knownNetworks } = context;
  const { device, address, requestId } = actor;
  const now = clock();
  const outcome = await inTransaction(db, async (tx): Promise<OpenedSession | CodeVerdict | null> => {
    const user = await lockUserIfUnchanged(tx, checked);
    if (!user) return null;
    const { id: userId, userName, role } = user;
    if (await isBlocked(tx, userId)) throw new AppError("account_blocked");
    const verdict = await checkCode(tx, { userId, code, authSecret: config.authSecret, now });
    const event = { subjectType: "session", subjectId: userId, requestId, at: now } as const;
    if (verdict === "wrong") {
      await recordAudit(tx, {
        ...event,
        actor: { userId: null, userName: user.email },
        action: "session.refused",
        after: { address, device, step: "code" },
      });
    }
    if (verdict !== "right") return verdict;
    const { sessionId, refreshToken } = await openSession(tx, { userId, device, address, remembered, now });
    await askForSecondFactor(tx, { userId, settings: settings.current, now });
    await notifyNewDevice(tx, context, user, actor);
    await knownNetworks.add(tx, userId, actor, now);
    await recordAudit(tx, {
      ...event,
      actor: { userId, userName },
      action: "session.open",
      after: { address, device },
    });
    return { caller: { userId, userName, role, sessionId }, refreshToken };
  });
  return assertCodeAccepted(outcome);
}

function assertCodeAccepted(outcome: OpenedSession | CodeVerdict | null): OpenedSession | null {
  if (outcome === "missing") throw new AppError("code_required");
  if (outcome === "wrong" || outcome === "right") throw new AppError("wrong_code");
  if (outcome !== null && "waitSeconds" in outcome) {
    throw new AppError("too_many_requests", { headers: { "retry-after": String(outcome.waitSeconds) } });
  }
  return outcome;
}
