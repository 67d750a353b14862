import { setImmediate } from "node:timers/promises";

// Spreadsheets run a cell that begins with one of these as a formula; in some locales also the full-width forms.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;
const BYTE_ORDER_MARK = "\uFEFF";
const SEPARATORS = [",", ";", "\t"] as const;

/** One record of a file. */
export interface CsvRecord {
  /** Number of the line on which it begins. */
  line: number;
  cells: string[];
}

/** Formats cells as one line. A leading apostrophe stops spreadsheets from running a text as a formula. */
export function encodeCsvRecord(cells: readonly string[]): string {
  const encoded = cells.map((cell) => {
    const safe = FORMULA.test(cell) ? `'${cell}` : cell;
    return /[",;\r\n\t]|^\s|\s$|^\uFEFF/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${encoded.join(",")}\r\n`;
}

// A few milliseconds of work.
const CELLS_PER_CHUNK = 5_000;

/** Formats records as CSV in chunks, and yields to the event loop between them. */
export async function* csvChunks(records: Iterable<readonly string[]>): AsyncGenerator<string> {
  let text = "";
  let cells = 0;
  for (const record of records) {
    text += encodeCsvRecord(record);
    cells += record.length;
    if (cells < CELLS_PER_CHUNK) continue;
    yield text;
    text = "";
    cells = 0;
    await setImmediate();
  }
  yield text;
}

/** A record is longer than the limit. */
export class RecordTooLong extends Error {
  override name = "RecordTooLong";

  constructor(readonly line: number) {
    super(`Line ${line} is too long`);
  }
}

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Parses a CSV text in chunks and skips empty lines. Holds at most one chunk and one record in memory. */
export function* decodeCsv(
  chunks: Iterable<string>,
  maxLength = Number.POSITIVE_INFINITY,
): Generator<CsvRecord> {
  let text = "";
  let line = 1;
  let scanner: RecordScanner | null = null;
  const read = function* (isLast: boolean): Generator<CsvRecord> {
    if (!scanner) {
      const end = text.search(/[\r\n]/);
      if (end === -1 && !isLast) return assertLength(text.length, line);
      if (text.startsWith(BYTE_ORDER_MARK)) text = text.slice(1);
      scanner = new RecordScanner(detectSeparator(text));
    }
    let begin = 0;
    for (const end of scanner.ends(text, isLast)) {
      assertLength(end - begin, line);
      const record = { line, cells: scanner.parseCells(text.slice(begin, end)) };
      line += countLineEnds(text.slice(begin, end)) + 1;
      begin = scanner.begin;
      if (record.cells.length > 1 || record.cells[0] !== "") yield record;
    }
    assertLength(text.length - begin, line);
    text = text.slice(begin);
    scanner.shift(begin);
  };
  const assertLength = (length: number, line: number) => {
    if (length > maxLength) throw new RecordTooLong(line);
  };
  for (const chunk of chunks) {
    text += chunk;
    yield* read(false);
  }
  yield* read(true);
}

/** Finds the ends of records across chunks. */
class RecordScanner {
  /** Offset of the current record. */
  begin = 0;
  readonly #separator: string;
  readonly #plainEnd: RegExp;
  #offset = 0;
  #state: "start" | "plain" | "quoted" | "closing" = "start";

  constructor(separator: string) {
    this.#separator = separator;
    this.#plainEnd = new RegExp(`[${separator}\r\n]`, "g");
  }

  /** Adjusts the offsets after the beginning of the text was removed. */
  shift(length: number): void {
    this.begin -= length;
    this.#offset -= length;
  }

  *ends(text: string, isLast: boolean): Generator<number> {
    while (this.#offset < text.length) {
      if (this.#state === "quoted") {
        const quote = text.indexOf('"', this.#offset);
        this.#offset = quote === -1 ? text.length : quote + 1;
        if (quote !== -1) this.#state = "closing";
        continue;
      }
      const code = text.charCodeAt(this.#offset);
      if (this.#state === "closing") {
        this.#state = code === QUOTE ? "quoted" : "plain";
        if (code === QUOTE) this.#offset += 1;
        continue;
      }
      if (code === CARRIAGE_RETURN || code === LINE_FEED) {
        // The next chunk may begin with the line feed.
        if (code === CARRIAGE_RETURN && this.#offset + 1 === text.length && !isLast) return;
        const end = this.#offset;
        this.#offset += text.startsWith("\r\n", end) ? 2 : 1;
        this.begin = this.#offset;
        this.#state = "start";
        yield end;
        continue;
      }
      this.#passCell(text, code);
    }
    if (!isLast || this.begin >= text.length) return;
    this.begin = text.length;
    yield text.length;
  }

  #passCell(text: string, code: number): void {
    if (code === this.#separator.charCodeAt(0)) {
      this.#state = "start";
      this.#offset += 1;
    } else if (code === QUOTE && this.#state === "start") {
      this.#state = "quoted";
      this.#offset += 1;
    } else {
      this.#state = "plain";
      this.#plainEnd.lastIndex = this.#offset;
      this.#offset = this.#plainEnd.exec(text)?.index ?? text.length;
    }
  }

  parseCells(record: string): string[] {
    const cells: string[] = [];
    let offset = 0;
    for (;;) {
      const cell = readCell(record, offset, this.#plainEnd);
      cells.push(ESCAPED_FORMULA.test(cell.text) ? cell.text.slice(1) : cell.text);
      if (record[cell.end] !== this.#separator) return cells;
      offset = cell.end + 1;
    }
  }
}

function readCell(body: string, start: number, plainEnd: RegExp): { text: string; end: number } {
  const quoted = body[start] === '"';
  let text = "";
  let offset = start;
  if (quoted) {
    offset += 1;
    for (;;) {
      const quote = body.indexOf('"', offset);
      if (quote === -1) return { text: text + body.slice(offset), end: body.length };
      text += body.slice(offset, quote);
      offset = quote + 1;
      if (body[offset] !== '"') break;
      text += '"';
      offset += 1;
    }
  }
  plainEnd.lastIndex = offset;
  const end = plainEnd.exec(body)?.index ?? body.length;
  return { text: text + body.slice(offset, end), end };
}

/** Spreadsheets in many countries use semicolons; counts the separators in the header. */
function detectSeparator(body: string): string {
  const header = /^[^\r\n]*/.exec(body)?.[0] ?? "";
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function countLineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
