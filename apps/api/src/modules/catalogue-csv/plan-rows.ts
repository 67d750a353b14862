import { type ImportLine, isId } from "@larkwood/contract";
import type { Executor } from "../../db/executor";
import { type ProductRow, toStoredImage } from "../products";
import { findProducts } from "./catalogue.repo";
import { type CsvRow, namesOtherStock, planRow } from "./plan-import";
import type { FileRow } from "./read-rows";

export interface Planned {
  row: CsvRow;
  line: ImportLine;
  existing: ProductRow | undefined;
  /** The row names another stock, but nobody asked to set it. */
  leavesStock: boolean;
}

interface Settings {
  /** An export that comes back late must not put sold pieces back: stock is set only when it is asked for. */
  setStock: boolean;
  /** Where the shop is reached: pictures of its own are stored without it. */
  origin: string;
}

/** What happens with some rows, given the products as they are now. */
export async function planRows(
  db: Executor,
  rows: readonly FileRow[],
  { setStock, origin }: Settings,
): Promise<Planned[]> {
  const ids = rows.flatMap(({ id }) => (isId(id) ? [id] : []));
  const products = ids.length > 0 ? await findProducts(db, ids) : [];
  const existing = new Map(products.map((product) => [product.id, product]));
  return rows.map((given) => {
    const product = existing.get(given.id);
    const stored = withStoredImage(given, origin);
    const row = product && !setStock ? withoutStock(stored) : stored;
    return {
      row,
      existing: product,
      leavesStock: !setStock && namesOtherStock(given, product),
      line: planRow(row, product, given.isTwice),
    };
  });
}

function withStoredImage(row: CsvRow, origin: string): CsvRow {
  const { imageUrl } = row.fields;
  if (!imageUrl?.startsWith("http")) return row;
  return { ...row, fields: { ...row.fields, imageUrl: toStoredImage(imageUrl, origin) } };
}

function withoutStock(row: CsvRow): CsvRow {
  const { quantity: _, ...fields } = row.fields;
  return { ...row, fields };
}
