import { type FileRow, type FileSummary, InvalidFileError, readRows, scanFile } from "./read-rows";

const ROWS_AT_ONCE = 250;

/** Some rows of a file. */
export interface RowsAnswer {
  /** Why the file cannot be read at all. */
  refused?: string;
  rows: FileRow[];
  /** Rows of the whole file. */
  total: number;
  isLast: boolean;
}

/** A file that gives its rows a few at a time, those of a product together, from its start as often as it is asked to. */
export function createRowSource(bytes: Uint8Array) {
  let survey: FileSummary | null = null;
  let reading: Generator<FileRow> | null = null;
  /** The row that was one too many for the answer before. */
  let next: FileRow | null = null;

  function take(fromStart: boolean): RowsAnswer {
    survey ??= scanFile(bytes);
    if (fromStart || !reading) {
      reading = readRows(bytes, survey);
      next = null;
    }
    const rows: FileRow[] = next ? [next] : [];
    next = null;
    for (;;) {
      const { value, done } = reading.next();
      if (done) return { rows, total: survey.rows, isLast: true };
      if (rows.length >= ROWS_AT_ONCE && value.first !== rows.at(-1)?.first) {
        next = value;
        return { rows, total: survey.rows, isLast: false };
      }
      rows.push(value);
    }
  }

  return (fromStart: boolean): RowsAnswer => {
    try {
      return take(fromStart);
    } catch (error) {
      if (!(error instanceof InvalidFileError)) throw error;
      return { refused: error.message, rows: [], total: 0, isLast: true };
    }
  };
}
