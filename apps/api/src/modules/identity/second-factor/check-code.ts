import { decrypt } from "../../../core/encryption";
import type { Transaction } from "../../../db/transaction";
import { findTimeStep, isRecoveryCode } from "./codes";
import {
  changeSecondFactor,
  deleteRecoveryCode,
  lockSecondFactor,
  type SecondFactor,
} from "./second-factor.repo";

const FREE_FAILURES = 5;
const MAX_WAIT_S = 3_600;

/** Result of checking a code; `waitSeconds` after too many wrong codes. */
export type CodeVerdict = "right" | "missing" | "wrong" | { waitSeconds: number };

interface CodeCheck {
  userId: string;
  code: string | undefined;
  authSecret: string;
  now: Date;
}

/**
 * Checks a code and marks it as used. Users without a second factor need no code. Commit the transaction for a wrong
 * code too, because it counts failures.
 */
export async function checkCode(tx: Transaction, check: CodeCheck): Promise<CodeVerdict> {
  const factor = await lockSecondFactor(tx, check.userId);
  if (!factor?.confirmedAt) return "right";
  const { userId, code, now } = check;
  if (code === undefined) return "missing";
  // Recovery codes can't be guessed, so the owner may use one while an attacker has to wait.
  const isRecovery = isRecoveryCode(code);
  const wait = isRecovery ? 0 : remainingWait(factor, now);
  if (wait > 0) return { waitSeconds: wait };
  const step = isRecovery
    ? await useRecoveryCode(tx, factor, code)
    : useAppCode(factor, check.authSecret, code, now);
  if (step === null) {
    await recordFailure(tx, factor, now);
    return "wrong";
  }
  await changeSecondFactor(tx, userId, { lastStep: step, failures: 0, blockedUntil: null });
  return "right";
}

const remainingWait = ({ blockedUntil }: SecondFactor, now: Date): number =>
  blockedUntil ? Math.max(0, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000)) : 0;

async function useRecoveryCode(tx: Transaction, { userId, lastStep }: SecondFactor, code: string) {
  return (await deleteRecoveryCode(tx, userId, code)) ? lastStep : null;
}

/** The time step of a valid app code; null when it isn't newer than the last used step. */
function useAppCode({ userId, secret, lastStep }: SecondFactor, authSecret: string, code: string, now: Date) {
  const decrypted = decrypt({ secret: authSecret, purpose: "second factors", owner: userId }, secret);
  const step = decrypted === null ? null : findTimeStep(decrypted, code, now);
  return step !== null && step > lastStep ? step : null;
}

async function recordFailure(tx: Transaction, { userId, failures }: SecondFactor, now: Date): Promise<void> {
  const excess = failures + 1 - FREE_FAILURES;
  const wait = excess > 0 ? Math.min(2 ** Math.min(excess, 20), MAX_WAIT_S) : 0;
  const blockedUntil = wait > 0 ? new Date(now.getTime() + wait * 1000) : null;
  await changeSecondFactor(tx, userId, { failures: failures + 1, blockedUntil });
}
