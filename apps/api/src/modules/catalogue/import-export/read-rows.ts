import { LIMITS } from "@larkwood/contract";
import { type CsvRecord, decodeCsv, RecordTooLong } from "../../../core/csv";
import { type CsvRow, readHeader, readRow } from "./plan-import";
import { type FileColumn, hasExtendedColumns } from "./variant-columns";

/** A line of the file, and whether others have the same id or SKU. */
export interface FileRow extends CsvRow {
  /** The number of the line with which its product begins: several lines may be about one. */
  first: number;
  isTwice: boolean;
  isSkuTwice: boolean;
  isSlugTwice: boolean;
}

/** The file as a whole is none that can be imported; its text says why. */
export class InvalidFileError extends Error {
  override name = "FileRefused";
}

const DAMAGED =
  "Some characters were lost when the file was saved (shown as \uFFFD). Save it as CSV UTF-8 and try again.";
const PIECE_BYTES = 64 * 1024;
// Variants and pictures share lines: more than either can have.
const MOST_LINES = 300;

const counted = (count: number) => count.toLocaleString("en");

/** Letters of a file: UTF-8, or what spreadsheets of western countries save, which is never valid UTF-8. */
function* piecesOf(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    yield decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { stream: true });
  }
  yield decoder.decode();
}

function encodingOf(bytes: Uint8Array): string {
  try {
    for (const piece of piecesOf(bytes, "utf-8"))
      if (piece.includes("\uFFFD")) throw new InvalidFileError(DAMAGED);
    return "utf-8";
  } catch (error) {
    if (error instanceof InvalidFileError) throw error;
    return "windows-1252";
  }
}

function* recordsOf(bytes: Uint8Array, encoding: string): Generator<CsvRecord> {
  try {
    yield* decodeCsv(piecesOf(bytes, encoding), LIMITS.importLine);
  } catch (error) {
    if (!(error instanceof RecordTooLong)) throw error;
    const most = counted(LIMITS.importLine);
    throw new InvalidFileError(
      `Line ${error.line} is longer than ${most} characters, or has a quotation mark that is never closed`,
    );
  }
}

/** What must be known of a whole file before its first row means anything. */
export interface FileSummary {
  encoding: string;
  columns: FileColumn[];
  rows: number;
  twice: Set<string>;
  /** SKUs that are there more than once, in capitals. */
  skusTwice: Set<string>;
  slugsTwice: Set<string>;
}

/** Tells of each record whether it goes on with the product before it: by the same id, or with neither id nor name. */
function continuation(columns: readonly FileColumn[]): (record: CsvRecord) => boolean {
  const [idAt, nameAt] = [columns.indexOf("id"), columns.indexOf("name")];
  const severalLines = hasExtendedColumns(columns);
  let last: string | null = null;
  return ({ cells }) => {
    const id = cells[idAt]?.trim() ?? "";
    const isNameless = nameAt === -1 ? false : (cells[nameAt]?.trim() ?? "") === "";
    const goesOn = severalLines && last !== null && (id === "" ? isNameless : id === last);
    if (!goesOn) last = id;
    return goesOn;
  };
}

/** Goes through a file once: refuses what is no catalogue, or too much of one. */
export function scanFile(bytes: Uint8Array): FileSummary {
  const encoding = encodingOf(bytes);
  let columns: FileColumn[] | null = null;
  let goesOn: ReturnType<typeof continuation> = () => false;
  let [idAt, skuAt, slugAt, rows, lines] = [-1, -1, -1, 0, 0];
  const [ids, skus, slugs] = [words(), words(), words()];
  for (const record of recordsOf(bytes, encoding)) {
    if (columns === null) {
      const header = readHeader(record);
      if (typeof header === "string") throw new InvalidFileError(header);
      columns = header;
      goesOn = continuation(header);
      idAt = header.indexOf("id");
      skuAt = header.indexOf("sku");
      slugAt = header.indexOf("slug");
      continue;
    }
    rows += 1;
    if (rows > LIMITS.importRows) {
      throw new InvalidFileError(
        `The file has more than ${counted(LIMITS.importRows)} lines. Split it and import the parts.`,
      );
    }
    skus.note(record.cells[skuAt]?.trim().toUpperCase());
    lines = goesOn(record) ? lines + 1 : 1;
    if (lines > MOST_LINES)
      throw new InvalidFileError(`Line ${record.line}: a product can have at most ${MOST_LINES} lines.`);
    if (lines > 1) continue;
    ids.note(record.cells[idAt]?.trim());
    slugs.note(record.cells[slugAt]?.trim());
  }
  if (columns === null) throw new InvalidFileError("The file is empty");
  return { encoding, columns, rows, twice: ids.twice, skusTwice: skus.twice, slugsTwice: slugs.twice };
}

/** Finds the words that come more than once. */
function words() {
  const seen = new Set<string>();
  const twice = new Set<string>();
  const note = (word: string | undefined) => {
    if (!word) return;
    if (seen.has(word)) twice.add(word);
    seen.add(word);
  };
  return { note, twice };
}

/** The rows of a file, read by the rules of their columns. */
export function* readRows(bytes: Uint8Array, survey: FileSummary): Generator<FileRow> {
  const { encoding, columns, twice, skusTwice, slugsTwice } = survey;
  const goesOn = continuation(columns);
  let isHeader = true;
  let first = 0;
  let id = "";
  for (const record of recordsOf(bytes, encoding)) {
    if (!isHeader) {
      const continues = goesOn(record);
      const row = readRow(columns, record, continues);
      if (!continues) ({ line: first, id } = row);
      const isSkuTwice = skusTwice.has(row.parts?.sku?.toUpperCase() ?? "");
      const isSlugTwice = slugsTwice.has(row.parts?.slug ?? "");
      yield { ...row, id, first, isTwice: twice.has(id), isSkuTwice, isSlugTwice };
    }
    isHeader = false;
  }
}
