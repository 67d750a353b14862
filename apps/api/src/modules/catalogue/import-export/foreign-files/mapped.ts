import type { CsvRecord } from "../../../../core/csv";
import { type FileColumn, hasExtendedColumns } from "../variant-columns";
import {
  type Cells,
  type Translator,
  toDescription,
  toPrice,
  toQuantity,
  toRecords,
  toSku,
  toSlug,
} from "./cells";
import { guessCategory } from "./guess-category";

/** The column for each heading of the file, empty for one that is ignored. */
export type Mapping = readonly (FileColumn | "")[];

const PRICES: readonly FileColumn[] = ["price", "compareAtPrice", "salePrice"];
const HIDDEN = ["false", "no", "0", "-1", "draft", "archived", "hidden", "inactive", "nein"];
// The cells that describe the product, which other systems repeat for each variant.
const PAGE_COLUMNS: readonly FileColumn[] = ["name", "description", "category"];

/** Reads a file by the columns that the owner has chosen. */
export function createMappedTranslator(headings: readonly string[], mapping: Mapping): Translator {
  const columns = mapping.filter((column) => column !== "");
  // Only such a file may have several rows for one product.
  const maxPictures = hasExtendedColumns(columns) ? Number.POSITIVE_INFINITY : 1;
  return {
    columns,
    ignored: headings.filter((_, index) => !mapping[index]),
    async *translate(records) {
      let slug = "";
      for await (const record of records) {
        const cells = toCells(record, mapping);
        const continues = Boolean(cells.slug) && cells.slug === slug;
        slug = cells.slug ?? "";
        if (continues) for (const column of PAGE_COLUMNS) cells[column] = "";
        const pictures = picturesOf(cells).slice(0, maxPictures);
        yield* toRecords({ rows: [{ line: record.line, cells }], pictures }, columns);
      }
    },
  };
}

function toCells(record: CsvRecord, mapping: Mapping): Cells {
  const cells: Cells = {};
  mapping.forEach((column, index) => {
    if (column !== "") cells[column] = record.cells[index]?.trim() ?? "";
  });
  for (const column of PRICES) if (cells[column] !== undefined) cells[column] = toPrice(cells[column]);
  const { name = "", description, category, quantity, slug, sku, published } = cells;
  const isHead = name !== "" || !mapping.includes("name");
  if (quantity !== undefined && (isHead || quantity !== "")) cells.quantity = toQuantity(quantity);
  if (description !== undefined && isHead) cells.description = toDescription(description, name);
  if (category !== undefined && isHead) cells.category = guessCategory(category, name) ?? "other";
  if (slug !== undefined) cells.slug = toSlug(slug);
  if (sku !== undefined) cells.sku = toSku(sku);
  if (published) cells.published = String(!HIDDEN.includes(published.toLowerCase()));
  return cells;
}

/** A cell may contain several addresses of pictures. */
function picturesOf({ imageUrl = "", imageAlt = "" }: Cells) {
  return imageUrl
    .split(/[\s,;|]/)
    .filter((url) => url !== "")
    .map((url, index) => ({ url, alt: index === 0 ? imageAlt : "" }));
}
