import "./check-node.mjs";
import { install, isInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { findFreshBuild, makeBuild } from "./make-build.mjs";

/** Installs and builds what is missing or out of date, and gives the folder of the build. */
export async function prepare() {
  const ready = isInstalled() && findFreshBuild();
  if (ready) return ready;
  // Two shops started at once in one checkout must not install over each other.
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

/** A build in which these parts are up to date; everything is installed already. */
export async function prepareBuild(...names) {
  return findFreshBuild(names) ?? withLock("prepare", () => makeBuild(names));
}
