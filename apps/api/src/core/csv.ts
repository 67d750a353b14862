import { setImmediate } from "node:timers/promises";

// A spreadsheet runs a cell that begins with one of these as a formula (the wide forms too, in some locales).
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;
const BYTE_ORDER_MARK = "\uFEFF";
const SEPARATORS = [",", ";", "\t"] as const;

/** One record of a file, with the number of the line on which it begins. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Cells as one line of CSV. A leading apostrophe keeps spreadsheets from running a text as a formula. */
export function encodeCsvRecord(cells: readonly string[]): string {
  const encoded = cells.map((cell) => {
    const safe = FORMULA.test(cell) ? `'${cell}` : cell;
    return /[",;\r\n\t]|^\s|\s$|^\uFEFF/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${encoded.join(",")}\r\n`;
}

// A few milliseconds of work.
const PIECE_CELLS = 5_000;

/** Records as CSV, piece by piece: whoever else wants the processor has their turn between two. */
export async function* csvPieces(records: Iterable<readonly string[]>): AsyncGenerator<string> {
  let text = "";
  let cells = 0;
  for (const record of records) {
    text += encodeCsvRecord(record);
    cells += record.length;
    if (cells < PIECE_CELLS) continue;
    yield text;
    text = "";
    cells = 0;
    await setImmediate();
  }
  yield text;
}

/** A record goes on for longer than any honest one does. */
export class RecordTooLong extends Error {
  override name = "RecordTooLong";

  constructor(readonly line: number) {
    super(`Line ${line} is too long`);
  }
}

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Records of a CSV text that comes piece by piece: quoted cells may hold anything, lines end as any system ends them,
 * empty ones are left out. No more than a piece and a record is held at a time.
 */
export function* decodeCsv(pieces: Iterable<string>, most = Number.POSITIVE_INFINITY): Generator<CsvRecord> {
  let text = "";
  let line = 1;
  let scanner: RecordScanner | null = null;
  const read = function* (isLast: boolean): Generator<CsvRecord> {
    if (!scanner) {
      const end = text.search(/[\r\n]/);
      if (end === -1 && !isLast) return tooLong(text.length, line);
      if (text.startsWith(BYTE_ORDER_MARK)) text = text.slice(1);
      scanner = new RecordScanner(separatorOf(text));
    }
    let begin = 0;
    for (const end of scanner.ends(text, isLast)) {
      tooLong(end - begin, line);
      const record = { line, cells: scanner.cellsOf(text.slice(begin, end)) };
      line += countLineEnds(text.slice(begin, end)) + 1;
      begin = scanner.begin;
      if (record.cells.length > 1 || record.cells[0] !== "") yield record;
    }
    tooLong(text.length - begin, line);
    text = text.slice(begin);
    scanner.forget(begin);
  };
  const tooLong = (length: number, at: number) => {
    if (length > most) throw new RecordTooLong(at);
  };
  for (const piece of pieces) {
    text += piece;
    yield* read(false);
  }
  yield* read(true);
}

/** Finds where records end, over however many pieces. */
class RecordScanner {
  /** Where the record at hand begins. */
  begin = 0;
  readonly #separator: string;
  readonly #plainEnd: RegExp;
  #place = 0;
  #state: "start" | "plain" | "quoted" | "closing" = "start";

  constructor(separator: string) {
    this.#separator = separator;
    this.#plainEnd = new RegExp(`[${separator}\r\n]`, "g");
  }

  /** The text has lost its first letters. */
  forget(letters: number): void {
    this.begin -= letters;
    this.#place -= letters;
  }

  *ends(text: string, isLast: boolean): Generator<number> {
    while (this.#place < text.length) {
      if (this.#state === "quoted") {
        const quote = text.indexOf('"', this.#place);
        this.#place = quote === -1 ? text.length : quote + 1;
        if (quote !== -1) this.#state = "closing";
        continue;
      }
      const letter = text.charCodeAt(this.#place);
      if (this.#state === "closing") {
        this.#state = letter === QUOTE ? "quoted" : "plain";
        if (letter === QUOTE) this.#place += 1;
        continue;
      }
      if (letter === CARRIAGE_RETURN || letter === LINE_FEED) {
        // Whether a line feed belongs to it is only known with the next piece.
        if (letter === CARRIAGE_RETURN && this.#place + 1 === text.length && !isLast) return;
        const end = this.#place;
        this.#place += text.startsWith("\r\n", end) ? 2 : 1;
        this.begin = this.#place;
        this.#state = "start";
        yield end;
        continue;
      }
      this.#passCell(text, letter);
    }
    if (!isLast || this.begin >= text.length) return;
    this.begin = text.length;
    yield text.length;
  }

  #passCell(text: string, letter: number): void {
    if (letter === this.#separator.charCodeAt(0)) {
      this.#state = "start";
      this.#place += 1;
    } else if (letter === QUOTE && this.#state === "start") {
      this.#state = "quoted";
      this.#place += 1;
    } else {
      this.#state = "plain";
      this.#plainEnd.lastIndex = this.#place;
      this.#place = this.#plainEnd.exec(text)?.index ?? text.length;
    }
  }

  /** The cells of one record. */
  cellsOf(record: string): string[] {
    const cells: string[] = [];
    let place = 0;
    for (;;) {
      const cell = readCell(record, place, this.#plainEnd);
      cells.push(ESCAPED_FORMULA.test(cell.text) ? cell.text.slice(1) : cell.text);
      if (record[cell.end] !== this.#separator) return cells;
      place = cell.end + 1;
    }
  }
}

function readCell(body: string, start: number, plainEnd: RegExp): { text: string; end: number } {
  const quoted = body[start] === '"';
  let text = "";
  let place = start;
  if (quoted) {
    place += 1;
    for (;;) {
      const quote = body.indexOf('"', place);
      if (quote === -1) return { text: text + body.slice(place), end: body.length };
      text += body.slice(place, quote);
      place = quote + 1;
      if (body[place] !== '"') break;
      text += '"';
      place += 1;
    }
  }
  plainEnd.lastIndex = place;
  const end = plainEnd.exec(body)?.index ?? body.length;
  return { text: text + body.slice(place, end), end };
}

// Spreadsheets of many countries save with semicolons; the header line tells.
function separatorOf(body: string): string {
  const header = /^[^\r\n]*/.exec(body)?.[0] ?? "";
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function countLineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
