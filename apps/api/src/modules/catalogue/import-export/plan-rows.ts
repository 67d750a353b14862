import { type ImportLine, isId } from "@larkwood/contract";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { listAttributes } from "../attributes";
import { type ProductRow, toStoredImage } from "../products";
import { findProducts } from "./catalogue.repo";
import { type CsvRow, namesOtherStock, planRow } from "./plan-import";
import { type PartsPlan, planProduct } from "./plan-product";
import type { FileRow } from "./read-rows";
import { findOwners, handCollections, readStoredParts } from "./stored-parts.repo";

/** What happens with one product. */
export interface Planned {
  row: CsvRow;
  /** The number of the line with which it begins. */
  first: number;
  /** What is told of it: one line, or one for each that is wrong. */
  lines: ImportLine[];
  existing: ProductRow | undefined;
  /** How many rows name another stock, though nobody asked to set it. */
  leavesStock: number;
  parts: PartsPlan | null;
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
  at: Date,
): Promise<Planned[]> {
  const ids = [...new Set(rows.flatMap(({ id }) => (isId(id) ? [id] : [])))];
  const products = ids.length > 0 ? await findProducts(db, ids) : [];
  const existing = new Map(products.map((product) => [product.id, product]));
  const stored = rows.map((row) => withStoredImage(row, origin));
  if (!rows.some(({ parts }) => parts)) {
    return stored.map((row) => planPlain(row, existing.get(row.id), setStock));
  }
  const parts = await readStoredParts(db, ids);
  const owners = await findOwners(db, {
    numbers: rows.flatMap((row) => row.parts?.sku?.toUpperCase() ?? []),
    slugs: rows.flatMap((row) => row.parts?.slug ?? []),
    variantIds: rows.flatMap((row) => (isId(row.parts?.variantId ?? "") ? (row.parts?.variantId ?? []) : [])),
  });
  const attributes = await listAttributes(db);
  const collections = await handCollections(db);
  return byProduct(stored).map((group) => {
    const [head] = group;
    const id = head?.id ?? "";
    const product = existing.get(id);
    const productId = id || newId(at);
    const given = { productId, existing: product, stored: parts.get(id), attributes, collections, ...owners };
    const planned = planProduct(group, { ...given, setStock, origin, at });
    return {
      ...planned,
      row: { ...planned.row, id: productId },
      first: head?.line ?? 0,
      existing: product,
    };
  });
}

/** A row of a file that knows the specification's fields alone. */
function planPlain(given: FileRow, product: ProductRow | undefined, setStock: boolean): Planned {
  const row = product && !setStock ? withoutStock(given) : given;
  return {
    row,
    first: given.first,
    existing: product,
    leavesStock: !setStock && namesOtherStock(given, product) ? 1 : 0,
    lines: [planRow(row, product, given.isTwice)],
    parts: null,
  };
}

function byProduct(rows: readonly FileRow[]): FileRow[][] {
  const groups: FileRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last[0]?.first === row.first) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function withStoredImage(row: FileRow, origin: string): FileRow {
  const store = (address: string) => (address.startsWith("http") ? toStoredImage(address, origin) : address);
  const { imageUrl } = row.fields;
  const { parts } = row;
  return {
    ...row,
    ...(imageUrl ? { fields: { ...row.fields, imageUrl: store(imageUrl) } } : {}),
    ...(parts?.variantImage ? { parts: { ...parts, variantImage: store(parts.variantImage) } } : {}),
  };
}

function withoutStock(row: FileRow): FileRow {
  const { quantity: _, ...fields } = row.fields;
  return { ...row, fields };
}
