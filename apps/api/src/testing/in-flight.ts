import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../db/connection/client";
import { inTransaction, type Transaction } from "../db/transaction";
import { sqlOn } from "./plain-sql";

/** Makes a change during a call: its row locks are held until the call waits for one of them or has finished. */
export async function duringCall<T>(
  db: Database,
  makeChange: (tx: Transaction) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  let isFinished = false;
  const result = await inTransaction(db, async (tx) => {
    await makeChange(tx);
    const reply = call().finally(() => {
      isFinished = true;
    });
    // The caller handles a rejection after the change is committed.
    reply.catch(() => {});
    while (!isFinished && !(await isLockAwaited(db))) await pause(5);
    return { reply };
  });
  return result.reply;
}

async function isLockAwaited(db: Database): Promise<boolean> {
  const rows = await sqlOn(db)`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return rows.length > 0;
}
