import type { AccountSecurity } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Actor } from "../../../core/actor";
import { canSendLinks } from "../../platform/mail";
import { isVerified } from "../email-verification";
import { findSecondFactor } from "../second-factor";

/** What guards the caller's account beyond the password. */
export async function readSecurity(
  { db, config }: AppContext,
  _: undefined,
  { caller }: Actor,
): Promise<AccountSecurity> {
  const factor = await findSecondFactor(db, caller.userId);
  return {
    secondFactor: {
      available: caller.role === "Admin" || factor !== null,
      since: factor?.since.toISOString() ?? null,
      recoveryCodesLeft: factor?.codesLeft ?? 0,
    },
    emailVerified: canSendLinks(config) ? await isVerified(db, caller.userId) : null,
  };
}
