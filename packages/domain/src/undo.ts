import { UNDO_MS } from "@larkwood/contract";

// Allows for the network delay of a click in the last second.
const GRACE_MS = 5_000;

/** Whether an action can still be undone. */
export function isUndoable(doneAt: Date, now: Date): boolean {
  return now.getTime() - doneAt.getTime() <= UNDO_MS + GRACE_MS;
}
