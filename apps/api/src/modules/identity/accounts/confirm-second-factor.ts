import { validationTexts } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import {
  changeSecondFactor,
  decryptForUser,
  findTimeStep,
  lockSecondFactor,
  newRecoveryCodes,
  storeRecoveryCodes,
} from "../second-factor";
import { endOtherSessions } from "../sessions";
import { lockUser } from "../users";

// A secret that was shown on a screen and left there is not to be finished by whoever comes next.
const UNFINISHED_MS = 15 * 60_000;
const MOST_GUESSES = 5;

/** Turns the second step on; whoever signed in elsewhere with the password alone has to come in again. */
export async function confirmSecondFactor(
  { db, clock, config }: IdentityContext,
  { code }: { code: string },
  { caller, requestId }: Actor,
): Promise<{ recoveryCodes: string[] }> {
  const at = clock();
  const recoveryCodes = newRecoveryCodes();
  const isOn = await inTransaction(db, async (tx) => {
    const { userId, sessionId } = caller;
    // The user before the sessions, as everywhere: a sign-in under way is over, or will be asked for a code.
    await lockUser(tx, userId);
    const factor = await lockSecondFactor(tx, userId);
    if (factor?.confirmedAt) throw new AppError("second_factor_on");
    const isOver = !factor || factor.createdAt.getTime() < at.getTime() - UNFINISHED_MS;
    if (isOver || factor.failures >= MOST_GUESSES) throw new AppError("not_found");
    const secret = decryptForUser(config.authSecret, userId, factor.secret);
    const step = secret ? findTimeStep(secret, code, at) : null;
    if (step === null) {
      await changeSecondFactor(tx, userId, { failures: factor.failures + 1 });
      return false;
    }
    await changeSecondFactor(tx, userId, { confirmedAt: at, lastStep: step, failures: 0 });
    await storeRecoveryCodes(tx, userId, recoveryCodes);
    await endOtherSessions(tx, userId, sessionId, at);
    await recordAudit(tx, {
      actor: caller,
      action: "second-factor.on",
      subjectType: "user",
      subjectId: userId,
      requestId,
      at,
    });
    return true;
  });
  if (!isOn) throw new AppError("invalid_input", { errors: { code: validationTexts.wrongCode } });
  return { recoveryCodes };
}
