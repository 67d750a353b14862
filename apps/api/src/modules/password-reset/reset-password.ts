import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { AppError } from "../../app-error";
import type { Visitor } from "../../author";
import type { AppContext } from "../../context";
import { firstOf } from "../../db/executor";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";

export const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Sets a new password with a link that works once, and ends every session of its owner. */
export async function resetPassword(
  { db, clock, passwords }: AppContext,
  { token, newPassword }: { token: string; newPassword: string },
  { requestId, address }: Visitor,
): Promise<void> {
  const passwordHash = await passwords.hash(newPassword, address);
  const at = clock();
  await inTransaction(db, async (tx) => {
    const used = await firstOf<{ userId: string }>(
      tx,
      sql`
      DELETE FROM password_resets WHERE hash = ${hashOf(token)} AND expires_at > ${at.toISOString()}
      RETURNING user_id AS "userId"`,
    );
    if (!used) throw new AppError("not_found", { detail: "This link has expired or was used before" });
    const user = await firstOf<{ userName: string }>(
      tx,
      sql`
      UPDATE users SET password_hash = ${passwordHash} WHERE id = ${used.userId} RETURNING user_name AS "userName"`,
    );
    await tx.execute(
      sql`UPDATE sessions SET ended_at = ${at.toISOString()} WHERE user_id = ${used.userId} AND ended_at IS NULL`,
    );
    await recordAudit(tx, {
      actor: { userId: used.userId, userName: user?.userName ?? "" },
      action: "password.reset",
      subjectType: "user",
      subjectId: used.userId,
      requestId,
      at,
    });
  });
}
