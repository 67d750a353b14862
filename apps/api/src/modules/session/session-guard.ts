import { and, eq, gt, isNull } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type Caller, permissionsOf } from "../../author";
import type { Database } from "../../db/client";
import { sessions, users } from "../../db/schema";
import type { SessionGuard } from "../../plugins/caller";
import type { AccessTokens } from "./access-token";

/** Decides whether to believe a token. Tokens seen before are remembered: checking a signature is the slow part. */
export function createSessionGuard(db: Database, tokens: AccessTokens, clock: () => Date): SessionGuard {
  const believed = new LRUCache<string, { caller: Caller; expiresAt: number }>({ max: 5_000 });

  return {
    known(token: string): Caller | null {
      const found = believed.get(token);
      return found && found.expiresAt > clock().getTime() ? found.caller : null;
    },

    async verify(token: string): Promise<Caller | null> {
      const read = await tokens.read(token);
      if (!read) return null;
      believed.set(token, read);
      return read.caller;
    },

    async findCurrent({ sessionId, userId }: Caller): Promise<Caller | null> {
      const [row] = await db
        .select({ role: users.role, userName: users.userName, permissions: users.permissions })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.id, sessionId),
            eq(users.id, userId),
            isNull(sessions.endedAt),
            gt(sessions.expiresAt, clock()),
          ),
        );
      return row ? { userId, sessionId, ...row, permissions: permissionsOf(row) } : null;
    },
  };
}
