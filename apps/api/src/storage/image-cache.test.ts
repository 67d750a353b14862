import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryDataDir } from "../testing/data-dir";
import { createImageCache } from "./image-cache";

const KB = 1024;
const file = (size: number, writtenAt = new Date()) => ({ data: Buffer.alloc(size), writtenAt });
const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

it("stores files with their modification time in the bucket", async () => {
  const folder = temporaryDataDir();
  const cache = createImageCache(folder, 100 * KB);
  const writtenAt = new Date("2026-01-02T03:04:05Z");
  await cache.store("a.webp", file(KB, writtenAt));
  expect(await cache.has("a.webp")).toBe(true);
  expect(await cache.has("b.webp")).toBe(false);
  expect(statSync(join(folder, "a.webp")).mtime).toEqual(writtenAt);
});

it("stays near its limit even if others fill the folder, and deletes the oldest files first", async () => {
  const folder = temporaryDataDir();
  const others = createImageCache(folder, 100 * KB);
  for (let i = 0; i < 10; i += 1) await others.store(`old-${i}.webp`, file(10 * KB));
  const cache = createImageCache(folder, 100 * KB);
  for (let i = 0; i < 30; i += 1) {
    await cache.store(`new-${String(i).padStart(2, "0")}.webp`, file(10 * KB));
    expect(bytesIn(folder)).toBeLessThanOrEqual(115 * KB);
  }
  const left = readdirSync(folder).sort();
  expect(left).toContain("new-29.webp");
  expect(left.filter((name) => name.startsWith("old"))).toEqual([]);
});

it("can store the same file several times at once", async () => {
  const folder = temporaryDataDir();
  const cache = createImageCache(folder, 20 * KB);
  await Promise.all(Array.from({ length: 20 }, (_, i) => cache.store(`${i % 5}.webp`, file(8 * KB))));
  expect(bytesIn(folder)).toBeLessThanOrEqual(40 * KB);
});
