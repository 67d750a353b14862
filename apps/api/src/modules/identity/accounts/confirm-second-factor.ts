import { validationTexts } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { decrypt } from "../../../core/encryption";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import {
  changeSecondFactor,
  endSetup,
  findTimeStep,
  lockSecondFactor,
  newRecoveryCodes,
  storeRecoveryCodes,
} from "../second-factor";
import { endOtherSessions } from "../sessions";
import { lockUser } from "../users";

// Setup expires, so that a bystander can't finish one that was left on a screen.
const SETUP_TTL_MS = 15 * 60_000;
const MAX_FAILURES = 5;

/** Turns two-step verification on and ends the user's other sessions. */
export async function confirmSecondFactor(
  { db, clock, config }: IdentityContext,
  { code }: { code: string },
  { caller, requestId }: Actor,
): Promise<{ recoveryCodes: string[] }> {
  const at = clock();
  const recoveryCodes = newRecoveryCodes();
  const isOn = await inTransaction(db, async (tx) => {
    const { userId, sessionId } = caller;
    // Lock the user first, so that a concurrent sign-in has either finished or needs a code.
    await lockUser(tx, userId);
    const factor = await lockSecondFactor(tx, userId);
    if (factor?.confirmedAt) throw new AppError("second_factor_on");
    const isExpired = !factor || factor.createdAt.getTime() < at.getTime() - SETUP_TTL_MS;
    if (isExpired || factor.failures >= MAX_FAILURES) throw new AppError("not_found");
    const key = { secret: config.authSecret, purpose: "second factors", owner: userId } as const;
    const secret = decrypt(key, factor.secret);
    const step = secret ? findTimeStep(secret, code, at) : null;
    if (step === null) {
      await changeSecondFactor(tx, userId, { failures: factor.failures + 1 });
      return false;
    }
    await changeSecondFactor(tx, userId, { confirmedAt: at, lastStep: step, failures: 0 });
    await endSetup(tx, userId);
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
