import { and, eq, gt, lt, sql } from "drizzle-orm";
import { AppError } from "../../app-error";
import type { Database } from "../../db/client";
import { signInFailures } from "../../db/schema";

const FREE_FAILURES = 4;
const LONGEST_WAIT_S = 300;
const FORGOTTEN_AFTER_S = 3_600;

/** Seconds to wait after so many wrong guesses in a row: none at first, then 2, 4, 8 … */
export function waitAfter(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES), LONGEST_WAIT_S);
}

/** Slows down guessing by account and address together: the owner still gets in from anywhere else. */
export function createSignInThrottle(db: Database, clock: () => Date) {
  const rowOf = (account: string, address: string) =>
    and(eq(signInFailures.account, account), eq(signInFailures.address, address));

  return {
    /** Throws while this account has to wait at this address. */
    async check(account: string, address: string): Promise<void> {
      const [row] = await db
        .select({ until: signInFailures.blockedUntil })
        .from(signInFailures)
        .where(and(rowOf(account, address), gt(signInFailures.blockedUntil, clock())));
      if (!row) return;
      const seconds = Math.ceil((row.until.getTime() - clock().getTime()) / 1000);
      throw new AppError("too_many_requests", { headers: { "retry-after": String(seconds) } });
    },

    async recordFailure(account: string, address: string): Promise<void> {
      const now = clock();
      const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_S * 1000);
      await db.delete(signInFailures).where(lt(signInFailures.lastAt, forgotten));
      const [row] = await db
        .insert(signInFailures)
        .values({ account, address, failures: 1, blockedUntil: now, lastAt: now })
        .onConflictDoUpdate({
          target: [signInFailures.account, signInFailures.address],
          set: { failures: sql`${signInFailures.failures} + 1`, lastAt: now },
        })
        .returning({ failures: signInFailures.failures });
      const wait = waitAfter(row?.failures ?? 1);
      if (wait === 0) return;
      await db
        .update(signInFailures)
        .set({ blockedUntil: new Date(now.getTime() + wait * 1000) })
        .where(rowOf(account, address));
    },

    async clear(account: string, address: string): Promise<void> {
      await db.delete(signInFailures).where(rowOf(account, address));
    },
  };
}
export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
