import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { fail, run } from "./run.mjs";

/** Whether node_modules holds what the lock file asks for on this platform. */
export function isInstalled(checkout = root) {
  const installedFile = join(checkout, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const wanted = packagesIn(join(checkout, "package-lock.json"));
  const installed = packagesIn(installedFile);
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    if (!path.startsWith("node_modules/") && !path.includes("/node_modules/")) return true;
    const found = installed[path];
    if (!found) return Boolean(optional || peer);
    return link ? Boolean(found.link) : found.version === version;
  });
}

export function install() {
  console.log("Installing packages…");
  // The build needs the development packages too, also where NODE_ENV says production.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  // On Windows npm is a script for the shell.
  const done = run("npm", args, { shell: process.platform === "win32" });
  if (!done) fail("npm ci failed. See the output above.");
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
