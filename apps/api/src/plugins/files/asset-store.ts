import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

const WEEK_MS = 7 * 24 * 3_600_000;
// Hidden, so that it is not served.
const listFolder = (store: string) => join(store, ".builds");

/**
 * Copies the assets of this build to a folder that all processes share. During and after a deploy, pages of the old and
 * the new build find their assets in any process. File names contain a content hash, so builds don't conflict.
 */
export async function publishAssets(assets: string, store: string, now: Date): Promise<void> {
  const names = (await readdir(assets)).sort();
  const ownList = `${createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16)}.list`;
  await mkdir(listFolder(store), { recursive: true });
  // The list is written first, so that another process does not delete the new files.
  await writeWhole(join(listFolder(store), ownList), store, (draft) => writeFile(draft, names.join("\n")));
  await utimes(join(listFolder(store), ownList), now, now);
  const present = new Set(await readdir(store));
  for (const name of names) {
    if (present.has(name)) continue;
    await writeWhole(join(store, name), store, (draft) => copyFile(join(assets, name), draft));
  }
  await removeOldBuilds(store, ownList, now);
}

/** Writes a draft and renames it, because other processes may be reading. */
async function writeWhole(
  target: string,
  store: string,
  write: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = join(listFolder(store), `${randomUUID()}.draft`);
  await write(draft);
  await rename(draft, target);
}

/** Deletes files that belong neither to this build, nor to the previous one, nor to one used in the last seven days. */
async function removeOldBuilds(store: string, ownList: string, now: Date): Promise<void> {
  const files = (await readdir(store, { withFileTypes: true })).filter((entry) => entry.isFile());
  const entries = await readEntries(store);
  const isOld = ({ usedAt }: Entry) => usedAt < now.getTime() - WEEK_MS;
  const lists = entries.filter(({ name }) => name.endsWith(".list"));
  const [previous] = lists.filter(({ name }) => name !== ownList).sort((a, b) => b.usedAt - a.usedAt);
  const current = lists.filter((list) => list.name === ownList || list === previous || !isOld(list));
  const needed = new Set(
    (await Promise.all(current.map(({ file }) => readFile(file, "utf8")))).flatMap(splitLines),
  );
  for (const { name } of files) if (!needed.has(name)) await rm(join(store, name), { force: true });
  for (const entry of entries)
    if (isOld(entry) && !current.includes(entry)) await rm(entry.file, { force: true });
}

/** The file list of a build, or a draft that a killed process left behind. */
interface Entry {
  name: string;
  file: string;
  usedAt: number;
}

async function readEntries(store: string): Promise<Entry[]> {
  const names = await readdir(listFolder(store));
  const entries = names.map(async (name) => {
    const file = join(listFolder(store), name);
    // Another process may have deleted it.
    const found = await stat(file).catch(() => null);
    return found ? [{ name, file, usedAt: found.mtimeMs }] : [];
  });
  return (await Promise.all(entries)).flat();
}

const splitLines = (text: string) => text.split("\n");
