import * as z from "zod";

/**
 * A backup is gzipped text. It has a header, then for each table a line of JSON, its rows in PostgreSQL's COPY format (one
 * line per row) and the line `\.`. The last line shows that the file is complete.
 */
export const backupFormat = "larkwood-backup-1";
export const endOfTable = "\\.";

export const headerSchema = z.object({
  format: z.literal(backupFormat),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type BackupTable = z.infer<typeof tableSchema>;

/** The file can't be restored; the message is for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
