import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { connectDatabase } from "../db/connection/client";
import type { Launcher } from "../db/embedded/launcher";
import { serverSettings } from "../db/embedded/settings";

const MAX_OUTPUT = 4_000;

export interface PostgresProcess {
  /** Stops the server and ends its connections. */
  stop(): Promise<void>;
}

/** Starts the server of a cluster with extra settings, and waits until it accepts connections. */
export async function startPostgres(
  launcher: Launcher,
  url: string,
  settings: Record<string, string>,
): Promise<PostgresProcess> {
  const more = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { file, args, ...user } = launcher.command(launcher.binaries.postgres, [
    ...["-D", launcher.clusterDir],
    ...serverSettings(Number(new URL(url).port), false),
    ...more,
  ]);
  const cwd = dirname(launcher.clusterDir);
  const server = spawn(file, args, { ...user, cwd, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  server.stderr.on("data", (text) => {
    output = (output + text).slice(-MAX_OUTPUT);
  });
  await waitUntilReady(url, () => server.exitCode !== null).catch((cause) => {
    throw new Error(`The server does not answer. It said:\n${output}`, { cause });
  });
  return {
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    },
  };
}

/** Runs one statement on a new connection. */
export async function queryOnce(url: string, statement: string): Promise<void> {
  const db = connectDatabase(url, { max: 1 });
  try {
    await db.pool.query(statement);
  } finally {
    await db.close();
  }
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (let attempts = 1_200; ; attempts -= 1) {
    try {
      return await queryOnce(url, "select 1");
    } catch (error) {
      if (attempts === 0 || hasEnded()) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
