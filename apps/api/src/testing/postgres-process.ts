import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { connectDatabase } from "../db/connection/client";
import type { Launcher } from "../db/embedded/launcher";
import { serverSettings } from "../db/embedded/settings";

const MOST_SAID = 4_000;

export interface PostgresProcess {
  /** In good order, and at once: connections are ended. */
  stop(): Promise<void>;
}

/** Starts the server of a cluster directory with settings of its own, and waits until it answers at the address. */
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
  let said = "";
  server.stderr.on("data", (text) => {
    said = (said + text).slice(-MOST_SAID);
  });
  await untilItAnswers(url, () => server.exitCode !== null).catch((cause) => {
    throw new Error(`The server does not answer. It said:\n${said}`, { cause });
  });
  return {
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    },
  };
}

/** One statement on a connection of its own. */
export async function askOnce(url: string, statement: string): Promise<void> {
  const db = connectDatabase(url, { max: 1 });
  try {
    await db.pool.query(statement);
  } finally {
    await db.close();
  }
}

async function untilItAnswers(url: string, hasEnded: () => boolean): Promise<void> {
  for (let left = 1_200; ; left -= 1) {
    try {
      return await askOnce(url, "select 1");
    } catch (error) {
      if (left === 0 || hasEnded()) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
