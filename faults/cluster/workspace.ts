import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SystemUser, userOf } from "./processes";

/** The folder and the processes of a cluster, owned by the user postgres. */
export interface Workspace {
  owner: SystemUser;
  /** Creates a folder of the owner. */
  folder(name: string, sizeMb?: number): string;
  /** Starts a program as the owner, with a log file. */
  start(name: string, file: string, args: string[]): ChildProcess;
  /** Kills the started programs, last first. */
  stop(): void;
  remove(): void;
}

export function createWorkspace(): Workspace {
  const root = mkdtempSync(join(tmpdir(), "larkwood-cluster-"));
  const owner = userOf("postgres");
  chmodSync(root, 0o711);
  const running: ChildProcess[] = [];
  const mounted: string[] = [];

  return {
    owner,
    folder(name, sizeMb) {
      const path = join(root, name);
      mkdirSync(path);
      if (sizeMb) {
        // An in-memory disk that can be filled safely.
        execFileSync("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m`, "none", path]);
        mounted.push(path);
      }
      chmodSync(path, 0o700);
      chownSync(path, owner.uid, owner.gid);
      return path;
    },
    start(name, file, args) {
      const log = openSync(join(root, `${name}.log`), "a");
      const child = spawn(file, args, {
        ...owner,
        cwd: "/",
        stdio: ["ignore", log, log],
        env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
      });
      running.push(child);
      return child;
    },
    stop() {
      for (const child of running.reverse()) if (child.exitCode === null) child.kill("SIGKILL");
    },
    remove() {
      // Lazy, because a killed process may still use it for a moment.
      for (const path of mounted) execFileSync("umount", ["--lazy", path]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
