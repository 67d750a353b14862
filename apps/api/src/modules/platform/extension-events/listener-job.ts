import { CHANGE_EVENTS, type ChangeEvent, RESYNC_EVENT } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";
import { callExtension } from "../../../extensions/call-extension";
import type { EventListener, ShopEvent } from "../../../extensions/event-listener";
import { currentCursor, eventIdOf, readChanges, readOrderNumbers, resyncIdOf } from "../change-log";
import type { PlatformContext } from "../context";
import type { Handlers } from "../jobs";

const MAX_CHANGES = 100;
const TIMEOUT_MS = 30_000;
// The cursor moves without new events too, because old cursors expire.
const MOVE_AFTER_MS = 3_600_000;

/** An event and the cursor after it. */
interface NextEvent {
  event: ShopEvent;
  cursor: string;
}

/** The job that calls the event listener of EXTENSIONS. It runs every few seconds, in one process at a time. */
export function listenerJob(
  context: Pick<PlatformContext, "db" | "clock" | "config">,
): Handlers["extension.events"] {
  const listener = context.config.extensions.eventListener;
  if (!listener) return undefined;
  return async (_, { signal }) => {
    while (!signal.aborted && (await callListener(context, listener, signal)) > 0);
  };
}

/** Calls the listener with the next events and returns how many there were. A failed event comes again. */
async function callListener(
  { db, clock }: Pick<PlatformContext, "db" | "clock">,
  listener: EventListener,
  signal: AbortSignal,
): Promise<number> {
  const progress = await queryFirst<{ cursor: string; readAt: string }>(
    db,
    sql`SELECT cursor, read_at AS "readAt" FROM event_listener`,
  );
  if (!progress) return 0;
  const { events, next } = await readEvents(db, listener, progress.cursor, clock());
  let from = progress.cursor;
  for (const { event, cursor } of events) {
    if (signal.aborted) return 0;
    await callExtension("eventListener", () => listener.onEvent(event), TIMEOUT_MS);
    if (!(await moveCursor(db, { from, to: cursor, now: clock() }))) return 0;
    from = cursor;
  }
  const isOld = new Date(progress.readAt).getTime() < clock().getTime() - MOVE_AFTER_MS;
  if (events.length === 0 && isOld) await moveCursor(db, { from, to: next, now: clock() });
  return events.length;
}

/** Events after a cursor. If some may be missing, the extension has to read everything again. */
async function readEvents(
  db: Executor,
  { events: wanted = Object.keys(CHANGE_EVENTS) as ChangeEvent[] }: EventListener,
  cursor: string,
  now: Date,
): Promise<{ events: NextEvent[]; next: string }> {
  try {
    const { changes, next } = await readChanges(db, { cursor, events: wanted, limit: MAX_CHANGES });
    const numbers = changes.length > 0 ? await readOrderNumbers(db, changes) : new Map<string, number>();
    const events = changes.map((change) => {
      const { event: type, objectId: id, at: timestamp, cursor } = change;
      const number = numbers.get(id);
      const data = { id, ...(number === undefined ? {} : { number }) };
      return { event: { id: eventIdOf(change), type, timestamp, data }, cursor };
    });
    return { events, next };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "cursor_expired") throw error;
    const next = await currentCursor(db);
    const event = {
      id: resyncIdOf(next),
      type: RESYNC_EVENT,
      timestamp: now.toISOString(),
      data: {},
    } as const;
    return { events: [{ event, cursor: next }], next };
  }
}

/** False if another process has moved the cursor, because this one has lost its lease. */
async function moveCursor(
  db: Executor,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<boolean> {
  const moved = await executeUpdate(
    db,
    sql`UPDATE event_listener SET cursor = ${to}, read_at = ${now.toISOString()} WHERE cursor = ${from}`,
  );
  return moved === 1;
}
