import { isOutage } from "./database-errors";

// Whoever waited longer than this has met a server that is away, not a connection that broke.
const QUICK_MS = 1_000;

/**
 * Reads, and once more when the connection broke under it: after a failover the next one leads to the new primary. Only
 * for what changes nothing.
 */
export async function retryRead<T>(read: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await read();
  } catch (error) {
    if (!isOutage(error) || performance.now() - begun > QUICK_MS) throw error;
    return read();
  }
}
