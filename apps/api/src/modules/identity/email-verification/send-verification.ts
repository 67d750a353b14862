import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { canSendLinks } from "../../platform/mail";
import type { IdentityContext } from "../context";
import { findUser } from "../users";
import { issueVerificationLink } from "./issue-verification-link";

/** Sends the caller a new link. The reply doesn't tell whether one was sent. */
export async function sendVerification(
  context: IdentityContext,
  _: undefined,
  { caller }: Actor,
): Promise<void> {
  const { db, clock, config } = context;
  if (!canSendLinks(config)) throw new AppError("not_found");
  await inTransaction(db, async (tx) => {
    const user = await findUser(tx, caller.userId);
    if (user) await issueVerificationLink(tx, user, context, clock());
  });
}
