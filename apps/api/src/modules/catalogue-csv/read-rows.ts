import { LIMITS } from "@larkwood/contract";
import { type CsvRecord, decodeCsv, RecordTooLong } from "../../csv";
import { type CsvRow, readHeader, readRow } from "./plan-import";
import type { CsvColumn } from "./product-columns";

/** A line of the file, and whether another one has the same id. */
export interface FileRow extends CsvRow {
  isTwice: boolean;
}

/** The file as a whole is none that can be imported; its text says why. */
export class FileRefused extends Error {
  override name = "FileRefused";
}

const DAMAGED =
  "The file holds letters that got lost when it was saved (shown as \uFFFD). Save it as CSV UTF-8 and try again.";
const PIECE_BYTES = 64 * 1024;

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
      if (piece.includes("\uFFFD")) throw new FileRefused(DAMAGED);
    return "utf-8";
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    return "windows-1252";
  }
}

function* recordsOf(bytes: Uint8Array, encoding: string): Generator<CsvRecord> {
  try {
    yield* decodeCsv(piecesOf(bytes, encoding), LIMITS.importLine);
  } catch (error) {
    if (!(error instanceof RecordTooLong)) throw error;
    const most = counted(LIMITS.importLine);
    throw new FileRefused(
      `Line ${error.line} is longer than ${most} letters, or a quotation mark in it is never closed`,
    );
  }
}

/** What must be known of a whole file before its first row means anything. */
export interface Survey {
  encoding: string;
  columns: CsvColumn[];
  rows: number;
  twice: Set<string>;
}

/** Goes through a file once: refuses what is no catalogue, or too much of one. */
export function surveyFile(bytes: Uint8Array): Survey {
  const encoding = encodingOf(bytes);
  let columns: CsvColumn[] | null = null;
  let idAt = -1;
  let rows = 0;
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const record of recordsOf(bytes, encoding)) {
    if (columns === null) {
      const header = readHeader(record);
      if (typeof header === "string") throw new FileRefused(header);
      columns = header;
      idAt = header.indexOf("id");
      continue;
    }
    rows += 1;
    if (rows > LIMITS.importRows) {
      throw new FileRefused(
        `The file has more than ${counted(LIMITS.importRows)} lines. Import it in parts.`,
      );
    }
    const id = record.cells[idAt]?.trim();
    if (!id) continue;
    if (seen.has(id)) twice.add(id);
    seen.add(id);
  }
  if (columns === null) throw new FileRefused("The file is empty");
  return { encoding, columns, rows, twice };
}

/** The rows of a file, read by the rules of their columns. */
export function* readRows(bytes: Uint8Array, { encoding, columns, twice }: Survey): Generator<FileRow> {
  let isHeader = true;
  for (const record of recordsOf(bytes, encoding)) {
    if (!isHeader) {
      const row = readRow(columns, record);
      yield { ...row, isTwice: twice.has(row.id) };
    }
    isHeader = false;
  }
}
