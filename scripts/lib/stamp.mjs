import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inRoot, root } from "./paths.mjs";

const skipped = /(^|\/)(node_modules|build|dist|\.react-router)(\/|$)|\.test\.tsx?$/;

/** Hashes of a part's sources: of their times, which are quick to compare, and of their content, which decides. */
export function stampOf({ sources }) {
  const files = listFiles(sources);
  return { times: hashTimes(files), content: hashContent(files) };
}

/** Whether a build contains a part that matches the current sources. */
export function isFresh(build, { name, sources }) {
  const stamps = readStamps(build);
  const stamp = stamps[name];
  if (!stamp || !existsSync(join(build, name))) return false;
  const files = listFiles(sources);
  const times = hashTimes(files);
  if (stamp.times === times) return true;
  // A git checkout can touch files without changing them, so the content decides.
  if (stamp.content !== hashContent(files)) return false;
  writeStamps(build, { ...stamps, [name]: { ...stamp, times } });
  return true;
}

export function readStamps(build) {
  const file = stampFile(build);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Writes atomically, because another process may be reading. */
export function writeStamps(build, stamps) {
  const draft = `${stampFile(build)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(stamps));
  renameSync(draft, stampFile(build));
}

const stampFile = (build) => join(build, "stamps.json");

function listFiles(paths) {
  return paths
    .map((path) => inRoot(path))
    .filter(existsSync)
    .flatMap(walk)
    .sort();
}

function walk(path) {
  if (skipped.test(relative(root, path).replaceAll("\\", "/"))) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((entry) => walk(join(path, entry)));
}

function hashTimes(files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)}:${size}:${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function hashContent(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest("hex");
}
