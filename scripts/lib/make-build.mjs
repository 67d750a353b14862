import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parts } from "./build-parts.mjs";
import { findCurrentBuild, newBuildFolder, removeOldBuilds, switchToBuild } from "./builds.mjs";
import { linkPackages } from "./link-packages.mjs";
import { linkTree } from "./link-tree.mjs";
import { inRoot } from "./paths.mjs";
import { isFresh, readStamps, stampOf, writeStamps } from "./stamp.mjs";

/** The current build, if these parts of it (all, unless named) are made from the sources as they are; else null. */
export function findFreshBuild(names) {
  const build = findCurrentBuild();
  return build && staleParts(build, names).length === 0 ? build : null;
}

/**
 * Builds what is out of date, beside the build that may be running, and switches at the end: a shop that runs keeps all its
 * files, and a build that fails changes nothing. Gives the folder of the build.
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
      // Before the work: what is changed meanwhile is out of date already.
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

// Last of all, as a sign that the build is whole; and Node has to know that these files are modules.
function writeManifest(build) {
  const { name, version, license } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const manifest = { name, version, license, private: true, type: "module" };
  writeFileSync(join(build, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
