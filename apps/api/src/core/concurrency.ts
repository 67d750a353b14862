interface QueueLimits {
  /** Maximum number of tasks that run at the same time. */
  maxRunning: number;
  /** Maximum number of waiting tasks, over all keys. */
  maxWaiting: number;
  /** Maximum number of waiting tasks per key; defaults to `maxWaiting`. */
  maxWaitingPerKey?: number;
  /** Waiting places reserved for keys that have no waiting task yet. */
  reservedForNewKeys?: number;
}

/** Limits concurrent tasks. Waiting tasks start round-robin over their keys; returns null if the queue is full. */
export function createFairQueue({
  maxRunning,
  maxWaiting,
  maxWaitingPerKey = maxWaiting,
  reservedForNewKeys = 0,
}: QueueLimits) {
  const waitingByKey = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  function enqueue<T>(task: () => Promise<T>, key = ""): Promise<T> | null {
    const sameKey = waitingByKey.get(key)?.length ?? 0;
    const places = sameKey === 0 ? maxWaiting : maxWaiting - reservedForNewKeys;
    const isFull = waiting >= places || sameKey >= maxWaitingPerKey;
    return running >= maxRunning && isFull ? null : run(task, key);
  }
  return Object.assign(enqueue, { load: () => ({ running, waiting }) });

  async function run<T>(task: () => Promise<T>, key: string): Promise<T> {
    if (running >= maxRunning) await new Promise<void>((resolve) => addWaiting(key, resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // `running` stays the same when the next task starts, so that no new task can overtake it.
      const startNext = takeNext();
      if (startNext) startNext();
      else running -= 1;
    }
  }

  function addWaiting(key: string, start: () => void): void {
    waiting += 1;
    const sameKey = waitingByKey.get(key);
    if (sameKey) sameKey.push(start);
    else waitingByKey.set(key, [start]);
  }

  /** Takes the first task of the next key and moves that key to the end. */
  function takeNext(): (() => void) | undefined {
    const [first] = waitingByKey;
    if (!first) return undefined;
    const [key, tasks] = first;
    const next = tasks.shift();
    waitingByKey.delete(key);
    if (tasks.length > 0) waitingByKey.set(key, tasks);
    waiting -= 1;
    return next;
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>;

/** Limits concurrent tasks of each key; keys do not wait for each other. Returns null if the queue of the key is full. */
export function createKeyedQueue(limits: Pick<QueueLimits, "maxRunning" | "maxWaiting">) {
  const queues = new Map<string, FairQueue>();

  function enqueue<T>(task: () => Promise<T>, key: string): Promise<T> | null {
    const queue = queues.get(key) ?? createFairQueue(limits);
    queues.set(key, queue);
    return (
      queue(task)?.finally(() => {
        if (queue.load().running === 0) queues.delete(key);
      }) ?? null
    );
  }
  return Object.assign(enqueue, { keys: () => queues.size });
}

/** Runs tasks with the same key one after the other. */
export function createKeyedMutex() {
  const lastByKey = new Map<string, Promise<unknown>>();

  return async function runExclusive<T>(key: string, task: () => Promise<T>): Promise<T> {
    const current = (lastByKey.get(key) ?? Promise.resolve()).then(task, task);
    const settled = current.catch(() => undefined);
    lastByKey.set(key, settled);
    try {
      return await current;
    } finally {
      if (lastByKey.get(key) === settled) lastByKey.delete(key);
    }
  };
}

export type KeyedMutex = ReturnType<typeof createKeyedMutex>;
