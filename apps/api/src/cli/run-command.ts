import { describeStartupError } from "../composition/describe-startup-error";
import { type Config, loadConfig } from "../config";
import { BackupError } from "../db/backup/backup-format";
import type { Database } from "../db/connection/client";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open-database";

/** A command that was called in a wrong way; the message says how to call it. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Refuses on a PostgreSQL of the operator's own, which has better tools for that. */
export function requireEmbedded({ databaseUrl }: Config, tool: string): void {
  if (databaseUrl)
    throw new UsageError(
      `This command only works with the embedded database. For your own server, use ${tool}.`,
    );
}

/** Runs one command on the shop's database, prints what it says, and closes the database again. */
export async function runCommand(
  work: (db: Database, args: string[], config: Config) => Promise<string>,
): Promise<void> {
  try {
    const config = loadConfig();
    const { db, direct, close } = await openDatabase({ ...config, databasePool: 1 });
    try {
      await migrate(direct.db);
      console.log(await work(db, process.argv.slice(2), config));
    } finally {
      await close();
    }
  } catch (error) {
    const ours = error instanceof BackupError || error instanceof UsageError;
    console.error(ours ? error.message : (describeStartupError(error) ?? error));
    process.exitCode = 1;
  }
}
