import { FileRefused, type FileRow, readRows, type Survey, surveyFile } from "./read-rows";

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

/** A file that gives its rows a few at a time, from its start as often as it is asked to. */
export function createRowSource(bytes: Uint8Array) {
  let survey: Survey | null = null;
  let reading: Generator<FileRow> | null = null;

  function next(fromStart: boolean): RowsAnswer {
    survey ??= surveyFile(bytes);
    if (fromStart || !reading) reading = readRows(bytes, survey);
    const rows: FileRow[] = [];
    while (rows.length < ROWS_AT_ONCE) {
      const { value, done } = reading.next();
      if (done) return { rows, total: survey.rows, isLast: true };
      rows.push(value);
    }
    return { rows, total: survey.rows, isLast: false };
  }

  return (fromStart: boolean): RowsAnswer => {
    try {
      return next(fromStart);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      return { refused: error.message, rows: [], total: 0, isLast: true };
    }
  };
}
