import type { AnonymousActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { findUser } from "../users";
import { redeemLink } from "./verification.repo";

/** Verifies the email address that a link was sent to. */
export async function verifyEmail(
  { db, clock }: IdentityContext,
  { token }: { token: string },
  { requestId }: AnonymousActor,
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    const userId = await redeemLink(tx, token, at);
    const user = userId ? await findUser(tx, userId) : null;
    if (!user) throw new AppError("not_found", { detail: "This link has expired or was already used" });
    await recordAudit(tx, {
      actor: { userId: user.id, userName: user.userName },
      action: "user.verify",
      subjectType: "user",
      subjectId: user.id,
      requestId,
      at,
    });
  });
}
