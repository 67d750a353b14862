import { isId } from "@larkwood/contract";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { listAttributes } from "../attributes";
import { toStoredImage } from "../products";
import { findProducts } from "./catalogue.repo";
import { withCopies } from "./foreign-pictures";
import { type MatchedRow, matchProducts } from "./match-products";
import { findCopies } from "./pictures/picture-copies.repo";
import { planProduct } from "./plan-product";
import type { ProductPlan } from "./plans";
import type { FileRow } from "./read-rows";
import { findManualCollections, findOwners, readStoredParts } from "./stored-parts.repo";

interface ImportSettings {
  /** Off by default, so that an old export does not restore stock that was sold since. */
  setStock: boolean;
  /** The shop's URL, which is removed from the URLs of its own pictures. */
  origin: string;
}

/** Plans rows, given the stored products. */
export async function planRows(
  db: Executor,
  unmatched: readonly FileRow[],
  { setStock, origin }: ImportSettings,
  at: Date,
): Promise<ProductPlan[]> {
  const rows = await matchProducts(db, unmatched);
  const ids = [...new Set(rows.flatMap(({ id }) => (isId(id) ? [id] : [])))];
  const products = ids.length > 0 ? await findProducts(db, ids) : [];
  const existing = new Map(products.map((product) => [product.id, product]));
  const copies = rows.some(({ isForeign }) => isForeign) ? await findCopies(db, ids) : new Map();
  const stored = rows.map((row) => withCopies(withStoredImage(row, origin), copies));
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
      firsts: [...new Set(group.map(({ groupOfFile }) => groupOfFile))],
      existing: product,
    };
  });
}

function groupByProduct(rows: readonly MatchedRow[]): MatchedRow[][] {
  const groups: MatchedRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last[0]?.first === row.first) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function withStoredImage(row: MatchedRow, origin: string): MatchedRow {
  const store = (url: string) => (url.startsWith("http") ? toStoredImage(url, origin) : url);
  const { imageUrl } = row.fields;
  const { parts } = row;
  return {
    ...row,
    ...(imageUrl ? { fields: { ...row.fields, imageUrl: store(imageUrl) } } : {}),
    ...(parts?.variantImage ? { parts: { ...parts, variantImage: store(parts.variantImage) } } : {}),
  };
}
