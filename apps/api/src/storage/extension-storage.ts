import * as z from "zod";
import { callExtension } from "../extensions/call-extension";
import type { ImageStore } from "../extensions/image-store";
import { type Storage, StorageError } from "./storage";

const TIMEOUT_MS = 20_000;
const FULL_CODES = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
const fileSchema = z.object({ data: z.instanceof(Buffer), writtenAt: z.date() }).nullable();

/** Stores images in the store of an extension, and checks its answers. */
export function createExtensionStorage(store: ImageStore): Storage {
  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await callExtension("imageStore", work, TIMEOUT_MS);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      throw new StorageError("the image store of the extension cannot be used", FULL_CODES.has(code), error);
    }
  };
  return {
    kind: "bucket",
    put: (key, data) => call(() => store.put(key, data)),
    has: (key) => call(async () => z.boolean().parse(await store.has(key))),
    read: (key) => call(async () => fileSchema.parse(await store.read(key))),
    remove: (key) => call(() => store.remove(key)),
    // Leftovers of interrupted writes are the extension's concern.
    tidy: async () => {},
  };
}
