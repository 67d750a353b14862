import { expect, it } from "vitest";
import { createRefresher } from "./refresh-values";

const id = (n: number) => n.toString(16).padStart(24, "0");
const [customer, order] = [id(1), id(2)];
const productIds = [id(10), id(11), id(12)];
const key = "3f0a1c9e-0000-4000-8000-000000000001";

it("turns a recorded order into a new one with new ids and keys, other products and the same customer", () => {
  const refresh = createRefresher({ unchangedIds: [customer], productIds, round: 1 });
  expect(refresh(customer)).toBe(customer);
  expect(refresh(order)).toMatch(/^[0-9a-f]{24}$/);
  expect(refresh(order)).not.toBe(order);
  expect(refresh(key)).not.toBe(key);
  expect(refresh([id(10), id(11)])).toEqual([id(11), id(12)]);
});

it("replaces an id consistently, also inside a text, and leaves other values unchanged", () => {
  const refresh = createRefresher({ unchangedIds: [customer], productIds, round: 0 });
  const next = refresh(order);
  expect(refresh(JSON.stringify({ order, customer }))).toBe(JSON.stringify({ order: next, customer }));
  const bytes = Buffer.from("hash");
  expect([refresh(bytes), refresh(2), refresh(null), refresh("Elm Street 5")]).toEqual([
    bytes,
    2,
    null,
    "Elm Street 5",
  ]);
});
