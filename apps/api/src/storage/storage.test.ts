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
  server.state.mood = "well";
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

  it("gives back what was put there, and when", async () => {
    const data = Buffer.from([0, 255, 10, 13, 128]);
    await storage.put(key("a"), data);
    expect(await storage.has(key("a"))).toBe(true);
    const file = await storage.read(key("a"));
    expect(file?.data.equals(data)).toBe(true);
    expect(Math.abs(Date.now() - Number(file?.writtenAt))).toBeLessThan(60_000);
  });

  it("says of a file that it does not have so, and removes one twice without trouble", async () => {
    expect(await storage.has(key("none"))).toBe(false);
    expect(await storage.read(key("none"))).toBeNull();
    await storage.put(key("b"), Buffer.from("b"));
    await storage.remove(key("b"));
    await storage.remove(key("b"));
    expect(await storage.has(key("b"))).toBe(false);
  });

  it("takes the same file from several at once and has it whole", async () => {
    const data = Buffer.alloc(200_000, 7);
    await Promise.all(Array.from({ length: 8 }, () => storage.put(key("c"), data)));
    expect((await storage.read(key("c")))?.data.equals(data)).toBe(true);
  });
});

describe("a folder", () => {
  it("is rid of the parts that a killed process left, and of nothing else", async () => {
    const own = temporaryDataDir();
    const uploads = join(own, "uploads");
    mkdirSync(uploads);
    for (const name of ["a_640.webp.0123abcd.part", "b_640.webp.0123abcd.part", "c_640.webp", "part"]) {
      writeFileSync(join(uploads, name), "x");
      utimesSync(join(uploads, name), 1_000, name.startsWith("b") ? 3_000 : 1_000);
    }
    await createFolderStorage(own).tidy(new Date(2_000_000));
    expect(readdirSync(uploads).sort()).toEqual(["b_640.webp.0123abcd.part", "c_640.webp", "part"]);
  });
});

describe("a bucket", () => {
  it.each(["away", "silent", "vanishing"] as const)(
    "that is %s fails soon, and takes the file when it is back",
    async (mood) => {
      const storage = bucket();
      await storage.has(key("warm"));
      server.state.mood = mood;
      const begun = performance.now();
      const failure = await failureOf(storage.put(key(mood), Buffer.alloc(100_000, 1)));
      expect(failure.isFull).toBe(false);
      expect(performance.now() - begun).toBeLessThan(10_000);
      server.state.mood = "well";
      await storage.put(key(mood), Buffer.from("now"));
      expect((await storage.read(key(mood)))?.data.toString()).toBe("now");
    },
  );

  it("that is full says so", async () => {
    server.state.mood = "full";
    expect((await failureOf(bucket().put(key("full"), Buffer.from("x")))).isFull).toBe(true);
  });

  it("that sends a part of a file has failed to send it", async () => {
    await bucket().put(key("half"), Buffer.alloc(50_000, 3));
    server.state.mood = "stingy";
    await failureOf(bucket().read(key("half")));
  });

  it("that does not exist, or knows other keys, is an error and not an empty one", async () => {
    const none = bucket(server.imageStore.replace("pictures", "nothing-here"));
    await failureOf(none.read(key("a")));
    await failureOf(none.put(key("a"), Buffer.from("x")));
  });
});
