import { LIMITS } from "@larkwood/contract";
import { type CsvRecord, decodeCsv, detectSeparator, InvalidRecordError } from "../../../core/csv";
import type { Mapping } from "./foreign-files/mapped";
import { type FileFormat, translateRecords } from "./foreign-files/translate-file";
import { type CsvRow, readHeader, readRow } from "./plan-import";
import { type FileColumn, hasExtendedColumns } from "./variant-columns";

/** A line of the file, and whether its id, SKU or slug occurs in other products. */
export interface FileRow extends CsvRow {
  /** The number of the first line of its product. */
  first: number;
  isDuplicateId: boolean;
  isDuplicateSku: boolean;
  isDuplicateSlug: boolean;
  /** A file of another system has no ids: its products are found by their slugs and SKUs. */
  isForeign: boolean;
}

/** The file cannot be imported; the message tells the user why. */
export class InvalidFileError extends Error {
  override name = "InvalidFileError";

  constructor(
    message: string,
    /** The first records of a file with unknown columns. */
    readonly table?: readonly string[][],
  ) {
    super(message);
  }
}

const DAMAGED =
  "Some characters were lost when the file was saved (shown as \uFFFD). Save it as CSV UTF-8 and try again.";
const CHUNK_BYTES = 64 * 1024;
// Above the limits of variants and images, which share lines.
const MAX_LINES = 300;
// Shown to someone who chooses what the columns mean.
const MAX_COLUMNS = 200;
const MAX_EXAMPLE = 200;
const EXAMPLES = 3;

const formatCount = (count: number) => count.toLocaleString("en");

/** Decodes a file chunk by chunk; throws if it is not valid in this encoding. */
function* decodeChunks(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true });
  }
  yield decoder.decode();
}

/** UTF-8, or Windows-1252 as saved by western spreadsheets. */
function detectEncoding(bytes: Uint8Array): string {
  try {
    for (const chunk of decodeChunks(bytes, "utf-8"))
      if (chunk.includes("\uFFFD")) throw new InvalidFileError(DAMAGED);
    return "utf-8";
  } catch (error) {
    if (error instanceof InvalidFileError) throw error;
    return "windows-1252";
  }
}

/** The records of a file in our own columns. */
function recordsOf(
  bytes: Uint8Array,
  encoding: string,
  mapping: Mapping | undefined,
  onFormat?: (format: FileFormat) => void,
): AsyncGenerator<CsvRecord> {
  return translateRecords(decodeRecords(bytes, encoding), mapping, onFormat);
}

async function* decodeRecords(bytes: Uint8Array, encoding: string): AsyncGenerator<CsvRecord> {
  const [header = ""] = decodeChunks(bytes, encoding);
  const format = { separator: detectSeparator(header), maxLength: LIMITS.importLine };
  try {
    yield* decodeCsv(decodeChunks(bytes, encoding), format);
  } catch (error) {
    if (!(error instanceof InvalidRecordError)) throw error;
    const limit = formatCount(LIMITS.importLine);
    const tooLong = error.reason === "too_long" ? `is longer than ${limit} characters, or ` : "";
    throw new InvalidFileError(`Line ${error.line} ${tooLong}has a quotation mark that is never closed`);
  }
}

/** Facts about the whole file that parsing a row needs. */
export interface FileSummary {
  encoding: string;
  mapping: Mapping | undefined;
  format: FileFormat;
  columns: FileColumn[];
  rows: number;
  duplicateIds: Set<string>;
  /** In upper case. */
  duplicateSkus: Set<string>;
  duplicateSlugs: Set<string>;
}

/** Returns a function that tells whether a record continues the previous product: same id, or neither id nor name. */
function createContinuationCheck(columns: readonly FileColumn[]): (record: CsvRecord) => boolean {
  const [idAt, nameAt] = [columns.indexOf("id"), columns.indexOf("name")];
  const allowsSeveralLines = hasExtendedColumns(columns);
  let lastId: string | null = null;
  return ({ cells }) => {
    const id = cells[idAt]?.trim() ?? "";
    const isNameless = nameAt === -1 ? false : (cells[nameAt]?.trim() ?? "") === "";
    const isContinuation = allowsSeveralLines && lastId !== null && (id === "" ? isNameless : id === lastId);
    if (!isContinuation) lastId = id;
    return isContinuation;
  };
}

