import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { UseCaseContext } from "../../../context";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { recordAudit } from "../audit";
import { backupFileOf } from "./backup-folder";
import { findBackup } from "./backups.repo";

/** The file of a backup. Each download is in the audit log. */
export async function readBackupFile(
  { db, config, clock }: Pick<UseCaseContext, "db" | "config" | "clock">,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<{ bytes: number; createdAt: Date; content: Readable }> {
  const at = clock();
  const backup = await findBackup(db, id);
  const isAvailable = backup?.expiresAt && backup.expiresAt > at;
  const file = backupFileOf(config, id);
  const found = isAvailable ? await stat(file).catch(() => null) : null;
  if (!backup || !found) throw new AppError("not_found");
  await recordAudit(db, {
    actor: caller,
    action: "backup.download",
    subjectType: "backup",
    subjectId: id,
    requestId,
    at,
  });
  return { bytes: found.size, createdAt: backup.createdAt, content: createReadStream(file) };
}
