import type { SignUpForm } from "@larkwood/contract";
import type { AnonymousActor } from "../../../core/actor";
import { newId } from "../../../core/ids";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { issueVerificationLink } from "../email-verification";
import { assertEmailAvailable, insertUser } from "../users";

/** Registers a user, always with role User. */
export async function signUp(
  context: IdentityContext,
  { userName, email, password }: SignUpForm,
  { requestId, address }: AnonymousActor,
): Promise<void> {
  const { db, clock, passwords } = context;
  // Hashing is expensive, so check the email first.
  await assertEmailAvailable(db, email);
  const passwordHash = await passwords.hash(password, address);
  const at = clock();
  const id = newId(at);
  await inTransaction(db, async (tx) => {
    await insertUser(tx, { id, userName, email, passwordHash, role: "User", createdAt: at });
    await recordAudit(tx, {
      actor: { userId: id, userName },
      action: "user.register",
      subjectType: "user",
      subjectId: id,
      after: { userName, email },
      requestId,
      at,
    });
    await issueVerificationLink(tx, { id, email }, context, at);
  });
}
