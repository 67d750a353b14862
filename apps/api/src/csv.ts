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

/** Records of a CSV text: quoted cells may hold anything, lines end as any system ends them, empty ones are left out. */
export function* decodeCsv(text: string): Generator<CsvRecord> {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const separator = separatorOf(body);
  const plainEnd = new RegExp(`[${separator}\r\n]`, "g");
  let place = 0;
  let line = 1;
  while (place < body.length) {
    const record: CsvRecord = { line, cells: [] };
    let ended = false;
    while (!ended) {
      const cell = readCell(body, place, plainEnd);
      line += countLineEnds(cell.text);
      record.cells.push(ESCAPED_FORMULA.test(cell.text) ? cell.text.slice(1) : cell.text);
      place = cell.end;
      ended = body[place] !== separator;
      if (!ended) place += 1;
    }
    place += body.startsWith("\r\n", place) ? 2 : 1;
    line += 1;
    if (record.cells.length > 1 || record.cells[0] !== "") yield record;
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
