const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses after each failed attempt, three days together. */
export const RETRY_PAUSES_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  20 * HOUR_MS,
] as const;

/** When to try again after a number of failed attempts; null after the last one. */
export function nextAttemptAt(failedAttempts: number, now: Date): Date | null {
  const pause = RETRY_PAUSES_MS[failedAttempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
