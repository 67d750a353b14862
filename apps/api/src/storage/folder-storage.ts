import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Storage, StorageError, type StoredFile } from "./storage";

const PART_FILE = /\.[0-9a-f]{8}\.part$/;
const FULL_CODES = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Stores images as files in a folder. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key);
  return {
    kind: "folder",
    put: (key, data) => wrapErrors(() => writeAtomically(pathOf(key), data)),
    has: (key) => wrapErrors(async () => (await orNull(stat(pathOf(key)))) !== null),
    read: (key) => wrapErrors(() => readWhole(pathOf(key))),
    remove: (key) => wrapErrors(() => rm(pathOf(key), { force: true })),
    tidy: (before) => wrapErrors(() => removeParts(join(folder, "uploads"), before)),
  };
}

/** Writes a part file and renames it, so that readers see the whole file or none. Deletes the part on failure. */
export async function writeAtomically(file: string, data: Buffer, writtenAt?: Date): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A random name, because another process may write the same file.
  const part = `${file}.${randomBytes(4).toString("hex")}.part`;
  try {
    await writeFile(part, data, { flag: "wx" });
    if (writtenAt) await utimes(part, writtenAt, writtenAt);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function readWhole(file: string): Promise<StoredFile | null> {
  const found = await orNull(stat(file));
  const data = found && (await orNull(readFile(file)));
  return data && { data, writtenAt: found.mtime };
}

/** Deletes part files that killed processes left behind. */
async function removeParts(folder: string, before: Date): Promise<void> {
  for (const name of (await orNull(readdir(folder))) ?? []) {
    if (!PART_FILE.test(name)) continue;
    const found = await orNull(stat(join(folder, name)));
    if (found && found.mtime < before) await rm(join(folder, name), { force: true });
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

async function wrapErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageError("the image folder cannot be used", FULL_CODES.has(codeOf(error)), error);
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");
