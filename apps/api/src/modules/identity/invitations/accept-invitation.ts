import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import type { IdentityContext } from "../context";
import { markVerified } from "../email-verification";
import { lockCaller } from "../sessions";
import { lockUser, updateUser } from "../users";
import { recordAcceptance } from "./record-acceptance";
import { redeemInvitation } from "./redeem-invitation";

/** Accepts an invitation with the caller's account, which must have the invited email address. */
export async function acceptInvitation(
  { db, clock }: IdentityContext,
  { token }: { token: string },
  { caller, requestId }: Actor,
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    const { invitation, role } = await redeemInvitation(tx, token, at);
    const user = await lockUser(tx, caller.userId);
    await lockCaller(tx, caller);
    if (user.email.toLowerCase() !== invitation.email.toLowerCase()) throw new AppError("not_allowed");
    if (user.role === "Admin") throw new AppError("already_staff");
    await updateUser(tx, user.id, { role: "Admin", staffRoleId: role.id });
    if (invitation.byEmail) await markVerified(tx, user.id, at);
    await recordAcceptance(tx, { user, invitation, role, requestId, at });
  });
}
