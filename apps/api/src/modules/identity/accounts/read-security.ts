import type { AccountSecurity } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { canSendLinks } from "../../platform/mail";
import type { IdentityContext } from "../context";
import { isVerified } from "../email-verification";
import { findSecondFactor, findSetupDeadline } from "../second-factor";

/** Security status of the caller's account: two-step verification and email address. */
export async function readSecurity(
  { db, config, settings }: IdentityContext,
  _: undefined,
  { caller }: Actor,
): Promise<AccountSecurity> {
  const factor = await findSecondFactor(db, caller.userId);
  const deadline = factor
    ? null
    : await findSetupDeadline(db, { userId: caller.userId, settings: settings.current });
  return {
    secondFactor: {
      available: caller.role === "Admin" || factor !== null,
      since: factor?.since.toISOString() ?? null,
      recoveryCodesLeft: factor?.codesLeft ?? 0,
      ...(deadline && { requiredAt: deadline.toISOString() }),
    },
    emailVerified: canSendLinks(config) ? await isVerified(db, caller.userId) : null,
  };
}
