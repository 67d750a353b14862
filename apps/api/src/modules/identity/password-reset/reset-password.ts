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

export const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Sets a new password with a link that works once, and ends every session of its owner. */
export async function resetPassword(
  { db, clock, passwords, knownNetworks }: IdentityContext,
  { token, newPassword }: { token: string; newPassword: string },
  { requestId, address }: AnonymousActor,
): Promise<void> {
  // Hashing is dear: only who has a good link gets in line for it.
  const owner = await getOwner(db, token, clock());
  const passwordHash = await passwords.hash(newPassword, address);
  const at = clock();
  await inTransaction(db, async (tx) => {
    const user = await lockUserIfUnchanged(tx, owner);
    if (!user || !(await useLink(tx, token, at))) throw noSuchLink();
    await updatePassword(tx, user.id, passwordHash);
    await endAllSessions(tx, user.id, at);
    // Whoever reads the owner's mail is no stranger: this is the way back in while others guess at the account.
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

const noSuchLink = () => new AppError("not_found", { detail: "This link has expired or was already used" });

async function getOwner(db: Executor, token: string, now: Date) {
  const link = await queryFirst<{ userId: string }>(
    db,
    sql`
    SELECT user_id AS "userId" FROM password_resets
    WHERE hash = ${hashOf(token)} AND expires_at > ${now.toISOString()}`,
  );
  const user = link ? await findUser(db, link.userId) : null;
  if (!user) throw noSuchLink();
  return user;
}

/** Takes the link away; false when somebody else has, or when it was replaced. */
async function useLink(db: Executor, token: string, now: Date): Promise<boolean> {
  const used = await executeUpdate(
    db,
    sql`DELETE FROM password_resets WHERE hash = ${hashOf(token)} AND expires_at > ${now.toISOString()}`,
  );
  return used === 1;
}
