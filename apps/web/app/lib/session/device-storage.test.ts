import { expect, it } from "vitest";
import { deviceStorage } from "./device-storage";

const fail = () => {
  throw new DOMException("blocked", "SecurityError");
};

it("falls back to memory if the browser blocks storage", () => {
  const storage = deviceStorage(fail);
  expect(storage.getItem("cart")).toBeNull();
  storage.setItem("cart", "[]");
  expect(storage.getItem("cart")).toBe("[]");
  storage.removeItem("cart");
  expect(storage.getItem("cart")).toBeNull();
});

it("reads from memory while storage is full, and from storage again afterwards", () => {
  const stored = new Map([["cart", "old"]]);
  let isFull = true;
  const storage = deviceStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => (isFull ? fail() : void stored.set(key, value)),
    removeItem: (key) => void stored.delete(key),
  }));
  storage.setItem("cart", "new");
  expect(storage.getItem("cart")).toBe("new");
  isFull = false;
  storage.setItem("cart", "newer");
  stored.set("cart", "from another tab");
  expect(storage.getItem("cart")).toBe("from another tab");
});
