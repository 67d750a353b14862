import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Binaries, describeBinaries, findBinaries } from "./binaries";
import { EmbeddedDatabaseError } from "./errors";
import * as ways from "./launch-mode";

/** Where the cluster lies and how its programs are started on this machine. */
export interface Launcher {
  way: ways.LaunchMode;
  binaries: Binaries;
  clusterDir: string;
  /** Owner of the cluster's files; null when that is this process. */
  owner: ways.SystemUser | null;
  command(file: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
}

export interface LauncherOptions {
  dataDir: string;
  /** The ways to choose from, all when absent. */
  allowedWays?: readonly ways.LaunchMode[];
  /** For the way "relocated". */
  systemDir?: string;
}

/** Finds binaries that run and a way to run them; throws an `EmbeddedDatabaseError` when there is none. */
export function prepareLauncher(options: LauncherOptions): Launcher {
  const { dataDir, systemDir = "/var/lib/larkwood" } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const root = realpathSync(dataDir);
  const home = join(root, "postgres");
  const clusterDir = existsSync(home) ? realpathSync(home) : home;
  const major = clusterMajor(clusterDir);
  const binaries = findBinaries(major);
  if (!binaries) throw new EmbeddedDatabaseError(noBinaries(major, dataDir));

  const user = ways.findServiceUser();
  const isRoot = process.getuid?.() === 0;
  const way = ways.chooseLaunchMode(
    {
      isRoot: () => isRoot,
      isNameless: ways.isNameless,
      otherUserCanEnter: () =>
        ways.canEnter(user, realpathSync(binaries.home)) && ways.canEnter(user, dirname(clusterDir)),
      namespacesWork: ways.namespacesWork,
      systemDirectoryUsable: () => ways.canMake(systemDir),
    },
    options.allowedWays,
  );
  if (way === "direct") return { way, binaries, clusterDir, owner: null, command: asItIs };
  if (way === "other-user") return { way, binaries, clusterDir, owner: user, command: asUser(user) };
  if (way === "namespace") {
    return { way, binaries, clusterDir, owner: isRoot ? { uid: 0, gid: 0 } : null, command: inNamespace };
  }
  if (way === "relocated") {
    const moved = relocate(root, clusterDir, binaries, systemDir, user);
    return { way, ...moved, owner: user, command: asUser(user) };
  }
  throw new EmbeddedDatabaseError(
    isRoot
      ? "PostgreSQL can't run as root, and this machine allows neither another user nor a user namespace."
      : "PostgreSQL can't run as a user without a name in /etc/passwd, and this machine does not allow user namespaces.",
  );
}

/** Gives the cluster's files to its owner, for a data directory that was run in another way before. */
export function giveToOwner({ owner, clusterDir }: Pick<Launcher, "owner" | "clusterDir">): void {
  if (!owner) return;
  const { uid, mode } = statSync(clusterDir);
  // PostgreSQL opens no folder that others can enter, such as a copy that was made with Node 22 before permissions were copied.
  if (mode & 0o027) chmodSync(clusterDir, 0o700);
  if (uid === owner.uid) return;
  const entries = readdirSync(clusterDir, { recursive: true, withFileTypes: true });
  for (const entry of entries) lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  chownSync(clusterDir, owner.uid, owner.gid);
}

const asItIs: Launcher["command"] = (file, args) => ({ file, args });
const asUser = ({ uid, gid }: ways.SystemUser): Launcher["command"] => {
  return (file, args) => ({ file, args, uid, gid });
};
const inNamespace: Launcher["command"] = (file, args) => ({
  file: "unshare",
  args: ["--user", file, ...args],
});

function clusterMajor(clusterDir: string): number | null {
  const file = join(clusterDir, "PG_VERSION");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : null;
}

function noBinaries(major: number | null, dataDir: string): string {
  return major === null
    ? "The packaged PostgreSQL does not run on this machine, and no PostgreSQL is installed."
    : `The data in ${dataDir} needs PostgreSQL ${major}, which is not installed on this machine.`;
}

function relocate(
  root: string,
  clusterDir: string,
  binaries: Binaries,
  systemDir: string,
  user: ways.SystemUser,
): Pick<Launcher, "binaries" | "clusterDir"> {
  const id = createHash("sha256").update(root).digest("hex").slice(0, 12);
  const newCluster = join(systemDir, `data-${id}`);
  if (existsSync(clusterDir) && clusterDir !== newCluster) {
    copyWhole(clusterDir, newCluster);
    rmSync(clusterDir, { recursive: true });
  }
  // The link tells the next start, and a curious operator, where the data went.
  const link = join(root, "postgres");
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(newCluster, link);
  return { binaries: reachableBinaries(binaries, systemDir, user), clusterDir: newCluster };
}

function reachableBinaries(binaries: Binaries, systemDir: string, user: ways.SystemUser): Binaries {
  if (ways.canEnter(user, realpathSync(binaries.home))) return binaries;
  const home = join(systemDir, `postgresql-${binaries.major}`);
  if (!existsSync(home)) copyWhole(binaries.home, home);
  const copied = describeBinaries(binaries.origin, home);
  if (!copied) throw new EmbeddedDatabaseError(`The copy of PostgreSQL in ${home} does not run.`);
  return copied;
}

function copyWhole(from: string, to: string): void {
  const draft = join(dirname(to), `.${basename(to)}.${process.pid}`);
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  copyPermissions(from, draft);
  renameSync(draft, to);
}

/** Of folders: since Node 22 those of a copy are as the system makes new ones. */
export function copyPermissions(from: string, to: string): void {
  chmodSync(to, statSync(from).mode & 0o777);
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isDirectory()) copyPermissions(join(from, entry.name), join(to, entry.name));
}
