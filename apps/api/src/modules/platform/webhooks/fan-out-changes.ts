import { RESYNC_EVENT } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import {
  currentCursor,
  eventIdOf,
  type LoggedChange,
  readChanges,
  readOrderNumbers,
  resyncIdOf,
} from "../change-log";
import type { PlatformContext } from "../context";
import { insertDeliveries, type NewDelivery } from "./delivery.repo";
import { messageBody } from "./message";
import type { Receiver } from "./webhook.repo";

const MAX_CHANGES = 200;
// The cursor of a webhook without new events moves too, because old cursors expire.
const MOVE_AFTER_MS = 3_600_000;

interface Progress {
  cursor: string;
  /** When the cursor was last moved. */
  readAt: string;
}

/**
 * Stores a delivery for each change that the webhook asks for, and moves the webhook's cursor in the change log past
 * them. Returns how many it has stored.
 */
export async function fanOutChanges(
  { db, clock }: Pick<PlatformContext, "db" | "clock">,
  receiver: Receiver,
): Promise<number> {
  const { id } = receiver;
  const now = clock();
  const progress = await queryFirst<Progress>(
    db,
    sql`SELECT cursor, read_at AS "readAt" FROM webhooks WHERE id = ${id}`,
  );
  if (!progress) return 0;
  const { deliveries, next } = await readDeliveries(db, receiver, progress.cursor, now);
  const isOld = new Date(progress.readAt).getTime() < now.getTime() - MOVE_AFTER_MS;
  if (deliveries.length === 0 && !isOld) return 0;
  return inTransaction(db, async (tx) => {
    // The condition fails if another process has moved the cursor. The lock keeps deliveries in the order of changes.
    const moved = await executeUpdate(
      tx,
      sql`
      UPDATE webhooks SET cursor = ${next}, read_at = ${now.toISOString()}::timestamptz
      WHERE id = ${id} AND disabled_reason IS NULL AND cursor = ${progress.cursor}`,
    );
    if (moved === 0) return 0;
    return (await insertDeliveries(tx, id, deliveries, { now, nextAt: now })).length;
  });
}

interface NewDeliveries {
  deliveries: NewDelivery[];
  /** The cursor after them. */
  next: string;
}

/** Changes after a cursor as deliveries. If changes may be missing, the receiver has to read everything again. */
async function readDeliveries(
  db: Executor,
  { events }: Receiver,
  cursor: string,
  now: Date,
): Promise<NewDeliveries> {
  try {
    const { changes, next } = await readChanges(db, { cursor, events, limit: MAX_CHANGES });
    return { deliveries: await toDeliveries(db, changes), next };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "cursor_expired") throw error;
    const next = await currentCursor(db);
    const body = messageBody({ type: RESYNC_EVENT, timestamp: now.toISOString(), data: {} });
    return { deliveries: [{ messageId: resyncIdOf(next), event: RESYNC_EVENT, objectId: null, body }], next };
  }
}

async function toDeliveries(db: Executor, changes: readonly LoggedChange[]): Promise<NewDelivery[]> {
  if (changes.length === 0) return [];
  const numbers = await readOrderNumbers(db, changes);
  return changes.map((change) => {
    const { event, objectId, at } = change;
    const number = numbers.get(objectId);
    const data = { id: objectId, ...(number === undefined ? {} : { number }) };
    return {
      messageId: eventIdOf(change),
      event,
      objectId,
      body: messageBody({ type: event, timestamp: at, data }),
    };
  });
}
