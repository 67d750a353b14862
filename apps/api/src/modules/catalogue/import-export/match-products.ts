import type { Executor } from "../../../db/executor";
import type { FileRow } from "./read-rows";
import { findOwners } from "./stored-parts.repo";

/** A row and the first line of its group before matching. */
export interface MatchedRow extends FileRow {
  groupOfFile: number;
}

/**
 * Finds the stored products of a file without ids by their slugs, or by the SKUs of their variants. Rows of the same
 * product become one group, also if they have different names in the file.
 */
export async function matchProducts(db: Executor, rows: readonly FileRow[]): Promise<MatchedRow[]> {
  const foreign = rows.filter(({ isForeign, id }) => isForeign && id === "");
  if (foreign.length === 0) return rows.map((row) => ({ ...row, groupOfFile: row.first }));
  const { skuOwners, slugOwners } = await findOwners(db, {
    upperCaseSkus: foreign.flatMap(({ parts }) => parts?.sku?.toUpperCase() ?? []),
    slugs: foreign.flatMap(({ parts }) => parts?.slug ?? []),
    variantIds: [],
  });
  const ids = new Map<number, string>();
  for (const { first, parts } of foreign) {
    const id = slugOwners.get(parts?.slug ?? "") ?? skuOwners.get(parts?.sku?.toUpperCase() ?? "");
    if (id !== undefined && !ids.has(first)) ids.set(first, id);
  }
  const groups = new Map<string, MatchedRow[]>();
  for (const row of rows) {
    const id = row.id || ids.get(row.first) || "";
    const known = id === row.id ? withDefaults(row) : withStoredChoices({ ...row, id });
    const matched = { ...known, groupOfFile: row.first };
    const key = row.isForeign && id ? id : String(row.first);
    groups.set(key, [...(groups.get(key) ?? []), matched]);
  }
  return [...groups.values()].flatMap((group) =>
    group.map((row) => ({ ...row, first: group[0]?.first ?? 0 })),
  );
}

/** The owner's own category and address stay. */
function withStoredChoices(row: FileRow): FileRow {
  const { category: _, ...fields } = row.fields;
  if (!row.parts) return { ...row, fields };
  const { slug: __, ...parts } = row.parts;
  return { ...row, fields, parts };
}

/** A new product needs a category and a stock, which other systems may not have. */
function withDefaults(row: FileRow): FileRow {
  if (!row.isForeign || row.id !== "") return row;
  const { category = "other", quantity = 0 } = row.fields;
  const isHead = row.fields.name !== undefined;
  const hasPrice = row.fields.priceCents !== undefined;
  const added = {
    ...(isHead && !row.errors.category ? { category } : {}),
    ...(hasPrice && !row.errors.quantity ? { quantity } : {}),
  };
  return { ...row, fields: { ...row.fields, ...added } };
}
