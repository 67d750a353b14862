import type { JoinForm } from "@larkwood/contract";
import type { AnonymousActor } from "../../../core/actor";
import { newId } from "../../../core/ids";
import { inTransaction } from "../../../db/transaction";
import type { IdentityContext } from "../context";
import { markVerified } from "../email-verification";
import { assertEmailAvailable, insertUser } from "../users";
import { findByToken } from "./invitation.repo";
import { recordAcceptance } from "./record-acceptance";
import { invalidLink, redeemInvitation } from "./redeem-invitation";

/** Accepts an invitation with a new account. It needs no address and no phone number. */
export async function joinStaff(
  { db, clock, passwords }: IdentityContext,
  { token, userName, password }: JoinForm,
  { requestId, address }: AnonymousActor,
): Promise<void> {
  // Hashing is expensive, so check the link first.
  const found = await findByToken(db, token, clock());
  if (!found) throw invalidLink();
  await assertEmailAvailable(db, found.invitation.email);
  const passwordHash = await passwords.hash(password, address);
  const at = clock();
  const id = newId(at);
  await inTransaction(db, async (tx) => {
    const { invitation, role } = await redeemInvitation(tx, token, at);
    const { email } = invitation;
    await insertUser(tx, {
      id,
      userName,
      email,
      passwordHash,
      role: "Admin",
      staffRoleId: role.id,
      createdAt: at,
    });
    if (invitation.byEmail) await markVerified(tx, id, at);
    await recordAcceptance(tx, { user: { id, userName, email }, invitation, role, requestId, at });
  });
}
