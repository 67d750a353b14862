interface Line {
  /** Most tasks that run together. */
  atOnce: number;
  /** Most that wait, all lanes together. */
  waiting: number;
  /** Most that wait in one lane; as many as in all of them unless said. */
  perLane?: number;
  /** Places among those that wait which only lanes get in which nobody waits; none unless said. */
  newcomers?: number;
}

/** Runs a few tasks together and keeps more in line; null when the line is full. Lanes take turns. */
export function createFairQueue({ atOnce, waiting, perLane = waiting, newcomers = 0 }: Line) {
  const lanes = new Map<string, (() => void)[]>();
  let running = 0;
  let inLine = 0;

  function limit<T>(task: () => Promise<T>, lane = ""): Promise<T> | null {
    const own = lanes.get(lane)?.length ?? 0;
    const places = own === 0 ? waiting : waiting - newcomers;
    const isFull = inLine >= places || own >= perLane;
    return running >= atOnce && isFull ? null : enter(task, lane);
  }
  return Object.assign(limit, { load: () => ({ running, waiting: inLine }) });

  async function enter<T>(task: () => Promise<T>, lane: string): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => join(lane, resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place is handed over, not given back, so that nobody slips in between.
      const next = takeNext();
      if (next) next();
      else running -= 1;
    }
  }

  function join(lane: string, resolve: () => void): void {
    inLine += 1;
    const others = lanes.get(lane);
    if (others) others.push(resolve);
    else lanes.set(lane, [resolve]);
  }

  /** The first of the lane whose turn it is; the lane then goes behind the others. */
  function takeNext(): (() => void) | undefined {
    const [first] = lanes;
    if (!first) return undefined;
    const [lane, line] = first;
    const next = line.shift();
    lanes.delete(lane);
    if (line.length > 0) lanes.set(lane, line);
    inLine -= 1;
    return next;
  }
}

/** Runs tasks of the same key one after the other. */
export function createKeyedMutex() {
  const tails = new Map<string, Promise<unknown>>();

  return async function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
    const turn = (tails.get(key) ?? Promise.resolve()).then(task, task);
    const tail = turn.catch(() => undefined);
    tails.set(key, tail);
    try {
      return await turn;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
}

export type KeyedMutex = ReturnType<typeof createKeyedMutex>;
