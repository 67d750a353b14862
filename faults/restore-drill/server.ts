import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { answers } from "../cluster/ask-database";
import type { Home } from "../cluster/home";
import { until } from "../cluster/until";

export interface Server {
  url: string;
  port: number;
  dataDir: string;
  socketDir: string;
}

/** Makes an empty cluster directory, as the owner. */
export function initialise(home: Home, bin: string, dataDir: string): void {
  execFileSync(
    join(bin, "initdb"),
    ["-D", dataDir, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8"],
    {
      ...home.owner,
      cwd: "/",
      stdio: "ignore",
    },
  );
}

/** Starts a PostgreSQL and waits until it takes writes; gives a function that stops it. */
export async function startServer(
  home: Home,
  name: string,
  bin: string,
  { url, port, dataDir, socketDir }: Server,
  settings: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const all = {
    ...{ port, listen_addresses: "127.0.0.1", unix_socket_directories: socketDir, timezone: "UTC" },
    ...settings,
  };
  const words = Object.entries(all).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  const child = home.start(name, join(bin, "postgres"), ["-D", dataDir, ...words]);
  await until(`${name} takes writes`, () => answers(url, "create temporary table probe ()"));
  return async () => {
    const ended = once(child, "exit");
    child.kill("SIGINT");
    await ended;
  };
}
