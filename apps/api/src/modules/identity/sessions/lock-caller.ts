import { sql } from "drizzle-orm";
import { type Caller, effectivePermissions } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";

/**
 * Checks again, in the transaction that moves money or stock, that the caller is signed in and has lost no permission.
 * Locks account and session, so that neither changes until the transaction ends.
 */
export async function lockCaller(tx: Executor, { userId, sessionId, permissions }: Caller): Promise<void> {
  const user = await queryFirst<Parameters<typeof effectivePermissions>[0]>(
    tx,
    sql`
    SELECT role, permissions FROM users JOIN sessions ON sessions.user_id = users.id
    WHERE users.id = ${userId} AND sessions.id = ${sessionId} AND ended_at IS NULL
    FOR SHARE OF users, sessions`,
  );
  if (!user) throw new AppError("not_signed_in");
  const current = effectivePermissions(user);
  if (!permissions.every((permission) => current.includes(permission))) throw new AppError("not_allowed");
}
