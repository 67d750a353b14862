import { pipeline } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { stringify } from "csv-stringify/sync";

// Spreadsheets run a cell that begins with one of these as a formula; in some locales also the full-width forms.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;
const SEPARATORS = [",", ";", "\t"] as const;

/** Formats records as CSV. A leading apostrophe stops spreadsheets from running a text as a formula. */
export function encodeCsv(records: Iterable<readonly (string | number)[]>): string {
  return stringify([...records], {
    record_delimiter: "windows",
    quoted_match: /[;\r\n\t]|^\s|\s$|^\uFEFF/,
    // The option `escape_formulas` leaves a text such as '=1 unchanged, which is then read back as =1.
    cast: { string: (cell) => (FORMULA.test(cell) ? `'${cell}` : cell) },
  });
}

// A few milliseconds of work.
const CELLS_PER_CHUNK = 5_000;

/** Formats records as CSV in chunks, and yields to the event loop between them. */
export async function* csvChunks(records: Iterable<readonly string[]>): AsyncGenerator<string> {
  let chunk: (readonly string[])[] = [];
  let cells = 0;
  for (const record of records) {
    chunk.push(record);
    cells += record.length;
    if (cells < CELLS_PER_CHUNK) continue;
    yield encodeCsv(chunk);
    chunk = [];
    cells = 0;
    await setImmediate();
  }
  yield encodeCsv(chunk);
}

/** One record of a file. */
export interface CsvRecord {
  /** Number of the line on which it begins. */
  line: number;
  cells: string[];
}

/** A record that cannot be read. */
export class InvalidRecordError extends Error {
  override name = "InvalidRecordError";

  constructor(
    /** Number of the line on which the record begins. */
    readonly line: number,
    readonly reason: "too_long" | "open_quote",
  ) {
    super(`Line ${line}: ${reason}`);
  }
}

// Far more than any header has. The parser reads all further cells as one, whose length is limited.
const MAX_CELLS = 10_000;

interface CsvFormat {
  separator: string;
  /** Maximum length of a record in characters. */
  maxLength: number;
}

/** Parses a CSV text in chunks and skips empty lines. Holds a few chunks and records in memory. */
export async function* decodeCsv(
  chunks: Iterable<string>,
  { separator, maxLength }: CsvFormat,
): AsyncGenerator<CsvRecord> {
  // Counted here, because the parser counts a line end of two characters inside a cell twice.
  let line = 1;
  const parsedLines: number[] = [];
  const parser = parse({
    bom: true,
    delimiter: separator,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxLength,
    ignore_last_delimiters: MAX_CELLS,
    on_record: (cells, { empty_lines }) => {
      parsedLines.push(line + empty_lines);
      line += 1 + countLineEnds(cells);
      return cells;
    },
  });
  // Its errors end the loop below.
  pipeline(chunks, parser, () => {});
  try {
    for await (const cells of parser as AsyncIterable<string[]>)
      yield { line: parsedLines.shift() ?? line, cells: cells.map(withoutEscape) };
  } catch (error) {
    const reason = error instanceof CsvError && REASONS[error.code];
    throw reason ? new InvalidRecordError(line + parser.info.empty_lines, reason) : error;
  }
}

const REASONS: Partial<Record<string, InvalidRecordError["reason"]>> = {
  CSV_MAX_RECORD_SIZE: "too_long",
  CSV_QUOTE_NOT_CLOSED: "open_quote",
};

const withoutEscape = (cell: string) => (ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell);

function countLineEnds(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

/** The separator that a header contains most often: spreadsheets in many countries use semicolons. */
export function detectSeparator(text: string): string {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}
