import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SystemUser, userOf } from "./processes";

/** Where everything of a cluster lies, and whose it is. */
export interface Home {
  owner: SystemUser;
  /** A new folder of the owner's. */
  folder(name: string, sizeMb?: number): string;
  /** Starts a program as the owner, with a log of its own. */
  start(name: string, file: string, args: string[]): ChildProcess;
  /** Kills what was started, last first. */
  stop(): void;
  remove(): void;
}

export function openHome(): Home {
  const home = mkdtempSync(join(tmpdir(), "larkwood-cluster-"));
  const owner = userOf("postgres");
  chmodSync(home, 0o711);
  const running: ChildProcess[] = [];
  const mounted: string[] = [];

  return {
    owner,
    folder(name, sizeMb) {
      const path = join(home, name);
      mkdirSync(path);
      if (sizeMb) {
        // A disk in memory that can be filled without harm to anybody else's.
        execFileSync("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m`, "none", path]);
        mounted.push(path);
      }
      chmodSync(path, 0o700);
      chownSync(path, owner.uid, owner.gid);
      return path;
    },
    start(name, file, args) {
      const log = openSync(join(home, `${name}.log`), "a");
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
      // Lazily: a process that was just killed may still hold it for a moment.
      for (const path of mounted) execFileSync("umount", ["--lazy", path]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
