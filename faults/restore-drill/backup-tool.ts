import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { renderConfig, writeOwned } from "../cluster/config-files";
import type { Workspace } from "../cluster/workspace";

interface DatabaseLocation {
  dataDir: string;
  port: number;
  socketDir: string;
}

/** Runs pgBackRest with the configuration of deploy/cluster. */
export function backupTool(
  workspace: Workspace,
  name: string,
  repo: string,
  { dataDir, port, socketDir }: DatabaseLocation,
) {
  const folder = workspace.folder(name);
  const file = join(folder, "pgbackrest.conf");
  const values = { REPO_DIR: repo, RUN_DIR: folder, DATA_DIR: dataDir, PG_PORT: port, SOCKET_DIR: socketDir };
  writeOwned(workspace.owner, file, renderConfig("pgbackrest.conf", values));
  const options = ["--config", file, "--stanza=larkwood"];
  return {
    /** PostgreSQL runs this for each WAL segment. */
    archiveCommand: `pgbackrest ${options.join(" ")} archive-push %p`,
    run: (command: string, ...more: string[]) =>
      execFileSync("pgbackrest", [...options, ...more, command], {
        ...workspace.owner,
        cwd: "/",
        encoding: "utf8",
        env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
      }),
  };
}
