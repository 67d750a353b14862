const SLOW_MS = 250;

/** What one pool is asked: how many statements, how long they take, and which are not answered yet. */
export class QueryMetrics {
  answered = 0;
  failed = 0;
  slow = 0;
  seconds = 0;
  /** Transactions that were done again, because they and others waited for each other. */
  deadlockRetries = 0;
  /** Since when each of those underway waits for its answer or for a connection, in the order of asking. */
  readonly #inFlight = new Map<symbol, number>();

  /** Notes that something is asked for; the returned function notes the answer. */
  begin(): (failed: boolean) => void {
    const key = Symbol();
    const askedAt = performance.now();
    this.#inFlight.set(key, askedAt);
    return (failed) => {
      if (!this.#inFlight.delete(key)) return;
      const ms = performance.now() - askedAt;
      this.answered += 1;
      this.seconds += ms / 1000;
      if (failed) this.failed += 1;
      if (ms > SLOW_MS) this.slow += 1;
    };
  }

  /** Notes that somebody waits for a connection; the returned function notes the end of it. */
  wait(): () => void {
    const key = Symbol();
    this.#inFlight.set(key, performance.now());
    return () => void this.#inFlight.delete(key);
  }

  get inFlight(): number {
    return this.#inFlight.size;
  }

  /** Since when the middle one of those underway has been waiting, in milliseconds; one slow report does not move it. */
  medianAge(now = performance.now()): number {
    const ages = [...this.#inFlight.values()];
    const middle = ages[Math.floor(ages.length / 2)];
    return middle === undefined ? 0 : now - middle;
  }
}
