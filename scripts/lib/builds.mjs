import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isBuildInUse } from "./build-users.mjs";
import { inRoot } from "./paths.mjs";

/** The builds of a checkout: each in a folder of its own, and a file that names the one to start next. */
export const distDir = inRoot("dist");
const buildsIn = (dist) => join(dist, "builds");
// A file and no symbolic link, which on Windows not everybody may make.
const pointerIn = (dist) => join(dist, "current");

/** The folder of the build to start next, or null where nothing was built yet. */
export function findCurrentBuild(dist = distDir) {
  if (!existsSync(pointerIn(dist))) return null;
  const folder = join(buildsIn(dist), readFileSync(pointerIn(dist), "utf8").trim());
  return existsSync(join(folder, "package.json")) ? folder : null;
}

/** An empty folder for a new build; its name sorts after those of all builds before it. */
export function newBuildFolder(dist = distDir) {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, "");
  const folder = join(buildsIn(dist), `${time}-${randomBytes(2).toString("hex")}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** From now on this build is the one to start; whoever reads meanwhile sees the old one or the new one. */
export function switchToBuild(name, dist = distDir) {
  const draft = `${pointerIn(dist)}.${process.pid}`;
  writeFileSync(draft, `${name}\n`);
  renameSync(draft, pointerIn(dist));
}

/** Removes all builds but the current one, the one before it and those that a process still runs from. */
export function removeOldBuilds(current, previous, dist = distDir) {
  const names = readdirSync(buildsIn(dist)).filter((name) => name !== current && name !== previous);
  for (const name of names) {
    const folder = join(buildsIn(dist), name);
    if (isBuildInUse(folder)) continue;
    try {
      // Windows refuses to rename what is in use: then nothing is removed, rather than half of it.
      const doomed = name.endsWith(".old") ? folder : `${folder}.old`;
      renameSync(folder, doomed);
      rmSync(doomed, { recursive: true, force: true });
    } catch {
      // The next build tries again.
    }
  }
}
