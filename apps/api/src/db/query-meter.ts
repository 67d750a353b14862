import type postgres from "postgres";

const SLOW_MS = 250;

/** What this module knows of a statement of the driver. */
interface DriverQuery {
  executed: boolean;
  /** The connection that it was sent on; null while it waits for one. */
  state: object | null;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  handle(): unknown;
}

/** Statements of this process: how many, how long, and which are not answered yet. */
class QueryMeter {
  answered = 0;
  failed = 0;
  slow = 0;
  seconds = 0;
  /** In the order in which they were asked, with the time of asking. */
  readonly #underway = new Map<DriverQuery, number>();

  watch(query: DriverQuery): void {
    const askedAt = performance.now();
    const { resolve, reject } = query;
    const end = () => {
      if (!this.#underway.delete(query)) return;
      const ms = performance.now() - askedAt;
      this.answered += 1;
      this.seconds += ms / 1000;
      if (ms > SLOW_MS) this.slow += 1;
    };
    this.#underway.set(query, askedAt);
    query.resolve = (result) => {
      end();
      resolve(result);
    };
    query.reject = (error) => {
      this.failed += 1;
      end();
      reject(error);
    };
  }

  get underway(): number {
    return this.#underway.size;
  }

  /** Statements for which no connection was free. */
  get waiting(): number {
    return [...this.#underway.keys()].filter(({ state }) => state === null).length;
  }

  get busyConnections(): number {
    return new Set([...this.#underway.keys()].map(({ state }) => state).filter(Boolean)).size;
  }

  /** Since when the middle one of those underway has been waiting, in milliseconds; one slow report does not move it. */
  middleAge(now = performance.now()): number {
    const ages = [...this.#underway.values()];
    const middle = ages[Math.floor(ages.length / 2)];
    return middle === undefined ? 0 : now - middle;
  }
}

export type { QueryMeter };

const meters = new WeakMap<object, QueryMeter>();

/**
 * The meter of all statements that the driver makes in this process. The driver tells nothing of its pool, and its
 * `debug` option is slow and puts values into errors; so its class of statements is watched instead.
 */
export function meterQueries(sql: postgres.Sql): QueryMeter {
  // Never awaited, so it is never sent.
  const prototype = Object.getPrototypeOf(sql`select 1`) as DriverQuery;
  const known = meters.get(prototype);
  if (known) return known;
  const meter = new QueryMeter();
  const { handle } = prototype;
  prototype.handle = function handleWatched(this: DriverQuery) {
    if (!this.executed) meter.watch(this);
    return handle.call(this);
  };
  meters.set(prototype, meter);
  return meter;
}
