import "./check-node.mjs";
import { install, isInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { findFreshBuild, makeBuild } from "./make-build.mjs";

/** Installs and builds what is missing or outdated. Returns the folder of the build. */
export async function prepare() {
  const ready = isInstalled() && findFreshBuild();
  if (ready) return ready;
  // Two shops started at the same time in one checkout must not install concurrently.
  return withLock("prepare", async () => {
    if (!isInstalled()) install();
    return makeBuild();
  });
}

/** Installs what is missing. */
export async function prepareInstall() {
  if (isInstalled()) return;
  await withLock("prepare", async () => {
    if (!isInstalled()) install();
  });
}

/** Returns a build in which the named parts are up to date. Packages must be installed. */
export async function prepareBuild(...names) {
  return findFreshBuild(names) ?? withLock("prepare", () => makeBuild(names));
}
