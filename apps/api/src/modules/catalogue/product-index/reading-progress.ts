const MIN_SECONDS = 1;
const MAX_SECONDS = 60;

/** Estimates the remaining time of a paged read. */
export function createReadingProgress() {
  let startedAt = 0;
  let share = 0;
  return {
    start(): void {
      startedAt = performance.now();
      share = 0;
    },
    update(read: number): void {
      share = read;
    },
    /** Extrapolates from the pace so far; at most a minute. */
    secondsLeft(): number {
      const seconds = (performance.now() - startedAt) / 1_000;
      const left = share > 0 ? (seconds * (1 - share)) / share : seconds;
      return Math.ceil(Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, left)));
    },
  };
}