/** Scans a file for duplicates; throws if it is not a catalogue or exceeds the limits. */
export async function scanFile(bytes: Uint8Array, mapping: Mapping | undefined): Promise<FileSummary> {
  const encoding = detectEncoding(bytes);
  let format: FileFormat = { source: "larkwood", headings: [], ignored: [] };
  let columns: FileColumn[] | null = null;
  let isContinuation: ReturnType<typeof createContinuationCheck> = () => false;
  let [idAt, skuAt, slugAt, rows, lines] = [-1, -1, -1, 0, 0];
  const [ids, skus, slugs] = [createDuplicateFinder(), createDuplicateFinder(), createDuplicateFinder()];
  const records = recordsOf(bytes, encoding, mapping, (found) => {
    format = found;
  });
  for await (const record of records) {
    if (columns === null) {
      const header = readHeader(record, format.source);
      if (typeof header === "string") {
        const examples = mapping ? undefined : await firstRecords(bytes, encoding);
        throw new InvalidFileError(header, examples);
      }
      columns = header;
      isContinuation = createContinuationCheck(header);
      idAt = header.indexOf("id");
      skuAt = header.indexOf("sku");
      slugAt = header.indexOf("slug");
      continue;
    }
    rows += 1;
    if (rows > LIMITS.importRows) {
      throw new InvalidFileError(
        `The file has more than ${formatCount(LIMITS.importRows)} lines. Split it and import the parts.`,
      );
    }
    skus.add(record.cells[skuAt]?.trim().toUpperCase());
    lines = isContinuation(record) ? lines + 1 : 1;
    if (lines > MAX_LINES)
      throw new InvalidFileError(`Line ${record.line}: a product can have at most ${MAX_LINES} lines.`);
    if (lines > 1) continue;
    ids.add(record.cells[idAt]?.trim());
    slugs.add(record.cells[slugAt]?.trim());
  }
  if (columns === null) throw new InvalidFileError("The file is empty");
  return {
    encoding,
    mapping,
    format,
    columns,
    rows,
    duplicateIds: ids.duplicates,
    duplicateSkus: skus.duplicates,
    duplicateSlugs: slugs.duplicates,
  };
}

/** The headings and the first rows of a file with unknown columns. */
async function firstRecords(bytes: Uint8Array, encoding: string): Promise<string[][]> {
  const table: string[][] = [];
  for await (const { cells } of decodeRecords(bytes, encoding)) {
    table.push(cells.slice(0, MAX_COLUMNS).map((cell) => cell.trim().slice(0, MAX_EXAMPLE)));
    if (table.length > EXAMPLES) break;
  }
  return table;
}

/** Finds texts that occur more than once. */
function createDuplicateFinder() {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  const add = (text: string | undefined) => {
    if (!text) return;
    if (seen.has(text)) duplicates.add(text);
    seen.add(text);
  };
  return { add, duplicates };
}

/** Parses the rows of a file by the rules of their columns. */
export async function* readRows(bytes: Uint8Array, summary: FileSummary): AsyncGenerator<FileRow> {
  const { encoding, mapping, format, columns, duplicateIds, duplicateSkus, duplicateSlugs } = summary;
  const isForeign = format.source !== "larkwood";
  const isContinuation = createContinuationCheck(columns);
  let isHeader = true;
  let first = 0;
  let id = "";
  for await (const record of recordsOf(bytes, encoding, mapping)) {
    if (!isHeader) {
      const continues = isContinuation(record);
      const row = readRow(columns, record, continues);
      if (!continues) ({ line: first, id } = row);
      const isDuplicateSku = duplicateSkus.has(row.parts?.sku?.toUpperCase() ?? "");
      const isDuplicateSlug = duplicateSlugs.has(row.parts?.slug ?? "");
      const isDuplicateId = duplicateIds.has(id);
      yield { ...row, id, first, isDuplicateId, isDuplicateSku, isDuplicateSlug, isForeign };
    }
    isHeader = false;
  }
}
