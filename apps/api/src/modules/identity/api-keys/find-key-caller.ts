import type { Permission, Role, SettingValues } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { accessOf, type Caller } from "../../../core/actor";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";
import { isSetupOverdue } from "../second-factor";
import { hashApiKey } from "./api-key-secret";

// Writing the time of each request would cost more than most requests.
const LAST_USE_PRECISION_MS = 60_000;

interface KeyRow {
  id: string;
  name: string;
  userId: string;
  userName: string;
  role: Role;
  /** Permissions of the Admin who made the key. */
  permissions: readonly Permission[] | null;
  keyPermissions: readonly Permission[];
  isLastUseOld: boolean;
  /** Whether the maker must set up two-step verification first. */
  isOverdue: boolean;
}

/** The caller for whom a key stands: its maker, with those permissions of the key that the maker still has. */
export async function findKeyCaller(
  db: Executor,
  { key, now, settings }: { key: string; now: Date; settings: Readonly<SettingValues> },
): Promise<Caller | null> {
  const at = now.toISOString();
  const usedBefore = new Date(now.getTime() - LAST_USE_PRECISION_MS).toISOString();
  const row = await queryFirst<KeyRow>(
    db,
    sql`
    SELECT api_keys.id, name, users.id AS "userId", user_name AS "userName", role, users.permissions,
      api_keys.permissions AS "keyPermissions",
      last_used_at IS NULL OR last_used_at < ${usedBefore}::timestamptz AS "isLastUseOld",
      ${isSetupOverdue(settings, now)} AS "isOverdue"
    FROM api_keys JOIN users ON users.id = api_keys.user_id
    WHERE hash = ${hashApiKey(key)} AND (expires_at IS NULL OR expires_at > ${at}::timestamptz)`,
  );
  if (!row) return null;
  const { id, name, userId, userName, role, keyPermissions } = row;
  if (row.isLastUseOld)
    await executeUpdate(db, sql`UPDATE api_keys SET last_used_at = ${at}::timestamptz WHERE id = ${id}`);
  const { permissions: current, ...limits } = accessOf(row);
  return {
    userId,
    userName: `${userName} (API key ${name})`,
    role,
    sessionId: id,
    isApiKey: true,
    ...limits,
    permissions: keyPermissions.filter((permission) => current.includes(permission)),
  };
}
