import { createHmac } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/executor";
import { knownNetworks } from "../../db/schema";
import { networkOf } from "../../network";

/** Remembers from where a user has signed in, without keeping the addresses themselves. */
export function createKnownNetworks(secret: string) {
  const hashOf = (userId: string, address: string) =>
    createHmac("sha256", secret)
      .update(`network of ${userId}: ${networkOf(address)}`)
      .digest();

  return {
    async has(db: Executor, userId: string, address: string): Promise<boolean> {
      const rows = await db
        .select({ lastAt: knownNetworks.lastAt })
        .from(knownNetworks)
        .where(and(eq(knownNetworks.userId, userId), eq(knownNetworks.hash, hashOf(userId, address))));
      return rows.length > 0;
    },

    /** Whether the user has signed in before, and never from there. */
    async hasOthersOnly(db: Executor, userId: string, address: string): Promise<boolean> {
      const rows = await db
        .select({ isThere: sql<boolean>`bool_or(${knownNetworks.hash} = ${hashOf(userId, address)})` })
        .from(knownNetworks)
        .where(eq(knownNetworks.userId, userId));
      return rows[0]?.isThere === false;
    },

    async add(db: Executor, userId: string, address: string, now: Date): Promise<void> {
      await db
        .insert(knownNetworks)
        .values({ userId, hash: hashOf(userId, address), lastAt: now })
        .onConflictDoUpdate({
          target: [knownNetworks.userId, knownNetworks.hash],
          set: { lastAt: now },
        });
    },
  };
}
export type KnownNetworks = ReturnType<typeof createKnownNetworks>;
