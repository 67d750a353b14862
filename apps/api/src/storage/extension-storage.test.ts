import { afterAll, describe, expect, it } from "vitest";
import { createImageStore } from "../../../../examples/extensions/image-store.mjs";
import { startExtensionServices } from "../testing/extension-services";
import { createExtensionStorage } from "./extension-storage";

const services = await startExtensionServices();
afterAll(() => services.close());
const store = createImageStore({ url: `${services.url}/dav`, user: "shop", password: "secret" });
const storage = createExtensionStorage(store);
const key = "uploads/0123_640.webp";

describe("the image store of an extension", () => {
  it("stores, reads and removes files", async () => {
    expect([await storage.has(key), await storage.read(key)]).toEqual([false, null]);
    await storage.put(key, Buffer.from("image"));
    expect(await storage.has(key)).toBe(true);
    expect(await storage.read(key)).toEqual({
      data: Buffer.from("image"),
      writtenAt: new Date("2026-11-18T10:00:00Z"),
    });
    await storage.remove(key);
    await storage.remove(key);
    expect([...services.files]).toEqual([]);
  });

  it("fails like every other store, also if its answers are wrong", async () => {
    const failing = (error: unknown) =>
      createExtensionStorage({ ...store, put: () => Promise.reject(error) }).put(key, Buffer.from(""));
    await expect(failing(new Error("down"))).rejects.toMatchObject({ name: "StorageError", isFull: false });
    const full = Object.assign(new Error("full"), { code: "ENOSPC" });
    await expect(failing(full)).rejects.toMatchObject({ name: "StorageError", isFull: true });
    const wrong = createExtensionStorage({ ...store, read: async () => ({ data: "image" }) as never });
    await expect(wrong.read(key)).rejects.toMatchObject({ name: "StorageError" });
  });
});
