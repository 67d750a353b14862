import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { AppError } from "./app-error";
import { forEachOrder } from "./for-each-order";

const ids = ["a", "b", "c", "d", "e", "f", "a"];

it("changes each order once, at most four at a time, and reports in the given sequence", async () => {
  let [running, most] = [0, 0];
  const changed: string[] = [];
  const report = await forEachOrder(ids, async (id) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    if (id === "b") throw new AppError("not_found");
    if (id === "e") throw new AppError("illegal_step", { detail: "The balance must be paid first." });
    changed.push(id);
  });
  expect(most).toBe(4);
  expect(changed.toSorted()).toEqual(["a", "c", "d", "f"]);
  expect(report).toEqual({
    done: ["a", "c", "d", "f"],
    refused: [
      { id: "b", reason: new AppError("not_found").message },
      { id: "e", reason: "The balance must be paid first." },
    ],
  });
});

it("starts no further order after an unexpected error", async () => {
  const started: string[] = [];
  const work = forEachOrder(ids, async (id) => {
    started.push(id);
    await setImmediate();
    throw new Error("connection lost");
  });
  await expect(work).rejects.toThrow("connection lost");
  expect(started).toEqual(["a", "b", "c", "d"]);
});
