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
import * as launchMode from "./launch-mode";

/** The folder of the cluster, and how to run PostgreSQL's programs on this machine. */
export interface Launcher {
  mode: launchMode.LaunchMode;
  binaries: Binaries;
  clusterDir: string;
  /** Owner of the cluster's files; null if it is the user of this process. */
  owner: launchMode.SystemUser | null;
  command(file: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
}

export interface LauncherOptions {
  dataDir: string;
  /** Defaults to all modes. */
  allowedModes?: readonly launchMode.LaunchMode[];
  /** For the mode "relocated". */
  systemDir?: string;
}

/** Finds the binaries and a launch mode; throws an `EmbeddedDatabaseError` if there is none. */
export function prepareLauncher(options: LauncherOptions): Launcher {
  const { dataDir, systemDir = "/var/lib/larkwood" } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const root = realpathSync(dataDir);
  const home = join(root, "postgres");
  const clusterDir = existsSync(home) ? realpathSync(home) : home;
  const major = clusterMajor(clusterDir);
  const binaries = findBinaries(major);
  if (!binaries) throw new EmbeddedDatabaseError(noBinariesMessage(major, dataDir));

  const user = launchMode.findServiceUser();
  const isRoot = process.getuid?.() === 0;
  const mode = launchMode.chooseLaunchMode(
    {
      isRoot: () => isRoot,
      isNameless: launchMode.isNameless,
      otherUserCanEnter: () =>
        launchMode.canEnter(user, realpathSync(binaries.home)) &&
        launchMode.canEnter(user, dirname(clusterDir)),
      namespacesWork: launchMode.namespacesWork,
      systemDirectoryUsable: () => launchMode.canCreate(systemDir),
    },
    options.allowedModes,
  );
  if (mode === "direct") return { mode, binaries, clusterDir, owner: null, command: asCurrentUser };
  if (mode === "other-user") return { mode, binaries, clusterDir, owner: user, command: asUser(user) };
  if (mode === "namespace") {
    return {
      mode,
      binaries,
      clusterDir,
      owner: isRoot ? { uid: 0, gid: 0 } : null,
      command: inNamespace,
    };
  }
  if (mode === "relocated") {
    const moved = relocate(root, clusterDir, binaries, systemDir, user);
    return { mode, ...moved, owner: user, command: asUser(user) };
  }
  throw new EmbeddedDatabaseError(
    isRoot
      ? "PostgreSQL can't run as root, and this machine allows neither another user nor a user namespace."
      : "PostgreSQL can't run as a user without a name in /etc/passwd, and this machine does not allow user namespaces.",
  );
}

/** Gives the files to their owner, if the cluster ran in another mode before. */
export function giveToOwner({ owner, clusterDir }: Pick<Launcher, "owner" | "clusterDir">): void {
  if (!owner) return;
  const { uid, mode } = statSync(clusterDir);
  // PostgreSQL rejects a folder that others can enter, such as a copy made by Node 22 without its permissions.
  if (mode & 0o027) chmodSync(clusterDir, 0o700);
  if (uid === owner.uid) return;
  const entries = readdirSync(clusterDir, { recursive: true, withFileTypes: true });
  for (const entry of entries) lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  chownSync(clusterDir, owner.uid, owner.gid);
}

const asCurrentUser: Launcher["command"] = (file, args) => ({ file, args });
const asUser = ({ uid, gid }: launchMode.SystemUser): Launcher["command"] => {
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

function noBinariesMessage(major: number | null, dataDir: string): string {
  return major === null
    ? "The packaged PostgreSQL does not run on this machine, and no PostgreSQL is installed."
    : `The data in ${dataDir} needs PostgreSQL ${major}, which is not installed on this machine.`;
}

function relocate(
  root: string,
  clusterDir: string,
  binaries: Binaries,
  systemDir: string,
  user: launchMode.SystemUser,
): Pick<Launcher, "binaries" | "clusterDir"> {
  const id = createHash("sha256").update(root).digest("hex").slice(0, 12);
  const newCluster = join(systemDir, `data-${id}`);
  if (existsSync(clusterDir) && clusterDir !== newCluster) {
    copyFolder(clusterDir, newCluster);
    rmSync(clusterDir, { recursive: true });
  }
  // The link shows the next start, and operators, where the data is.
  const link = join(root, "postgres");
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(newCluster, link);
  return { binaries: reachableBinaries(binaries, systemDir, user), clusterDir: newCluster };
}

function reachableBinaries(binaries: Binaries, systemDir: string, user: launchMode.SystemUser): Binaries {
  if (launchMode.canEnter(user, realpathSync(binaries.home))) return binaries;
  const home = join(systemDir, `postgresql-${binaries.major}`);
  if (!existsSync(home)) copyFolder(binaries.home, home);
  const copied = describeBinaries(binaries.origin, home);
  if (!copied) throw new EmbeddedDatabaseError(`The copy of PostgreSQL in ${home} does not run.`);
  return copied;
}

function copyFolder(from: string, to: string): void {
  const draft = join(dirname(to), `.${basename(to)}.${process.pid}`);
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  copyPermissions(from, draft);
  renameSync(draft, to);
}

/** Copies the permissions of folders, which `cpSync` does not copy since Node 22. */
export function copyPermissions(from: string, to: string): void {
  chmodSync(to, statSync(from).mode & 0o777);
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isDirectory()) copyPermissions(join(from, entry.name), join(to, entry.name));
}
