import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { Database } from "../../../db/connection/client";
import { signInFailures } from "../../../db/schema";

const FREE_FAILURES = 4;
/** Wrong guesses at one account from the whole world before strangers have to wait; as many as NIST allows. */
const FREE_FAILURES_OF_ALL = 100;
const LONGEST_WAIT_S = 300;
const FORGOTTEN_AFTER_S = 3_600;
/** Stands for all networks together. */
const EVERYWHERE = "*";

/** Seconds to wait after so many wrong guesses in a row: none at first, then 2, 4, 8 … */
function waitAfter(failures: number, free: number): number {
  return failures <= free ? 0 : Math.min(2 ** (failures - free), LONGEST_WAIT_S);
}

/**
 * Slows down guessing by account and place together, and, far later, by account alone. Where the owner has signed in
 * before, only the first counts: nobody else can lock them out there.
 */
export function createSignInThrottle(db: Database, clock: () => Date) {
  async function count(account: string, place: string, free: number): Promise<void> {
    const now = clock();
    const [row] = await db
      .insert(signInFailures)
      .values({ account, address: place, failures: 1, blockedUntil: now, lastAt: now })
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
      .where(and(eq(signInFailures.account, account), eq(signInFailures.address, place)));
  }

  return {
    /** Throws while this account has to wait at this place: a network, or a browser that is known. */
    async check(account: string, place: string, isKnown: boolean): Promise<void> {
      const counted = [place, ...(isKnown ? [] : [EVERYWHERE])];
      const [row] = await db
        .select({ until: signInFailures.blockedUntil })
        .from(signInFailures)
        .where(
          and(
            eq(signInFailures.account, account),
            inArray(signInFailures.address, counted),
            gt(signInFailures.blockedUntil, clock()),
          ),
        )
        .orderBy(desc(signInFailures.blockedUntil))
        .limit(1);
      if (!row) return;
      const seconds = Math.ceil((row.until.getTime() - clock().getTime()) / 1000);
      throw new AppError("too_many_requests", { headers: { "retry-after": String(seconds) } });
    },

    async recordFailure(account: string, place: string): Promise<void> {
      const forgotten = new Date(clock().getTime() - FORGOTTEN_AFTER_S * 1000);
      await db.delete(signInFailures).where(lt(signInFailures.lastAt, forgotten));
      await count(account, place, FREE_FAILURES);
      await count(account, EVERYWHERE, FREE_FAILURES_OF_ALL);
    },

    /** Forgets the failures at this place; those of the whole world are not the owner's to take back. */
    async clear(account: string, place: string): Promise<void> {
      await db
        .delete(signInFailures)
        .where(and(eq(signInFailures.account, account), eq(signInFailures.address, place)));
    },
  };
}
export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
