import * as z from "zod";

/**
 * A backup is gzipped text: a header, then for each table one line of JSON, its rows in PostgreSQL's COPY format
 * (which writes a row as one line) and the line `\.`; a last line tells that the file is whole.
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

/** The file cannot be restored; the message is a sentence for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
