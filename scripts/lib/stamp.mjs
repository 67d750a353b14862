import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { cacheDir, inRoot, root } from "./paths.mjs";

const skipped = /(^|\/)(node_modules|build|dist|\.react-router)(\/|$)|\.test\.tsx?$/;

/** Whether a part was built from these very sources and its output is still there. */
export function isFresh({ name, sources, output }) {
  const stamp = readStamp(name);
  if (!stamp || !existsSync(inRoot(output))) return false;
  const files = listFiles(sources);
  const times = hashTimes(files);
  if (stamp.times === times) return true;
  // A checkout touches files without changing them: only their content decides.
  if (stamp.content !== hashContent(files)) return false;
  writeStamp(name, { ...stamp, times });
  return true;
}

/** Remembers that a part was built from the sources as they are now. */
export function markBuilt({ name, sources }) {
  const files = listFiles(sources);
  writeStamp(name, { times: hashTimes(files), content: hashContent(files) });
}

export function forgetBuild({ name }) {
  rmSync(stampFile(name), { force: true });
}

function listFiles(paths) {
  return paths
    .map((path) => inRoot(path))
    .filter(existsSync)
    .flatMap(walk)
    .sort();
}

function walk(path) {
  if (skipped.test(relative(root, path))) return [];
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

const stampFile = (name) => join(cacheDir, `${name}.json`);

function readStamp(name) {
  return existsSync(stampFile(name)) ? JSON.parse(readFileSync(stampFile(name), "utf8")) : null;
}

function writeStamp(name, stamp) {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile(name), JSON.stringify(stamp));
}
