import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { canQuery } from "../cluster/query-database";
import { until } from "../cluster/until";
import type { Workspace } from "../cluster/workspace";

export interface Server {
  url: string;
  port: number;
  dataDir: string;
  socketDir: string;
}

/** Creates an empty cluster directory as the owner. */
export function initialise(workspace: Workspace, bin: string, dataDir: string): void {
  execFileSync(
    join(bin, "initdb"),
    ["-D", dataDir, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8"],
    {
      ...workspace.owner,
      cwd: "/",
      stdio: "ignore",
    },
  );
}

/** Starts PostgreSQL and waits until it accepts writes; returns a function that stops it. */
export async function startServer(
  workspace: Workspace,
  name: string,
  bin: string,
  { url, port, dataDir, socketDir }: Server,
  settings: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const all = {
    ...{ port, listen_addresses: "127.0.0.1", unix_socket_directories: socketDir, timezone: "UTC" },
    ...settings,
  };
  const args = Object.entries(all).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  const child = workspace.start(name, join(bin, "postgres"), ["-D", dataDir, ...args]);
  await until(`${name} accepts writes`, () => canQuery(url, "create temporary table probe ()"));
  return async () => {
    const exited = once(child, "exit");
    child.kill("SIGINT");
    await exited;
  };
}
