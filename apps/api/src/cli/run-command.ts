import { describeStartupError } from "../composition/describe-startup-error";
import { type Config, loadConfig } from "../config";
import { BackupError } from "../db/backup/backup-format";
import type { Database } from "../db/connection/client";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open-database";
import { withExtensions } from "../extensions/load-extensions";

/** The command was called incorrectly; the message explains its usage. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Throws if the operator has a PostgreSQL server, which has better tools. */
export function requireEmbedded({ databaseUrl }: Config, tool: string): void {
  if (databaseUrl)
    throw new UsageError(
      `This command only works with the embedded database. For your own server, use ${tool}.`,
    );
}

/** Runs a command on the shop's database and prints its result. */
export async function runCommand(
  work: (db: Database, args: string[], config: Config) => Promise<string>,
): Promise<void> {
  try {
    const config = await withExtensions(loadConfig());
    const { db, direct, close } = await openDatabase({ ...config, databasePool: 1 });
    try {
      await migrate(direct.db);
      console.log(await work(db, process.argv.slice(2), config));
    } finally {
      await close();
    }
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof UsageError;
    console.error(isExpected ? error.message : (describeStartupError(error) ?? error));
    process.exitCode = 1;
  }
}
