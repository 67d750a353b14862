import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";

/**
 * PostgreSQL does not run as root, nor as a user without a name in /etc/passwd. Containers often run as one of them. The
 * launch modes, in order of preference:
 * - direct: this process is an ordinary user
 * - other-user: as an unprivileged user that can enter the folders of binaries and data
 * - namespace: in a user namespace as `nobody` (`unshare --user`)
 * - relocated: as another user, with a copy of the binaries and the data in a system directory
 */
export const launchModes = ["direct", "other-user", "namespace", "relocated"] as const;
export type LaunchMode = (typeof launchModes)[number];

/** Facts that determine the launch mode, evaluated only if needed. */
export interface LaunchFacts {
  isRoot: () => boolean;
  isNameless: () => boolean;
  otherUserCanEnter: () => boolean;
  namespacesWork: () => boolean;
  systemDirectoryUsable: () => boolean;
}

/** The first mode that is allowed and possible, or null. */
export function chooseLaunchMode(
  facts: LaunchFacts,
  allowed: readonly LaunchMode[] = launchModes,
): LaunchMode | null {
  const possible: Record<LaunchMode, () => boolean> = {
    direct: () => !facts.isRoot() && !facts.isNameless(),
    "other-user": () => facts.isRoot() && facts.otherUserCanEnter(),
    namespace: () => (facts.isRoot() || facts.isNameless()) && facts.namespacesWork(),
    relocated: () => facts.isRoot() && facts.systemDirectoryUsable(),
  };
  return launchModes.find((mode) => allowed.includes(mode) && possible[mode]()) ?? null;
}

export interface SystemUser {
  uid: number;
  gid: number;
}

/** The user that runs the database for root: `postgres` if it exists, or else `nobody`. */
export function findServiceUser(passwd = "/etc/passwd"): SystemUser {
  const lines = existsSync(passwd) ? readFileSync(passwd, "utf8").split("\n") : [];
  const accounts = lines.map((line) => line.split(":"));
  const account =
    accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) };
}

/** Whether the user id of this process has no name, as in many containers. */
export function isNameless(): boolean {
  try {
    userInfo();
    return false;
  } catch {
    return true;
  }
}

/** Whether the user can enter every folder of the path, which must not contain links. */
export function canEnter({ uid, gid }: SystemUser, path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const { uid: owner, gid: group, mode } = statSync(folder);
    const executable = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & executable) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Whether this process may create a user namespace; many containers forbid it. */
export function namespacesWork(): boolean {
  try {
    execFileSync("unshare", ["--user", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Whether the directory exists or can be created. */
export function canCreate(directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o755 });
    accessSync(directory, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
