import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Storage, StorageError, type StoredFile } from "./storage";

const PART = /\.[0-9a-f]{8}\.part$/;
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Pictures as files below a folder. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key);
  return {
    kind: "folder",
    put: (key, data) => guarded(() => writeAtomically(pathOf(key), data)),
    has: (key) => guarded(async () => (await orNull(stat(pathOf(key)))) !== null),
    read: (key) => guarded(() => readWhole(pathOf(key))),
    remove: (key) => guarded(() => rm(pathOf(key), { force: true })),
    tidy: (before) => guarded(() => removeParts(join(folder, "uploads"), before)),
  };
}

/** Whoever asks for the file in this moment gets all of it or nothing; what could not be written leaves no trace. */
export async function writeAtomically(file: string, data: Buffer, writtenAt?: Date): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Somebody else may be writing the same file.
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

/** Parts of files whose process was killed while it wrote them. */
async function removeParts(folder: string, before: Date): Promise<void> {
  for (const name of (await orNull(readdir(folder))) ?? []) {
    if (!PART.test(name)) continue;
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

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageError("the image folder cannot be used", FULL.has(codeOf(error)), error);
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");
