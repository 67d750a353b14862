import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startBucketServer } from "../testing/bucket-server";
import { temporaryDataDir } from "../testing/data-dir";
import { createBucketStorage } from "./bucket-storage";
import { createFolderStorage } from "./folder-storage";
import { parseBucketUrl } from "./parse-image-store";
import { type Storage, StorageError } from "./storage";

const server = await startBucketServer();
const folder = temporaryDataDir(0o711, afterAll);
beforeEach(() => {
  server.state.mode = "well";
});

function bucket(address = server.imageStore): Storage {
  const settings = parseBucketUrl(address);
  if (!settings) throw new Error(`${address} is no bucket`);
  return createBucketStorage(settings);
}

const key = (name: string) => `uploads/${name}_1280.webp`;

async function failureOf(work: Promise<unknown>): Promise<StorageError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StorageError);
  return error as StorageError;
}

describe.each([
  ["folder", () => createFolderStorage(folder)],
  ["bucket", () => bucket()],
] as const)("a %s", (_kind, open) => {
  const storage = open();

  it("returns a stored file with its time", async () => {
    const data = Buffer.from([0, 255, 10, 13, 128]);
    const before = Date.now();
    await storage.put(key("a"), data);
    expect(await storage.has(key("a"))).toBe(true);
    const file = await storage.read(key("a"));
    expect(file?.data.equals(data)).toBe(true);
    // A bucket rounds to seconds.
    expect(Number(file?.writtenAt)).toBeGreaterThan(before - 1_000);
    expect(Number(file?.writtenAt)).toBeLessThanOrEqual(Date.now());
  });

  it("reports a missing file, and can remove a file twice", async () => {
    expect(await storage.has(key("none"))).toBe(false);
    expect(await storage.read(key("none"))).toBeNull();
    await storage.put(key("b"), Buffer.from("b"));
    await storage.remove(key("b"));
    await storage.remove(key("b"));
    expect(await storage.has(key("b"))).toBe(false);
  });

  it("stores a whole file if it is written several times at once", async () => {
    const data = Buffer.alloc(200_000, 7);
    await Promise.all(Array.from({ length: 8 }, () => storage.put(key("c"), data)));
    expect((await storage.read(key("c")))?.data.equals(data)).toBe(true);
  });
});

describe("a folder", () => {
  it("removes only the part files of killed processes", async () => {
    const root = temporaryDataDir();
    const uploads = join(root, "uploads");
    mkdirSync(uploads);
    for (const name of ["a_640.webp.0123abcd.part", "b_640.webp.0123abcd.part", "c_640.webp", "part"]) {
      writeFileSync(join(uploads, name), "x");
      utimesSync(join(uploads, name), 1_000, name.startsWith("b") ? 3_000 : 1_000);
    }
    await createFolderStorage(root).tidy(new Date(2_000_000));
    expect(readdirSync(uploads).sort()).toEqual(["b_640.webp.0123abcd.part", "c_640.webp", "part"]);
  });
});

describe("a bucket", () => {
  it.each(["away", "silent", "vanishing"] as const)(
    "that is %s fails after at most two attempts, and stores the file when it is back",
    async (mode) => {
      const storage = bucket(mode === "silent" ? server.impatientImageStore : server.imageStore);
      await storage.has(key("warm"));
      server.state.mode = mode;
      server.calls.length = 0;
      const failure = await failureOf(storage.put(key(mode), Buffer.alloc(100_000, 1)));
      expect(failure.isFull).toBe(false);
      // Without the timeout, a silent bucket would never fail.
      expect(server.calls.length).toBeGreaterThan(0);
      expect(server.calls.length).toBeLessThanOrEqual(2);
      server.state.mode = "well";
      await storage.put(key(mode), Buffer.from("now"));
      expect((await storage.read(key(mode)))?.data.toString()).toBe("now");
    },
  );

  it("that is full fails with isFull", async () => {
    server.state.mode = "full";
    expect((await failureOf(bucket().put(key("full"), Buffer.from("x")))).isFull).toBe(true);
  });

  it("that sends only part of a file fails", async () => {
    await bucket().put(key("half"), Buffer.alloc(50_000, 3));
    server.state.mode = "stingy";
    await failureOf(bucket().read(key("half")));
  });

  it("that does not exist fails instead of being empty", async () => {
    const none = bucket(server.imageStore.replace("pictures", "nothing-here"));
    await failureOf(none.read(key("a")));
    await failureOf(none.put(key("a"), Buffer.from("x")));
  });
});
