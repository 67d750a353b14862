import type { Transaction } from "../../../db/transaction";
import { findTimeStep, isRecoveryCode } from "./codes";
import { decryptForUser } from "./encrypt-for-user";
import {
  changeSecondFactor,
  lockSecondFactor,
  type SecondFactor,
  spendRecoveryCode,
} from "./second-factor.repo";

const FREE_FAILURES = 5;
const LONGEST_WAIT_S = 3_600;

/** What came of a code; a wait is for whoever has had too many wrong ones. */
export type CodeVerdict = "right" | "missing" | "wrong" | { waitSeconds: number };

interface Given {
  userId: string;
  code: string | undefined;
  authSecret: string;
  now: Date;
}

/**
 * Checks a code and uses it up. Without a second factor no code is needed. What is found out must be kept whatever comes
 * of it: the transaction has to be committed for a wrong code too.
 */
export async function checkCode(tx: Transaction, given: Given): Promise<CodeVerdict> {
  const factor = await lockSecondFactor(tx, given.userId);
  if (!factor?.confirmedAt) return "right";
  const { userId, code, now } = given;
  if (code === undefined) return "missing";
  // Nobody guesses a recovery code, and its owner must get in while somebody else guesses at the others.
  const isPrinted = isRecoveryCode(code);
  const wait = isPrinted ? 0 : secondsLeft(factor, now);
  if (wait > 0) return { waitSeconds: wait };
  const step = isPrinted ? await spend(tx, factor, code) : useStep(factor, given.authSecret, code, now);
  if (step === null) {
    await noteWrong(tx, factor, now);
    return "wrong";
  }
  await changeSecondFactor(tx, userId, { lastStep: step, failures: 0, blockedUntil: null });
  return "right";
}

const secondsLeft = ({ blockedUntil }: SecondFactor, now: Date): number =>
  blockedUntil ? Math.max(0, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000)) : 0;

async function spend(tx: Transaction, { userId, lastStep }: SecondFactor, code: string) {
  return (await spendRecoveryCode(tx, userId, code)) ? lastStep : null;
}

/** The step of a right code that is newer than the last one that was used. */
function useStep({ userId, secret, lastStep }: SecondFactor, authSecret: string, code: string, now: Date) {
  const opened = decryptForUser(authSecret, userId, secret);
  const step = opened === null ? null : findTimeStep(opened, code, now);
  return step !== null && step > lastStep ? step : null;
}

async function noteWrong(tx: Transaction, { userId, failures }: SecondFactor, now: Date): Promise<void> {
  const beyond = failures + 1 - FREE_FAILURES;
  const wait = beyond > 0 ? Math.min(2 ** Math.min(beyond, 20), LONGEST_WAIT_S) : 0;
  const blockedUntil = wait > 0 ? new Date(now.getTime() + wait * 1000) : null;
  await changeSecondFactor(tx, userId, { failures: failures + 1, blockedUntil });
}
