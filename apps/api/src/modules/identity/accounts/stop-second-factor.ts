import { type StopSecondFactorForm, validationTexts } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import {
  type CodeVerdict,
  checkCode,
  findSecondFactor,
  removeSecondFactor,
  requiresSecondFactor,
} from "../second-factor";
import { lockUserIfUnchanged } from "../users";
import { confirmPassword } from "./confirm-password";

/** Turns two-step verification off; needs the password and a code. */
export async function stopSecondFactor(
  context: IdentityContext,
  { password, code }: StopSecondFactorForm,
  actor: Actor,
): Promise<void> {
  const { db, clock, config, settings } = context;
  const { caller, requestId } = actor;
  if (!(await findSecondFactor(db, caller.userId))) throw new AppError("not_found");
  if (caller.role === "Admin" && requiresSecondFactor(settings.current))
    throw new AppError("second_factor_required", {
      detail: "This shop requires two-step verification of its staff",
    });
  const confirmed = await confirmPassword(context, { password }, actor);
  const at = clock();
  const verdict = await inTransaction(db, async (tx): Promise<CodeVerdict> => {
    const user = await lockUserIfUnchanged(tx, confirmed);
    if (!user) throw new AppError("wrong_credentials");
    const result = await checkCode(tx, { userId: user.id, code, authSecret: config.authSecret, now: at });
    if (result !== "right") return result;
    await removeSecondFactor(tx, user.id);
    await recordAudit(tx, {
      actor: caller,
      action: "second-factor.off",
      subjectType: "user",
      subjectId: user.id,
      requestId,
      at,
    });
    return result;
  });
  assertCorrect(verdict);
}

function assertCorrect(verdict: CodeVerdict): void {
  if (verdict === "right") return;
  if (typeof verdict === "object") {
    throw new AppError("too_many_requests", { headers: { "retry-after": String(verdict.waitSeconds) } });
  }
  throw new AppError("invalid_input", { errors: { code: validationTexts.wrongCode } });
}
