interface Event {
  at: number;
  /** Simultaneous events run in the order they were scheduled. */
  order: number;
  run: () => void;
}

/** The clock and event queue of a simulation. Times are milliseconds. */
export class Timeline {
  now = 0;
  #scheduled = 0;
  readonly #heap: Event[] = [];

  after(delay: number, run: () => void): void {
    this.#scheduled += 1;
    this.#heap.push({ at: this.now + delay, order: this.#scheduled, run });
    this.#rise(this.#heap.length - 1);
  }

  /** Runs all events until a time. */
  run(until: number): void {
    for (let next = this.#heap[0]; next && next.at <= until; next = this.#heap[0]) {
      this.#removeFirst();
      this.now = next.at;
      next.run();
    }
    this.now = until;
  }

  #removeFirst(): void {
    const last = this.#heap.pop();
    if (!last || this.#heap.length === 0) return;
    this.#heap[0] = last;
    this.#sink(0);
  }

  #rise(from: number): void {
    for (let child = from; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (!this.#isBefore(child, parent)) return;
      this.#swap(child, parent);
      child = parent;
    }
  }

  #sink(from: number): void {
    for (let parent = from; ; ) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2];
      let first = parent;
      if (left < this.#heap.length && this.#isBefore(left, first)) first = left;
      if (right < this.#heap.length && this.#isBefore(right, first)) first = right;
      if (first === parent) return;
      this.#swap(parent, first);
      parent = first;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (!a || !b) return false;
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (!a || !b) return;
    this.#heap[one] = b;
    this.#heap[other] = a;
  }
}
