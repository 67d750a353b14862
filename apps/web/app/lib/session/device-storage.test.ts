import { expect, it } from "vitest";
import { deviceStorage } from "./device-storage";

const refuse = () => {
  throw new DOMException("blocked", "SecurityError");
};

it("keeps everything in a browser that forbids its storage, until something is removed", () => {
  const storage = deviceStorage(refuse);
  expect(storage.getItem("cart")).toBeNull();
  storage.setItem("cart", "[]");
  expect(storage.getItem("cart")).toBe("[]");
  storage.removeItem("cart");
  expect(storage.getItem("cart")).toBeNull();
});

it("shows what a full storage did not take, and what another tab wrote once there is room again", () => {
  const kept = new Map([["cart", "old"]]);
  let isFull = true;
  const storage = deviceStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => (isFull ? refuse() : void kept.set(key, value)),
    removeItem: (key) => void kept.delete(key),
  }));
  storage.setItem("cart", "new");
  expect(storage.getItem("cart")).toBe("new");
  isFull = false;
  storage.setItem("cart", "newer");
  kept.set("cart", "of another tab");
  expect(storage.getItem("cart")).toBe("of another tab");
});
