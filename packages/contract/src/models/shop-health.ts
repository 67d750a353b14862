import * as z from "zod";
import { idSchema } from "./id";

/** A copy of all data and uploaded images of the shop. */
export const backupSchema = z.object({
  id: idSchema,
  createdAt: z.iso.datetime(),
  rows: z.int().nonnegative(),
  pictures: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  /** Until then it can be downloaded; null for one that the command wrote to a file. */
  expiresAt: z.iso.datetime().nullable(),
});
z.globalRegistry.add(backupSchema, { id: "Backup" });
export type Backup = z.infer<typeof backupSchema>;

/** Why emails are not sent: no mail server, a mail server that refuses them, or emails that are too old. */
export const MAIL_DELAYS = ["no_server", "refused", "too_old"] as const;
export type MailDelay = (typeof MAIL_DELAYS)[number];

/** Why a backup needs a command: your own PostgreSQL server, a large shop, or too little free disk space. */
export const BACKUP_OBSTACLES = ["own_server", "too_large", "disk_full"] as const;
export type BackupObstacle = (typeof BACKUP_OBSTACLES)[number];

/** The state of the machine that answers, its database, jobs and emails. */
export const shopHealthSchema = z.object({
  databaseBytes: z.int().nonnegative(),
  /** Uploaded images; null if they are stored in a bucket. */
  pictureBytes: z.int().nonnegative().nullable(),
  /** Free disk space for the data folder. */
  freeBytes: z.int().nonnegative(),
  failedJobs: z.int().nonnegative(),
  mail: z.object({
    waiting: z.int().nonnegative(),
    held: z.int().nonnegative(),
    failed: z.int().nonnegative(),
    /** When the oldest unsent email was written. */
    oldestAt: z.iso.datetime().nullable(),
    delay: z.enum(MAIL_DELAYS).nullable(),
    /** The mail server's last error, without email addresses. */
    lastError: z.string().nullable(),
  }),
  lastBackup: backupSchema.nullable(),
  /** Null: a backup can be started here. */
  backupObstacle: z.enum(BACKUP_OBSTACLES).nullable(),
});
z.globalRegistry.add(shopHealthSchema, { id: "ShopHealth" });
export type ShopHealth = z.infer<typeof shopHealthSchema>;
