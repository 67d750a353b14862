import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parts } from "./build-parts.mjs";
import { findCurrentBuild, newBuildFolder, removeOldBuilds, switchToBuild } from "./builds.mjs";
import { linkPackages } from "./link-packages.mjs";
import { linkTree } from "./link-tree.mjs";
import { inRoot } from "./paths.mjs";
import { isFresh, readStamps, stampOf, writeStamps } from "./stamp.mjs";

/** The current build if the named parts (default: all) are up to date, else null. */
export function findFreshBuild(names) {
  const build = findCurrentBuild();
  return build && staleParts(build, names).length === 0 ? build : null;
}

/**
 * Builds the outdated parts into a new folder and switches to it at the end. Running shops keep their files, and a failed build
 * changes nothing. Returns the folder of the build.
 */
export async function makeBuild(names) {
  const current = findCurrentBuild();
  const stale = staleParts(current, names);
  if (current && stale.length === 0) return current;
  const build = newBuildFolder();
  const stamps = {};
  for (const part of parts) {
    const target = join(build, part.name);
    if (stale.includes(part)) {
      console.log(`Building the ${part.name}…`);
      // Taken before the build, so that changes made during the build count as outdated.
      stamps[part.name] = stampOf(part);
      await part.build(target);
    } else if (current && existsSync(join(current, part.name))) {
      linkTree(join(current, part.name), target);
      stamps[part.name] = readStamps(current)[part.name];
    }
  }
  linkPackages(build);
  writeStamps(build, stamps);
  writeManifest(build);
  switchToBuild(basename(build));
  removeOldBuilds(basename(build), current && basename(current));
  return build;
}

function staleParts(build, names) {
  return parts.filter((part) => (!names || names.includes(part.name)) && !(build && isFresh(build, part)));
}

// Written last: it marks the build as complete. It also tells Node that the files are modules.
function writeManifest(build) {
  const { name, version, license } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const manifest = { name, version, license, private: true, type: "module" };
  writeFileSync(join(build, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
