import "./check-node.mjs";
import { install, isInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";

/** Installs and builds what is missing or out of date; nothing when all is there. */
export async function prepare() {
  if (isInstalled() && (await staleParts()).length === 0) return;
  // Two shops started at once in one checkout must not install over each other.
  await withLock("prepare", async () => {
    if (!isInstalled()) install();
    await buildStale();
  });
}

/** Installs what is missing. */
export async function prepareInstall() {
  if (isInstalled()) return;
  await withLock("prepare", async () => {
    if (!isInstalled()) install();
  });
}

/** Builds one part when it is out of date; everything is installed already. */
export async function prepareBuild(name) {
  await withLock("prepare", () => buildStale(name));
}

async function staleParts(name) {
  const { parts } = await import("./build-parts.mjs");
  const { isFresh } = await import("./stamp.mjs");
  return parts.filter((part) => (!name || part.name === name) && !isFresh(part));
}

async function buildStale(name) {
  const { forgetBuild, markBuilt } = await import("./stamp.mjs");
  for (const part of await staleParts(name)) {
    console.log(`Building the ${part.name} …`);
    forgetBuild(part);
    await part.build();
    markBuilt(part);
  }
}
