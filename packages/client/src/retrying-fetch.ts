export interface RetryOptions {
  /** How often a request is sent at most; defaults to 5. */
  maxAttempts?: number;
  /** Sends a request; defaults to the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Waits before the next attempt. */
  wait?: (ms: number) => Promise<unknown>;
}

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends requests again that the shop did not process: too many requests (429), or overloaded (503). After a lost
 * connection, only reads and requests with an Idempotency-Key are sent again: they take effect once.
 */
export function createRetryingFetch({
  maxAttempts = 5,
  fetch = globalThis.fetch,
  wait = pause,
}: RetryOptions = {}) {
  return async function send(request: Request): Promise<Response> {
    const isRepeatable = request.method === "GET" || request.headers.has("idempotency-key");
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === maxAttempts;
      const response = await fetch(request.clone()).catch((error: unknown) => {
        if (isLast || !isRepeatable || request.signal.aborted) throw error;
        return null;
      });
      if (response && (isLast || (response.status !== 429 && response.status !== 503))) return response;
      await response?.body?.cancel();
      await wait(pauseAfter(response, attempt));
    }
  };
}

/** The pause that the shop asks for; otherwise twice the previous one. */
function pauseAfter(response: Response | null, attempt: number): number {
  const seconds = Number(response?.headers.get("retry-after") ?? Number.NaN);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : FIRST_PAUSE_MS * 2 ** (attempt - 1);
  return Math.min(ms, MAX_PAUSE_MS);
}
