import { expect, it } from "vitest";
import { readViewed, removeViewed, saveViewed } from "./recently-viewed";

function storageOf(initial: string | null) {
  let value = initial;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
}
const id = (digit: string) => digit.repeat(24);

it("stores the last nine products, each once, newest first", () => {
  const storage = storageOf(null);
  for (const digit of "0123456789abc") saveViewed(storage, id(digit));
  saveViewed(storage, id("9"));
  expect(readViewed(storage)).toEqual([..."9cba87654"].map(id));
  removeViewed(storage, id("c"));
  expect(readViewed(storage)).toEqual([..."9ba87654"].map(id));
});

it.each(["}{", "null", "7", '{"0":"x"}', '[1,{},"x",null,["y"],"../../admin"]', '"x"'])(
  "reads nothing from %s",
  (garbage) => {
    expect(readViewed(storageOf(garbage))).toEqual([]);
  },
);
