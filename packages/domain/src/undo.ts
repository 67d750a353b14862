import { UNDO_MS } from "@larkwood/contract";

// A click in the last second must still find its way to the shop.
const LATE_MS = 5_000;

/** Whether what was done then can still be taken back now. */
export function isUndoable(doneAt: Date, now: Date): boolean {
  return now.getTime() - doneAt.getTime() <= UNDO_MS + LATE_MS;
}
