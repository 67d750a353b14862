import { setImmediate } from "node:timers/promises";
import { AppError } from "../../app-error";
import { decodeCsv } from "../../csv";
import { type CsvRow, readHeader, readRow } from "./plan-import";
import type { CsvColumn } from "./product-columns";

const BREATHE_EVERY = 500;

const DAMAGED =
  "The file holds letters that got lost when it was saved (shown as \uFFFD). Save it as CSV UTF-8 and try again.";

/** The rows of a file. Other requests get their turn now and then, however long the file is. */
export async function readFile(csv: string): Promise<CsvRow[]> {
  if (csv.includes("\uFFFD")) throw new AppError("invalid_input", { errors: { file: DAMAGED } });
  const rows: CsvRow[] = [];
  let columns: CsvColumn[] | null = null;
  for (const record of decodeCsv(csv)) {
    if (columns === null) {
      const header = readHeader(record);
      if (typeof header === "string") throw new AppError("invalid_input", { errors: { file: header } });
      columns = header;
      continue;
    }
    rows.push(readRow(columns, record));
    if (rows.length % BREATHE_EVERY === 0) await setImmediate();
  }
  if (columns === null) throw new AppError("invalid_input", { errors: { file: "The file is empty" } });
  return rows;
}
