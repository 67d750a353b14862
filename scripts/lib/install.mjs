import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { fail, run } from "./run.mjs";

/** Whether node_modules matches the lock file on this platform. */
export function isInstalled(checkout = root) {
  const installedFile = join(checkout, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const required = packagesIn(join(checkout, "package-lock.json"));
  const installed = packagesIn(installedFile);
  return Object.entries(required).every(([path, { version, optional, peer, link }]) => {
    if (!path.startsWith("node_modules/") && !path.includes("/node_modules/")) return true;
    const found = installed[path];
    if (!found) return Boolean(optional || peer);
    return link ? Boolean(found.link) : found.version === version;
  });
}

export function install() {
  console.log("Installing packages…");
  // The build needs development packages even if NODE_ENV is production.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  // On Windows npm is a shell script.
  const ok = run("npm", args, { shell: process.platform === "win32" });
  if (!ok) fail("npm ci failed; see its output above.");
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
