import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { AnonymousActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { markVerified } from "../email-verification";
import { endAllSessions } from "../sessions";
import { findUser, lockUserIfUnchanged, updatePassword } from "../users";

export const hashToken = (token: string) => createHash("sha256").update(token).digest();

/** Sets a new password through a link that works once, and ends every session of the user. */
export async function resetPassword(
  { db, clock, passwords, knownNetworks }: IdentityContext,
  { token, newPassword }: { token: string; newPassword: string },
  { requestId, address }: AnonymousActor,
): Promise<void> {
  // Hashing is expensive, so check the link first.
  const owner = await getOwner(db, token, clock());
  const passwordHash = await passwords.hash(newPassword, address);
  const at = clock();
  await inTransaction(db, async (tx) => {
    const user = await lockUserIfUnchanged(tx, owner);
    if (!user || !(await consumeLink(tx, token, at))) throw invalidLink();
    await updatePassword(tx, user.id, passwordHash);
    await endAllSessions(tx, user.id, at);
    // The link proves access to the mailbox, so this network is known: the owner can sign in during an attack.
    await knownNetworks.add(tx, user.id, { address }, at);
    await markVerified(tx, user.id, at);
    await recordAudit(tx, {
      actor: { userId: user.id, userName: user.userName },
      action: "password.reset",
      subjectType: "user",
      subjectId: user.id,
      requestId,
      at,
    });
  });
}

const invalidLink = () => new AppError("not_found", { detail: "This link has expired or was already used" });

async function getOwner(db: Executor, token: string, now: Date) {
  const link = await queryFirst<{ userId: string }>(
    db,
    sql`
    SELECT user_id AS "userId" FROM password_resets
    WHERE hash = ${hashToken(token)} AND expires_at > ${now.toISOString()}`,
  );
  const user = link ? await findUser(db, link.userId) : null;
  if (!user) throw invalidLink();
  return user;
}

/** Deletes the link; false when it was used or replaced meanwhile. */
async function consumeLink(db: Executor, token: string, now: Date): Promise<boolean> {
  const deleted = await executeUpdate(
    db,
    sql`DELETE FROM password_resets WHERE hash = ${hashToken(token)} AND expires_at > ${now.toISOString()}`,
  );
  return deleted === 1;
}
