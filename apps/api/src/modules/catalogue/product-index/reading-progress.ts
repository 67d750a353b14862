const LEAST_SECONDS = 1;
const MOST_SECONDS = 60;

/** How much longer something may take that is read page by page. */
export function createReadingProgress() {
  let begunAt = 0;
  let share = 0;
  return {
    begin(): void {
      begunAt = performance.now();
      share = 0;
    },
    note(read: number): void {
      share = read;
    },
    /** As long as the rest takes at this pace; within a minute, because nobody waits for an hour on a guess. */
    secondsLeft(): number {
      const seconds = (performance.now() - begunAt) / 1_000;
      const left = share > 0 ? (seconds * (1 - share)) / share : seconds;
      return Math.ceil(Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, left)));
    },
  };
}
