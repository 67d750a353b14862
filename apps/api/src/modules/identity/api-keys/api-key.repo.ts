import type { ApiKey } from "@larkwood/contract";
import { desc, eq } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { apiKeys, users } from "../../../db/schema";

/** All keys, the newest first. */
export async function listApiKeys(db: Executor): Promise<ApiKey[]> {
  const rows = await db
    .select({ key: apiKeys, userName: users.userName })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map(({ key: { userId, hash: _, ...key }, userName }) => ({
    ...key,
    createdBy: { id: userId, userName },
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  }));
}
