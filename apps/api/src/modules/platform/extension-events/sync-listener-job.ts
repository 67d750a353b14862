import { sql } from "drizzle-orm";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { currentCursor } from "../change-log";
import type { PlatformContext } from "../context";
import { deleteRecurringJob, enqueueJob } from "../jobs";

const KIND = "extension.events";

/**
 * At the start of a process: queues the job of the event listener, or deletes it if there is no listener. A listener's
 * first event is the first change after its first start.
 */
export async function syncListenerJob({
  db,
  clock,
  config,
}: Pick<PlatformContext, "db" | "clock" | "config">): Promise<void> {
  if (!config.extensions.eventListener) return deleteRecurringJob(db, KIND);
  const now = clock();
  await inTransaction(db, async (tx) => {
    // Processes that start together wait here for each other.
    await tx.execute(sql`
      INSERT INTO event_listener (cursor, read_at) VALUES (${await currentCursor(tx)}, ${now.toISOString()})
      ON CONFLICT (single) DO UPDATE SET cursor = event_listener.cursor`);
    const job = await queryFirst(tx, sql`SELECT FROM jobs WHERE recurring_key = ${KIND}`);
    if (!job) await enqueueJob(tx, { kind: KIND, payload: {}, now, recurringKey: KIND });
  });
}
