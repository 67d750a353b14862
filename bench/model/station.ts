import type { Timeline } from "./timeline";

/** Some servers with one line in front of them: whoever came first is served first. */
export class Station {
  /** Time that all servers together were taken. */
  taken = 0;
  waited = 0;
  served = 0;
  #free: number;
  #line: (() => void)[] = [];
  /** Those before it have been served: taking the first of a long line away would move all others. */
  #first = 0;

  constructor(
    readonly timeline: Timeline,
    readonly servers: number,
  ) {
    this.#free = servers;
  }

  /** Calls back with a server, and with how to give it back; at once, or when it is one's turn. */
  enter(begin: (leave: () => void) => void): void {
    const came = this.timeline.now;
    const start = () => {
      const began = this.timeline.now;
      this.waited += began - came;
      this.served += 1;
      begin(() => {
        this.taken += this.timeline.now - began;
        const next = this.#next();
        if (next) next();
        else this.#free += 1;
      });
    };
    if (this.#free === 0) {
      this.#line.push(start);
      return;
    }
    this.#free -= 1;
    start();
  }

  #next(): (() => void) | undefined {
    const next = this.#line[this.#first];
    this.#first += 1;
    if (this.#first >= this.#line.length) {
      this.#line = [];
      this.#first = 0;
    }
    return next;
  }

  /** Takes a server for a span, and calls back afterwards. */
  serve(span: number, done: () => void): void {
    this.enter((leave) =>
      this.timeline.after(span, () => {
        leave();
        done();
      }),
    );
  }

  /** Which part of the servers' time was taken until now. */
  get utilisation(): number {
    return this.taken / (this.servers * this.timeline.now);
  }
}
