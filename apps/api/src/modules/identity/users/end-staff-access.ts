import { eq } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { apiKeys, staffInvitations } from "../../../db/schema";

/** Deletes the API keys and invitations of someone who leaves the staff. Otherwise they would work again on return. */
export async function endStaffAccess(tx: Executor, userId: string): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
  await tx.delete(staffInvitations).where(eq(staffInvitations.invitedBy, userId));
}
