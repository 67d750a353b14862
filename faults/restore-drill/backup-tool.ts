import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fillIn, writeFor } from "../cluster/config-files";
import type { Home } from "../cluster/home";

interface Place {
  dataDir: string;
  port: number;
  socketDir: string;
}

/** pgBackRest with the very file of deploy/cluster, for a PostgreSQL in one place. */
export function backupTool(home: Home, name: string, repo: string, { dataDir, port, socketDir }: Place) {
  const folder = home.folder(name);
  const file = join(folder, "pgbackrest.conf");
  const values = { REPO_DIR: repo, RUN_DIR: folder, DATA_DIR: dataDir, PG_PORT: port, SOCKET_DIR: socketDir };
  writeFor(home.owner, file, fillIn("pgbackrest.conf", values));
  const words = ["--config", file, "--stanza=larkwood"];
  return {
    /** As PostgreSQL calls it for each piece of its log. */
    archiveCommand: `pgbackrest ${words.join(" ")} archive-push %p`,
    run: (command: string, ...more: string[]) =>
      execFileSync("pgbackrest", [...words, ...more, command], {
        ...home.owner,
        cwd: "/",
        encoding: "utf8",
        env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
      }),
  };
}
