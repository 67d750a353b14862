import { describe, expect, it } from "vitest";
import { createFairQueue, createKeyedQueue } from "./concurrency";

/** Tasks that run until `endNext` is called, and the names of the started ones. */
function createTasks() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    task: (name: string) => () =>
      new Promise<void>((resolve) => {
        started.push(name);
        ends.push(resolve);
      }),
    endNext: async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe("the fair queue", () => {
  it("takes one task per key in turn, so that a busy key does not delay others", async () => {
    const enqueue = createFairQueue({ maxRunning: 1, maxWaiting: 10 });
    const { started, task, endNext } = createTasks();
    for (const name of ["a1", "a2", "a3", "a4"]) void enqueue(task(name), "a");
    void enqueue(task("b1"), "b");
    for (let i = 0; i < 4; i += 1) await endNext();
    expect(started).toEqual(["a1", "a2", "b1", "a3", "a4"]);
  });

  it("returns null while the key or the whole queue is full", async () => {
    const enqueue = createFairQueue({ maxRunning: 1, maxWaiting: 3, maxWaitingPerKey: 2 });
    const { task, endNext } = createTasks();
    const isAccepted = (key: string) => enqueue(task(key), key) !== null;
    expect([isAccepted("a"), isAccepted("a"), isAccepted("a"), isAccepted("a")]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([isAccepted("b"), isAccepted("b")]).toEqual([true, false]);
    await endNext();
    expect([isAccepted("b"), isAccepted("b")]).toEqual([true, false]);
  });

  it("reserves places for keys without waiting tasks", async () => {
    const enqueue = createFairQueue({
      maxRunning: 1,
      maxWaiting: 6,
      maxWaitingPerKey: 2,
      reservedForNewKeys: 2,
    });
    const isAccepted = (key: string) => enqueue(createTasks().task(key), key) !== null;
    expect(isAccepted("a")).toBe(true);
    expect(["a", "a", "b", "b"].map(isAccepted)).toEqual([true, true, true, true]);
    expect(["c", "c", "d", "d", "e"].map(isAccepted)).toEqual([true, false, true, false, false]);
  });

  it("continues after a failed task", async () => {
    const enqueue = createFairQueue({ maxRunning: 1, maxWaiting: 1 });
    const failed = enqueue(() => Promise.reject(new Error("no")));
    const next = enqueue(async () => "yes");
    await expect(failed).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });
});

describe("the queue per key", () => {
  it("limits each key without delaying the others, and forgets a key that has nothing to do", async () => {
    const enqueue = createKeyedQueue({ maxRunning: 2, maxWaiting: 1 });
    const { started, task, endNext } = createTasks();
    const places = ["a1", "a2", "a3", "a4", "b1"].map((name) => enqueue(task(name), name.charAt(0)));
    expect(places.map((place) => place !== null)).toEqual([true, true, true, false, true]);
    expect(started).toEqual(["a1", "a2", "b1"]);
    await endNext();
    expect(started).toEqual(["a1", "a2", "b1", "a3"]);
    for (let i = 0; i < 3; i += 1) await endNext();
    expect(enqueue.keys()).toBe(0);
  });
});
