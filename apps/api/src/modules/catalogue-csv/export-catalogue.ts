import { encodeCsvRecord } from "../../csv";
import type { Database } from "../../db/client";
import { inTransaction } from "../../db/transaction";
import { productsAfter } from "./catalogue.repo";
import { CSV_COLUMNS, toCells } from "./product-columns";

const BATCH = 2_000;
// Without it, spreadsheets take the text for something else than UTF-8.
const BYTE_ORDER_MARK = "\uFEFF";

/** The whole catalogue as CSV, as it was at one moment, read in batches. */
export async function exportCatalogue(db: Database): Promise<string> {
  return inTransaction(
    db,
    async (tx) => {
      const parts = [BYTE_ORDER_MARK, encodeCsvRecord(CSV_COLUMNS)];
      let last = "";
      for (;;) {
        const rows = await productsAfter(tx, last, BATCH);
        parts.push(rows.map((row) => encodeCsvRecord(toCells(row))).join(""));
        last = rows.at(-1)?.id ?? last;
        if (rows.length < BATCH) return parts.join("");
      }
    },
    { snapshot: true },
  );
}
