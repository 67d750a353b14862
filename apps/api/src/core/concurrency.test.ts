import { describe, expect, it } from "vitest";
import { createFairQueue } from "./concurrency";

/** Tasks that run until they are told to end, with a list of those that have begun. */
function tasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    task: (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.push(resolve);
      }),
    endNext: async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe("a line with lanes", () => {
  it("lets the lanes take turns, so that nobody waits behind a crowd in another lane", async () => {
    const limit = createFairQueue({ atOnce: 1, waiting: 10 });
    const { begun, task, endNext } = tasks();
    for (const name of ["a1", "a2", "a3", "a4"]) void limit(task(name), "a");
    void limit(task("b1"), "b");
    for (let i = 0; i < 4; i += 1) await endNext();
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "a4"]);
  });

  it("turns away whoever finds their own lane or the whole line full, and takes them once there is room", async () => {
    const limit = createFairQueue({ atOnce: 1, waiting: 3, perLane: 2 });
    const { task, endNext } = tasks();
    const enter = (lane: string) => limit(task(lane), lane) !== null;
    expect([enter("a"), enter("a"), enter("a"), enter("a")]).toEqual([true, true, true, false]);
    expect([enter("b"), enter("b")]).toEqual([true, false]);
    await endNext();
    expect([enter("b"), enter("b")]).toEqual([true, false]);
  });

  it("keeps room for lanes in which nobody waits", async () => {
    const limit = createFairQueue({ atOnce: 1, waiting: 6, perLane: 2, newcomers: 2 });
    const enter = (lane: string) => limit(tasks().task(lane), lane) !== null;
    expect(enter("a")).toBe(true);
    expect(["a", "a", "b", "b"].map(enter)).toEqual([true, true, true, true]);
    expect(["c", "c", "d", "d", "e"].map(enter)).toEqual([true, false, true, false, false]);
  });

  it("goes on after a task that failed", async () => {
    const limit = createFairQueue({ atOnce: 1, waiting: 1 });
    const failed = limit(() => Promise.reject(new Error("no")));
    const next = limit(async () => "yes");
    await expect(failed).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });
});
