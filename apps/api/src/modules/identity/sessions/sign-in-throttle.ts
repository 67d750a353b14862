import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { Database } from "../../../db/connection/client";
import { signInFailures } from "../../../db/schema";

const FREE_FAILURES = 4;
/** Failures at one account from all sources before unknown sources have to wait; the limit that NIST allows. */
const FREE_FAILURES_TOTAL = 100;
const MAX_WAIT_S = 300;
const FAILURE_TTL_S = 3_600;
/** Key for the failures of all sources together. */
const ALL_SOURCES = "*";

/** Seconds to wait after this many failures in a row: none at first, then 2, 4, 8 … */
function waitAfter(failures: number, free: number): number {
  return failures <= free ? 0 : Math.min(2 ** (failures - free), MAX_WAIT_S);
}

/**
 * Throttles guesses by account and source, and with a higher limit by account only. The second limit skips known
 * sources, so that an attacker can't lock out the owner.
 */
export function createSignInThrottle(db: Database, clock: () => Date) {
  async function count(account: string, source: string, free: number): Promise<void> {
    const now = clock();
    const [row] = await db
      .insert(signInFailures)
      .values({ account, address: source, failures: 1, blockedUntil: now, lastAt: now })
      .onConflictDoUpdate({
        target: [signInFailures.account, signInFailures.address],
        set: { failures: sql`${signInFailures.failures} + 1`, lastAt: now },
      })
      .returning({ failures: signInFailures.failures });
    const wait = waitAfter(row?.failures ?? 1, free);
    if (wait === 0) return;
    await db
      .update(signInFailures)
      .set({ blockedUntil: new Date(now.getTime() + wait * 1000) })
      .where(and(eq(signInFailures.account, account), eq(signInFailures.address, source)));
  }

  return {
    /** Throws while the account has to wait at this source (a network or a known device). */
    async check(account: string, source: string, isKnown: boolean): Promise<void> {
      const sources = [source, ...(isKnown ? [] : [ALL_SOURCES])];
      const [row] = await db
        .select({ until: signInFailures.blockedUntil })
        .from(signInFailures)
        .where(
          and(
            eq(signInFailures.account, account),
            inArray(signInFailures.address, sources),
            gt(signInFailures.blockedUntil, clock()),
          ),
        )
        .orderBy(desc(signInFailures.blockedUntil))
        .limit(1);
      if (!row) return;
      const seconds = Math.ceil((row.until.getTime() - clock().getTime()) / 1000);
      throw new AppError("too_many_requests", { headers: { "retry-after": String(seconds) } });
    },

    async recordFailure(account: string, source: string): Promise<void> {
      const cutoff = new Date(clock().getTime() - FAILURE_TTL_S * 1000);
      await db.delete(signInFailures).where(lt(signInFailures.lastAt, cutoff));
      await count(account, source, FREE_FAILURES);
      await count(account, ALL_SOURCES, FREE_FAILURES_TOTAL);
    },

    /** Clears the failures of this source, but not those of all sources together. */
    async clear(account: string, source: string): Promise<void> {
      await db
        .delete(signInFailures)
        .where(and(eq(signInFailures.account, account), eq(signInFailures.address, source)));
    },
  };
}
export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
