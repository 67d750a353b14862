import type { Database } from "../../db/client";
import { type Removed, removeOldRows } from "./remove-old-rows";
import { removeUnusedImages } from "./remove-unused-images";

// Any number will do, as long as every version of the shop uses the same and migrations use another.
const LOCK_KEY = 7_215_508_412;
// Far more than an hour brings in; the rest waits for the next hour.
const MOST_ROUNDS = 50;

interface House {
  db: Database;
  imagesFolder: string;
  now: Date;
  /** Most rows of one kind in one transaction. */
  most?: number;
}

/** Tidies up once and says what went; null when another process is at it. */
export async function keepHouse({ db, imagesFolder, now, most }: House): Promise<Removed | null> {
  const total: Removed = {};
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const removed = await alone(db, (sql) => removeOldRows(sql, now, most));
    if (!removed) return null;
    for (const [what, count] of Object.entries(removed)) total[what] = (total[what] ?? 0) + count;
    if (Object.values(removed).every((count) => count === 0)) break;
  }
  const images = await alone(db, (sql) => removeUnusedImages(sql, imagesFolder, now));
  return { ...total, images: images ?? 0 };
}

type Work<T> = (sql: Parameters<Parameters<Database["$client"]["begin"]>[1]>[0]) => Promise<T>;

/** Does the work in a transaction that holds the lock; null when somebody else holds it. */
async function alone<T>(db: Database, work: Work<T>): Promise<T | null> {
  const outcome = await db.$client.begin(async (sql) => {
    const [lock] = await sql<{ got: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK_KEY}) AS got`;
    return lock?.got ? { value: await work(sql) } : null;
  });
  return outcome?.value ?? null;
}
