import { createHash } from "node:crypto";
import { AppError } from "../../app-error";
import type { AppContext } from "../../context";
import { recordAuditPlain } from "../audit/audit.repo";

export const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Sets a new password with a link that works once, and ends every session of its owner. */
export async function resetPassword(
  { db, clock, passwords }: AppContext,
  { token, newPassword }: { token: string; newPassword: string },
  { requestId, address }: { requestId: string; address: string },
): Promise<void> {
  const passwordHash = await passwords.hash(newPassword, address);
  const at = clock();
  await db.$client.begin(async (sql) => {
    const [used] = await sql<{ userId: string }[]>`
      DELETE FROM password_resets WHERE hash = ${hashOf(token)} AND expires_at > ${at.toISOString()}
      RETURNING user_id AS "userId"`;
    if (!used) throw new AppError("not_found", { detail: "This link has expired or was used before" });
    const [user] = await sql<{ userName: string }[]>`
      UPDATE users SET password_hash = ${passwordHash} WHERE id = ${used.userId} RETURNING user_name AS "userName"`;
    await sql`UPDATE sessions SET ended_at = ${at.toISOString()} WHERE user_id = ${used.userId} AND ended_at IS NULL`;
    await recordAuditPlain(sql, {
      actor: { userId: used.userId, userName: user?.userName ?? "" },
      action: "password.reset",
      subjectType: "user",
      subjectId: used.userId,
      requestId,
      at,
    });
  });
}
