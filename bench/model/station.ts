import type { Timeline } from "./timeline";

/** Several servers with one first-in, first-out queue. */
export class Station {
  /** Total busy time of all servers. */
  busyTime = 0;
  waitTime = 0;
  served = 0;
  #free: number;
  #queue: (() => void)[] = [];
  /** Index of the next entry; removing the first entry of a long array would move all others. */
  #head = 0;

  constructor(
    readonly timeline: Timeline,
    readonly servers: number,
  ) {
    this.#free = servers;
  }

  /** Calls `begin` as soon as a server is free; `release` frees the server. */
  enter(begin: (release: () => void) => void): void {
    const arrived = this.timeline.now;
    const start = () => {
      const began = this.timeline.now;
      this.waitTime += began - arrived;
      this.served += 1;
      begin(() => {
        this.busyTime += this.timeline.now - began;
        const next = this.#next();
        if (next) next();
        else this.#free += 1;
      });
    };
    if (this.#free === 0) {
      this.#queue.push(start);
      return;
    }
    this.#free -= 1;
    start();
  }

  #next(): (() => void) | undefined {
    const next = this.#queue[this.#head];
    this.#head += 1;
    if (this.#head >= this.#queue.length) {
      this.#queue = [];
      this.#head = 0;
    }
    return next;
  }

  /** Occupies a server for a duration, then calls `done`. */
  serve(duration: number, done: () => void): void {
    this.enter((release) =>
      this.timeline.after(duration, () => {
        release();
        done();
      }),
    );
  }

  /** Share of the servers' time that was busy so far. */
  get utilisation(): number {
    return this.busyTime / (this.servers * this.timeline.now);
  }
}
