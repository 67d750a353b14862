import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { EmbeddedDatabaseError, isErrno } from "./errors";
import { giveToOwner, type Launcher } from "./launcher";
import { isAlive } from "./postmaster";

const run = promisify(execFile);

export const superuser = "larkwood";

/** Creates the cluster if it does not exist. It is created as a draft and renamed, so a killed start leaves none. */
export async function ensureCluster(launcher: Launcher, password: string, durable: boolean): Promise<void> {
  const { clusterDir } = launcher;
  if (existsSync(join(clusterDir, "PG_VERSION"))) return giveToOwner(launcher);

  removeAbandonedDrafts(clusterDir);
  const draft = `${clusterDir}.new-${process.pid}-${randomUUID().slice(0, 8)}`;
  const passwordFile = `${draft}.password`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (launcher.owner) {
      for (const path of [draft, passwordFile]) chownSync(path, launcher.owner.uid, launcher.owner.gid);
    }
    await initialise(launcher, draft, passwordFile, durable);
    renameSync(draft, clusterDir);
  } catch (error) {
    // Another process has created the cluster at the same time.
    if (!isErrno(error, "EEXIST", "ENOTEMPTY")) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

async function initialise(
  launcher: Launcher,
  directory: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const { binaries } = launcher;
  const { file, args, ...user } = launcher.command(binaries.initdb, [
    `--pgdata=${directory}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // Upper and lower case work for all alphabets, whatever locales the machine has.
    ...(binaries.major >= 17
      ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
      : ["--locale=C.UTF-8"]),
    ...(durable ? [] : ["--no-sync"]),
  ]);
  try {
    await run(file, args, { ...user, cwd: dirname(directory) });
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new EmbeddedDatabaseError(`PostgreSQL could not create its data directory (${lastLine(output)}).`);
  }
}

function removeAbandonedDrafts(clusterDir: string): void {
  const folder = dirname(clusterDir);
  const prefix = `${basename(clusterDir)}.new-`;
  for (const entry of readdirSync(folder).filter((name) => name.startsWith(prefix))) {
    const pid = Number.parseInt(entry.slice(prefix.length), 10);
    if (!isAlive(pid)) rmSync(join(folder, entry), { recursive: true, force: true });
  }
}

function lastLine(text: string): string {
  return text.split("\n").at(-1) ?? "";
}
