import * as z from "zod";

/**
 * A backup is gzipped text. It has a header, then for each table a line of JSON, its rows in PostgreSQL's COPY format (one
 * line per row) and the line `\.`, then for each uploaded picture a line of JSON and a line with its bytes in base64. The last
 * line shows that the file is complete. Format 1 had no pictures.
 */
export const backupFormat = "larkwood-backup-2";
const knownFormats = ["larkwood-backup-1", backupFormat] as const;
export const endOfTable = "\\.";

export const headerSchema = z.object({
  format: z.enum(knownFormats),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type BackupTable = z.infer<typeof tableSchema>;

/** Only names of uploads, so that a crafted backup can't write other files. */
export const pictureSchema = z.object({ picture: z.string().regex(/^\w+\.webp$/) });

/** The file can't be restored; the message is for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
