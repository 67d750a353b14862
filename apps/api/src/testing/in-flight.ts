import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../db/connection/client";
import { inTransaction, type Transaction } from "../db/transaction";
import { sqlOn } from "./plain-sql";

/**
 * Makes a change while a call is under way: the rows that the change locks are held until the call waits for one of
 * them, or has been answered without. Gives the answer of the call.
 */
export async function duringCall<T>(
  db: Database,
  makeChange: (tx: Transaction) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  let answered = false;
  const answer = await inTransaction(db, async (tx) => {
    await makeChange(tx);
    const reply = call().finally(() => {
      answered = true;
    });
    // A refusal is the caller's to see, once the change is made.
    reply.catch(() => {});
    while (!answered && !(await somebodyWaits(db))) await pause(5);
    return { reply };
  });
  return answer.reply;
}

async function somebodyWaits(db: Database): Promise<boolean> {
  const rows = await sqlOn(db)`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return rows.length > 0;
}
