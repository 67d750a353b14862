import { AppError } from "./app-error";

// Enough to use the time in which one waits for the database, without taking all connections from shoppers.
const AT_ONCE = 4;

export interface BulkReport {
  done: string[];
  refused: { id: string; reason: string }[];
}

/** Changes orders, each in its own transaction, and reports those that were refused. */
export async function forEachOrder(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<BulkReport> {
  const waiting = [...new Set(ids)];
  const reasons = new Map<string, string | null>(waiting.map((id) => [id, null]));
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await change(id);
      } catch (error) {
        if (!(error instanceof AppError)) {
          waiting.length = 0;
          throw error;
        }
        reasons.set(id, error.details.detail ?? error.message);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const entries = [...reasons];
  return {
    done: entries.flatMap(([id, reason]) => (reason === null ? [id] : [])),
    refused: entries.flatMap(([id, reason]) => (reason === null ? [] : [{ id, reason }])),
  };
}
