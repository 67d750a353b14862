import { sql } from "drizzle-orm";
import { type Caller, effectivePermissions } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";

/**
 * Checks again, in the transaction that moves money or stock, that the caller is signed in and has lost no permission.
 * Locks the account, and the session or API key, so that neither changes until the transaction ends.
 */
export async function lockCaller(tx: Executor, caller: Caller): Promise<void> {
  const { userId, sessionId, permissions } = caller;
  const user = await queryFirst<Parameters<typeof effectivePermissions>[0]>(
    tx,
    caller.isApiKey
      ? sql`
        SELECT role, users.permissions FROM users JOIN api_keys ON api_keys.user_id = users.id
        WHERE users.id = ${userId} AND api_keys.id = ${sessionId}
        FOR SHARE OF users, api_keys`
      : sql`
        SELECT role, permissions FROM users JOIN sessions ON sessions.user_id = users.id
        WHERE users.id = ${userId} AND sessions.id = ${sessionId} AND ended_at IS NULL
        FOR SHARE OF users, sessions`,
  );
  if (!user) throw new AppError("not_signed_in");
  const current = effectivePermissions(user);
  if (!permissions.every((permission) => current.includes(permission))) throw new AppError("not_allowed");
}
