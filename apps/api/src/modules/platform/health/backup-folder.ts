import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../../config";

const DAY_MS = 86_400_000;

/** How long a backup can be downloaded. It contains personal data, so it must not stay. */
export const BACKUP_LIFETIME_MS = DAY_MS;

type Folder = Pick<Config, "dataDir">;

export const backupFolderOf = ({ dataDir }: Folder) => join(dataDir, "backups");
export const backupFileOf = (config: Folder, id: string) => join(backupFolderOf(config), `${id}.backup`);

/** Deletes the files of expired backups, and parts that killed processes left behind. */
export async function removeExpiredBackups(config: Folder, now: Date): Promise<number> {
  const isExpired = async (file: string) => {
    const found = await stat(file).catch(() => null);
    return found !== null && found.mtimeMs < now.getTime() - BACKUP_LIFETIME_MS;
  };
  return removeFiles(config, isExpired);
}

/** Deletes all finished backups but one, because each is as large as the shop. */
export function removeOtherBackups(config: Folder, id: string): Promise<number> {
  return removeFiles(config, async (file) => file.endsWith(".backup") && file !== backupFileOf(config, id));
}

async function removeFiles(config: Folder, matches: (file: string) => Promise<boolean>): Promise<number> {
  const folder = backupFolderOf(config);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    if (!(await matches(file))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
