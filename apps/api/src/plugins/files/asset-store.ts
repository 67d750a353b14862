import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

const A_WEEK_MS = 7 * 24 * 3_600_000;
// Not served: names with a dot in front are ignored.
const listsIn = (store: string) => join(store, ".builds");

/**
 * Copies the assets of this build to where every process of the shop finds them. A page that was opened before a deploy, or
 * that the new process has made while the old one is asked for its stylesheet, still gets what it names. Names carry a hash
 * of the content, so that files of several builds lie side by side.
 */
export async function publishAssets(assets: string, store: string, now: Date): Promise<void> {
  const names = (await readdir(assets)).sort();
  const own = `${createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16)}.list`;
  await mkdir(listsIn(store), { recursive: true });
  // The list comes first: whoever tidies up at the same time must not take new files for old ones.
  await place(join(listsIn(store), own), store, (draft) => writeFile(draft, names.join("\n")));
  await utimes(join(listsIn(store), own), now, now);
  const present = new Set(await readdir(store));
  for (const name of names) {
    if (present.has(name)) continue;
    await place(join(store, name), store, (draft) => copyFile(join(assets, name), draft));
  }
  await removeOld(store, own, now);
}

/** Files appear whole or not at all, as others may be reading. */
async function place(target: string, store: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(listsIn(store), `${randomUUID()}.draft`);
  await write(draft);
  await rename(draft, target);
}

/** Keeps what this build, the one before it and every build of the last seven days consist of. */
async function removeOld(store: string, own: string, now: Date): Promise<void> {
  const files = (await readdir(store, { withFileTypes: true })).filter((entry) => entry.isFile());
  const notes = await readNotes(store);
  const isOld = ({ usedAt }: Note) => usedAt < now.getTime() - A_WEEK_MS;
  const lists = notes.filter(({ name }) => name.endsWith(".list"));
  const [previous] = lists.filter(({ name }) => name !== own).sort((a, b) => b.usedAt - a.usedAt);
  const kept = lists.filter((note) => note.name === own || note === previous || !isOld(note));
  const needed = new Set(
    (await Promise.all(kept.map(({ file }) => readFile(file, "utf8")))).flatMap(linesOf),
  );
  for (const { name } of files) if (!needed.has(name)) await rm(join(store, name), { force: true });
  for (const note of notes) if (isOld(note) && !kept.includes(note)) await rm(note.file, { force: true });
}

/** The list of a build's files, or the draft of a file whose process was killed. */
interface Note {
  name: string;
  file: string;
  usedAt: number;
}

async function readNotes(store: string): Promise<Note[]> {
  const names = await readdir(listsIn(store));
  const notes = names.map(async (name) => {
    const file = join(listsIn(store), name);
    // Another process may have removed it meanwhile.
    const found = await stat(file).catch(() => null);
    return found ? [{ name, file, usedAt: found.mtimeMs }] : [];
  });
  return (await Promise.all(notes)).flat();
}

const linesOf = (text: string) => text.split("\n");
