import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// What the peers ask for in turn is not exact: each install takes what there was on this day.
const AS_OF = "2026-10-15";
const root = fileURLToPath(new URL("../.peers/", import.meta.url));

/** What a peer is installed from: exact versions, so that two runs measure the same thing. */
interface PeerPackages {
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

/** Installs a peer from the npm registry into a folder that git ignores, once; returns the folder. */
export function installPeer(name: string, packages: PeerPackages): string {
  const folder = join(root, name);
  const stamp = join(folder, "installed.json");
  const wanted = `${JSON.stringify({ name: `peer-${name}`, private: true, asOf: AS_OF, ...packages }, null, 2)}\n`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return folder;
  console.log(`Installing ${name}; this takes a few minutes…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), wanted);
  const args = [
    "install",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-package-lock",
    `--before=${AS_OF}`,
  ];
  execFileSync("npm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  writeFileSync(stamp, wanted);
  return folder;
}
