import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { UseCaseContext } from "../../../context";
import { accessOf, type Caller } from "../../../core/actor";
import type { Database } from "../../../db/connection/client";
import { queryFirst } from "../../../db/executor";
import type { SessionGuard } from "../../../plugins/router/authenticate";
import { findKeyCaller } from "../api-keys";
import { isSetupOverdue } from "../second-factor";
import type { AccessTokens } from "./access-token";

const MAX_BYTES = 3 * 1024 * 1024;
// Size of an entry besides its token.
const BYTES_PER_ENTRY = 700;

type CurrentUser = Parameters<typeof accessOf>[0] & Pick<Caller, "userName">;

/** Verifies access tokens and caches them, because checking a signature is slow. */
export function createSessionGuard(
  db: Database,
  tokens: AccessTokens,
  { clock, settings }: Pick<UseCaseContext, "clock" | "settings">,
): SessionGuard {
  const verified = new LRUCache<string, { caller: Caller; expiresAt: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, token) => token.length + BYTES_PER_ENTRY,
  });
  let hits = 0;
  let misses = 0;

  return {
    findVerified(token: string): Caller | null {
      const cached = verified.get(token);
      if (!cached || cached.expiresAt <= clock().getTime()) return null;
      hits += 1;
      return cached.caller;
    },

    async verify(token: string): Promise<Caller | null> {
      const decoded = await tokens.read(token);
      misses += 1;
      if (!decoded) return null;
      verified.set(token, decoded);
      return decoded.caller;
    },

    async findCurrent({ sessionId, userId }: Caller): Promise<Caller | null> {
      // Plain SQL, because the query builder takes longer than the database.
      const now = clock();
      const row = await queryFirst<CurrentUser>(
        db,
        sql`
        SELECT role, user_name AS "userName", permissions, ${isSetupOverdue(settings.current, now)} AS "isOverdue"
        FROM sessions JOIN users ON users.id = sessions.user_id
        WHERE sessions.id = ${sessionId} AND users.id = ${userId}
          AND ended_at IS NULL AND sessions.expires_at > ${now.toISOString()}::timestamptz`,
      );
      if (!row) return null;
      const { isOverdue, ...user } = row;
      return { userId, sessionId, ...user, ...accessOf(row) };
    },

    findByApiKey: (key) => findKeyCaller(db, { key, now: clock(), settings: settings.current }),

    stats: () => ({ hits, misses, bytes: verified.calculatedSize }),
  };
}
