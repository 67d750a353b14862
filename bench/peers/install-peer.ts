import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Transitive dependencies are not pinned, so each install uses the versions of this day.
const AS_OF = "2026-10-15";
const root = fileURLToPath(new URL("../.peers/", import.meta.url));

/** Packages of a peer with exact versions, so that two runs measure the same code. */
interface PeerPackages {
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

/** Installs a peer from npm once, into a folder that git ignores. Returns the folder. */
export function installPeer(name: string, packages: PeerPackages): string {
  const folder = join(root, name);
  const stamp = join(folder, "installed.json");
  const manifest = `${JSON.stringify({ name: `peer-${name}`, private: true, asOf: AS_OF, ...packages }, null, 2)}\n`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === manifest) return folder;
  console.log(`Installing ${name}, which takes some minutes…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), manifest);
  const args = [
    "install",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-package-lock",
    `--before=${AS_OF}`,
  ];
  execFileSync("npm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  writeFileSync(stamp, manifest);
  return folder;
}
