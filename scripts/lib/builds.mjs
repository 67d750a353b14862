import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isBuildInUse } from "./build-users.mjs";
import { inRoot } from "./paths.mjs";

/** Contains one folder per build and a file that names the build to start next. */
export const distDir = inRoot("dist");
const buildsIn = (dist) => join(dist, "builds");
// A file, because symbolic links need special rights on Windows.
const pointerIn = (dist) => join(dist, "current");

/** The folder of the build to start next, or null if there is none. */
export function findCurrentBuild(dist = distDir) {
  if (!existsSync(pointerIn(dist))) return null;
  const folder = join(buildsIn(dist), readFileSync(pointerIn(dist), "utf8").trim());
  return existsSync(join(folder, "package.json")) ? folder : null;
}

/** Creates an empty folder for a new build. Folder names sort by creation time. */
export function newBuildFolder(dist = distDir) {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, "");
  const folder = join(buildsIn(dist), `${time}-${randomBytes(2).toString("hex")}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Makes a build the one to start next, atomically. */
export function switchToBuild(name, dist = distDir) {
  const draft = `${pointerIn(dist)}.${process.pid}`;
  writeFileSync(draft, `${name}\n`);
  renameSync(draft, pointerIn(dist));
}

/** Removes all builds except the current one, the previous one and those in use. */
export function removeOldBuilds(current, previous, dist = distDir) {
  const names = readdirSync(buildsIn(dist)).filter((name) => name !== current && name !== previous);
  for (const name of names) {
    const folder = join(buildsIn(dist), name);
    if (isBuildInUse(folder)) continue;
    try {
      // Rename first: Windows refuses to rename a folder in use, so nothing is half removed.
      const renamed = name.endsWith(".old") ? folder : `${folder}.old`;
      renameSync(folder, renamed);
      rmSync(renamed, { recursive: true, force: true });
    } catch {
      // The next build retries.
    }
  }
}
