import type { Mapping } from "./foreign-files/mapped";
import type { FileFormat } from "./foreign-files/translate-file";
import { type FileRow, type FileSummary, InvalidFileError, readRows, scanFile } from "./read-rows";

const BATCH_SIZE = 250;

/** A batch of rows. */
export interface RowBatch {
  /** Why the file cannot be imported. */
  error?: string;
  /** The first records of a file with unknown columns. */
  table?: readonly string[][] | undefined;
  format?: FileFormat;
  rows: FileRow[];
  /** Number of rows in the file. */
  total: number;
  isLast: boolean;
}

/** Returns a function that reads the next batch of rows, or the first one. A batch contains complete products. */
export function createRowSource(bytes: Uint8Array, mapping: Mapping | undefined) {
  let summary: FileSummary | null = null;
  let generator: AsyncGenerator<FileRow> | null = null;
  /** The row that did not fit into the previous batch. */
  let next: FileRow | null = null;

  async function readBatch(fromStart: boolean): Promise<RowBatch> {
    summary ??= await scanFile(bytes, mapping);
    if (fromStart || !generator) {
      await generator?.return(undefined);
      generator = readRows(bytes, summary);
      next = null;
    }
    const { format } = summary;
    const rows: FileRow[] = next ? [next] : [];
    next = null;
    for (;;) {
      const { value, done } = await generator.next();
      if (done) return { rows, format, total: summary.rows, isLast: true };
      if (rows.length >= BATCH_SIZE && value.first !== rows.at(-1)?.first) {
        next = value;
        return { rows, format, total: summary.rows, isLast: false };
      }
      rows.push(value);
    }
  }

  return async (fromStart: boolean): Promise<RowBatch> => {
    try {
      return await readBatch(fromStart);
    } catch (error) {
      if (!(error instanceof InvalidFileError)) throw error;
      return { error: error.message, table: error.table, rows: [], total: 0, isLast: true };
    }
  };
}
