import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type Caller, effectivePermissions } from "../../../core/actor";
import type { Database } from "../../../db/connection/client";
import { queryFirst } from "../../../db/executor";
import type { SessionGuard } from "../../../plugins/router/authenticate";
import type { AccessTokens } from "./access-token";

const MOST_BYTES = 3 * 1024 * 1024;
// What an entry takes beside the letters of its token: the caller, and the names in it.
const BYTES_PER_ENTRY = 700;

/** Decides whether to believe a token. Tokens seen before are remembered: checking a signature is the slow part. */
export function createSessionGuard(db: Database, tokens: AccessTokens, clock: () => Date): SessionGuard {
  const believed = new LRUCache<string, { caller: Caller; expiresAt: number }>({
    maxSize: MOST_BYTES,
    sizeCalculation: (_, token) => token.length + BYTES_PER_ENTRY,
  });
  let hits = 0;
  let misses = 0;

  return {
    known(token: string): Caller | null {
      const found = believed.get(token);
      if (!found || found.expiresAt <= clock().getTime()) return null;
      hits += 1;
      return found.caller;
    },

    async verify(token: string): Promise<Caller | null> {
      const read = await tokens.read(token);
      misses += 1;
      if (!read) return null;
      believed.set(token, read);
      return read.caller;
    },

    async findCurrent({ sessionId, userId }: Caller): Promise<Caller | null> {
      // Asked with everything that is written: a query builder would take longer than the database.
      const row = await queryFirst<Parameters<typeof effectivePermissions>[0] & Pick<Caller, "userName">>(
        db,
        sql`
        SELECT role, user_name AS "userName", permissions FROM sessions JOIN users ON users.id = sessions.user_id
        WHERE sessions.id = ${sessionId} AND users.id = ${userId}
          AND ended_at IS NULL AND sessions.expires_at > ${clock().toISOString()}::timestamptz`,
      );
      return row ? { userId, sessionId, ...row, permissions: effectivePermissions(row) } : null;
    },

    figures: () => ({ hits, misses, bytes: believed.calculatedSize }),
  };
}
