const SLOW_MS = 250;

/** Counts the statements of a pool, their durations and those in flight. */
export class QueryMetrics {
  answered = 0;
  failed = 0;
  slow = 0;
  seconds = 0;
  /** Transactions that were retried after a deadlock. */
  deadlockRetries = 0;
  /** Start times of statements in flight and of waits for a connection, oldest first. */
  readonly #startedAt = new Map<symbol, number>();

  /** Records the start of a statement; the returned function records its end. */
  begin(): (failed: boolean) => void {
    const key = Symbol();
    const startedAt = performance.now();
    this.#startedAt.set(key, startedAt);
    return (failed) => {
      if (!this.#startedAt.delete(key)) return;
      const ms = performance.now() - startedAt;
      this.answered += 1;
      this.seconds += ms / 1000;
      if (failed) this.failed += 1;
      if (ms > SLOW_MS) this.slow += 1;
    };
  }

  /** Records the start of a wait for a connection; the returned function records its end. */
  wait(): () => void {
    const key = Symbol();
    this.#startedAt.set(key, performance.now());
    return () => void this.#startedAt.delete(key);
  }

  get inFlight(): number {
    return this.#startedAt.size;
  }

  /** Median age of the statements in flight, in milliseconds. One slow report does not change it. */
  medianAge(now = performance.now()): number {
    const startTimes = [...this.#startedAt.values()];
    const median = startTimes[Math.floor(startTimes.length / 2)];
    return median === undefined ? 0 : now - median;
  }
}
