import { setTimeout as pause } from "node:timers/promises";

/** Waits for a call to an extension. Throws if it takes too long; the extension may still finish it. */
export async function callExtension<T>(name: string, work: () => Promise<T>, timeoutMs: number): Promise<T> {
  const finished = new AbortController();
  const timeout = pause(timeoutMs, null, { signal: finished.signal, ref: false }).then(() => {
    throw new Error(`The extension ${name} did not finish in ${timeoutMs / 1_000} seconds.`);
  });
  timeout.catch(() => {});
  try {
    return await Promise.race([work(), timeout]);
  } finally {
    finished.abort();
  }
}
