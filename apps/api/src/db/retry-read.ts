import { isOutage } from "./database-errors";

// A slower failure is an outage, not a broken connection.
const MAX_RETRY_AFTER_MS = 1_000;

/** Repeats a read once if its connection broke: after a failover, the next one leads to the new primary. */
export async function retryRead<T>(read: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await read();
  } catch (error) {
    if (!isOutage(error) || performance.now() - startedAt > MAX_RETRY_AFTER_MS) throw error;
    return read();
  }
}
