/** Runs at most `atOnce` tasks together and keeps `waiting` more in line; null when the line is full. */
export function createLimiter(atOnce: number, waiting: number) {
  let running = 0;
  const line: (() => void)[] = [];

  return function limit<T>(task: () => Promise<T>): Promise<T> | null {
    if (running >= atOnce && line.length >= waiting) return null;
    return enter(task);
  };

  async function enter<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place is handed over, not given back, so that nobody slips in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  }
}

/** Runs tasks of the same key one after the other. */
export function createTurns() {
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
