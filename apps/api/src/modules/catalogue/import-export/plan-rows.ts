import { type ImportLine, isId } from "@larkwood/contract";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { listAttributes } from "../attributes";
import { type ProductRow, toStoredImage } from "../products";
import { findProducts } from "./catalogue.repo";
import type { CsvRow } from "./plan-import";
import { type PartsPlan, planProduct } from "./plan-product";
import type { FileRow } from "./read-rows";
import { findManualCollections, findOwners, readStoredParts } from "./stored-parts.repo";

/** The planned import of one product. */
export interface ProductPlan {
  row: CsvRow;
  /** The number of its first line. */
  first: number;
  /** Its report: one line, or one for each line with errors. */
  lines: ImportLine[];
  existing: ProductRow | undefined;
  /** Rows with another stock, which is ignored without `setStock`. */
  ignoredStock: number;
  parts: PartsPlan;
}

interface ImportSettings {
  /** Off by default, so that an old export does not restore stock that was sold since. */
  setStock: boolean;
  /** The shop's URL, which is removed from the URLs of its own pictures. */
  origin: string;
}

/** Plans rows, given the stored products. */
export async function planRows(
  db: Executor,
  rows: readonly FileRow[],
  { setStock, origin }: ImportSettings,
  at: Date,
): Promise<ProductPlan[]> {
  const ids = [...new Set(rows.flatMap(({ id }) => (isId(id) ? [id] : [])))];
  const products = ids.length > 0 ? await findProducts(db, ids) : [];
  const existing = new Map(products.map((product) => [product.id, product]));
  const stored = rows.map((row) => withStoredImage(row, origin));
  const parts = await readStoredParts(db, ids);
  const owners = await findOwners(db, {
    upperCaseSkus: rows.flatMap((row) => row.parts?.sku?.toUpperCase() ?? []),
    slugs: rows.flatMap((row) => row.parts?.slug ?? []),
    variantIds: rows.flatMap((row) => (isId(row.parts?.variantId ?? "") ? (row.parts?.variantId ?? []) : [])),
  });
  const attributes = await listAttributes(db);
  const collections = await findManualCollections(db);
  return groupByProduct(stored).map((group) => {
    const [head] = group;
    const id = head?.id ?? "";
    const product = existing.get(id);
    const productId = id || newId(at);
    const context = {
      productId,
      existing: product,
      stored: parts.get(id),
      attributes,
      collections,
      ...owners,
    };
    const planned = planProduct(group, { ...context, setStock, origin, at });
    return {
      ...planned,
      row: { ...planned.row, id: productId },
      first: head?.line ?? 0,
      existing: product,
    };
  });
}

function groupByProduct(rows: readonly FileRow[]): FileRow[][] {
  const groups: FileRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last[0]?.first === row.first) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function withStoredImage(row: FileRow, origin: string): FileRow {
  const store = (url: string) => (url.startsWith("http") ? toStoredImage(url, origin) : url);
  const { imageUrl } = row.fields;
  const { parts } = row;
  return {
    ...row,
    ...(imageUrl ? { fields: { ...row.fields, imageUrl: store(imageUrl) } } : {}),
    ...(parts?.variantImage ? { parts: { ...parts, variantImage: store(parts.variantImage) } } : {}),
  };
}
