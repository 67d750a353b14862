import { sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "../../../db/advisory-locks";
import type { Database } from "../../../db/connection/client";
import { queryFirst } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import type { ImageStores } from "../../../storage/open-storage";
import { removeUnusedImages } from "../../catalogue/images";
import { deleteExpiredRows, type RemovedCounts } from "./delete-expired-rows";

// Far more than an hour brings in; the rest waits for the next hour.
const MOST_ROUNDS = 50;

interface House {
  db: Database;
  imageStores: ImageStores;
  now: Date;
  /** Most rows of one kind in one transaction. */
  most?: number;
}

/** Tidies up once and says what went; null when another process is at it. */
export async function runCleanup({ db, imageStores, now, most }: House): Promise<RemovedCounts | null> {
  const total: RemovedCounts = {};
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const removed = await alone(db, (tx) => deleteExpiredRows(tx, now, most));
    if (!removed) return null;
    for (const [what, count] of Object.entries(removed)) total[what] = (total[what] ?? 0) + count;
    if (Object.values(removed).every((count) => count === 0)) break;
  }
  // Without a transaction around it: a store may be slow.
  return { ...total, images: await removeUnusedImages({ db, imageStores }, now) };
}

type Work<T> = (tx: Transaction) => Promise<T>;

/** Does the work in a transaction that holds the lock; null when somebody else holds it. */
async function alone<T>(db: Database, work: Work<T>): Promise<T | null> {
  const outcome = await inTransaction(db, async (tx) => {
    const lock = await queryFirst<{ got: boolean }>(
      tx,
      sql`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.housekeeping}) AS got`,
    );
    return lock?.got ? { value: await work(tx) } : null;
  });
  return outcome?.value ?? null;
}
