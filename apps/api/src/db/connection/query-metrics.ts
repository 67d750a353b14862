const SLOW_MS = 250;

/** What one pool is asked: how many statements, how long they take, and which are not answered yet. */
export class QueryMeter {
  answered = 0;
  failed = 0;
  slow = 0;
  seconds = 0;
  /** Transactions that were done again, because they and others waited for each other. */
  repeated = 0;
  /** Since when each of those underway waits for its answer or for a connection, in the order of asking. */
  readonly #underway = new Map<symbol, number>();

  /** Notes that something is asked for; the returned function notes the answer. */
  begin(): (failed: boolean) => void {
    const key = Symbol();
    const askedAt = performance.now();
    this.#underway.set(key, askedAt);
    return (failed) => {
      if (!this.#underway.delete(key)) return;
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
    this.#underway.set(key, performance.now());
    return () => void this.#underway.delete(key);
  }

  get underway(): number {
    return this.#underway.size;
  }

  /** Since when the middle one of those underway has been waiting, in milliseconds; one slow report does not move it. */
  middleAge(now = performance.now()): number {
    const ages = [...this.#underway.values()];
    const middle = ages[Math.floor(ages.length / 2)];
    return middle === undefined ? 0 : now - middle;
  }
}
