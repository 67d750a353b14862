import { LIMITS } from "@larkwood/contract";
import type { CsvRecord } from "../../../../core/csv";
import type { FileColumn } from "../variant-columns";
import {
  type CellReader,
  type Cells,
  createCellReader,
  type ForeignProduct,
  type Translator,
  toDescription,
  toLine,
  toPrice,
  toPrices,
  toQuantity,
  toRecords,
  toSku,
  toSlug,
  withMainPicture,
} from "./cells";
import { guessCategory } from "./guess-category";

const HANDLE = ["handle", "urlhandle"];
const PUBLISHED = ["published", "publishedononlinestore"];
const PRICE = ["variantprice", "price"];
const PRICE_BEFORE = ["variantcompareatprice", "compareatprice"];
const QUANTITY = ["variantinventoryqty", "inventoryquantity"];
const BODY = ["bodyhtml", "description"];
const PICTURE = ["imagesrc", "productimageurl"];
const VARIANT_PICTURE = ["variantimage", "variantimageurl"];
const OPTIONS = [1, 2, 3] as const;
const NO_CELLS: CsvRecord = { line: 1, cells: [] };
// Above the lines that a product may have, which the import reports.
const MAX_GROUP = 400;

/** Reads the product export of Shopify, in its old and new headings; null for other files. */
export function createShopifyTranslator(headings: readonly string[]): Translator | null {
  const reader = createCellReader(headings);
  const isShopify =
    reader.has(...HANDLE) && reader.has("title") && reader.has("bodyhtml", "variantprice", "compareatprice");
  if (!isShopify || reader.has("id", "name")) return null;
  const columns = columnsOf(reader);
  // Reads each heading once, so that the others are known.
  toProduct([NO_CELLS], reader);
  variantCells(NO_CELLS, reader, true);
  return {
    columns,
    ignored: reader.unused(),
    async *translate(records) {
      for await (const group of groupsOf(records, reader))
        yield* toRecords(toProduct(group, reader), columns);
    },
  };
}

function columnsOf({ has }: CellReader): FileColumn[] {
  const always: FileColumn[] = [
    "name",
    "slug",
    "category",
    "sku",
    "price",
    "salePrice",
    "imageUrl",
    "imageAlt",
  ];
  return [
    ...always,
    ...OPTIONS.flatMap((n): FileColumn[] => [`option${n}Name`, `option${n}Value`]),
    ...(has(...BODY) ? (["description"] as const) : []),
    ...(has(...QUANTITY) ? (["quantity"] as const) : []),
    ...(has("status", ...PUBLISHED) ? (["published"] as const) : []),
    ...(has(...VARIANT_PICTURE) ? (["variantImageUrl"] as const) : []),
    ...(has("seotitle") ? (["metaTitle"] as const) : []),
    ...(has("seodescription") ? (["metaDescription"] as const) : []),
  ];
}

/** The rows of each product: the first has its data, the others have the same handle. */
async function* groupsOf(
  records: AsyncIterable<CsvRecord>,
  { read }: CellReader,
): AsyncGenerator<CsvRecord[]> {
  let group: CsvRecord[] = [];
  let handle = "";
  for await (const record of records) {
    const own = read(record, ...HANDLE);
    const isNext = own !== "" && own !== handle;
    if (group.length > 0 && (isNext || group.length > MAX_GROUP)) {
      yield group;
      group = [];
    }
    if (isNext) handle = own;
    group.push(record);
  }
  if (group.length > 0) yield group;
}

function toProduct(group: readonly CsvRecord[], reader: CellReader): ForeignProduct {
  const { read } = reader;
  const pictures = group
    .map((record) => ({
      url: read(record, ...PICTURE),
      alt: toLine(read(record, "imagealttext"), LIMITS.text),
      position: Number(read(record, "imageposition")) || Number.POSITIVE_INFINITY,
    }))
    .filter(({ url }) => url !== "")
    .sort((a, b) => (a.position === b.position ? 0 : a.position - b.position));
  const [head] = group;
  const variantUrl = head ? read(head, ...VARIANT_PICTURE) : "";
  const hasOptions = !isDefaultTitle(head, reader);
  const rows = group.map((record, index) => ({
    line: record.line,
    cells: {
      ...(index === 0 ? pageCells(record, reader) : {}),
      ...(isVariant(record, reader) ? variantCells(record, reader, hasOptions) : {}),
    },
  }));
  // The first variant shows the main picture.
  const [first] = rows;
  if (first && !pictures.some(({ url }) => url === variantUrl)) first.cells.variantImageUrl = "";
  return { rows, pictures: withMainPicture(pictures, variantUrl) };
}

/** The only variant of a product without options is called `Default Title`. */
const isDefaultTitle = (head: CsvRecord | undefined, { read }: CellReader) =>
  head !== undefined &&
  ["default title", ""].includes(read(head, "option1value").toLowerCase()) &&
  ["title", ""].includes(read(head, "option1name").toLowerCase());

const isVariant = (record: CsvRecord, { read }: CellReader) =>
  [read(record, ...PRICE), read(record, "option1value"), read(record, "variantsku", "sku")].some(Boolean);

function pageCells(record: CsvRecord, { read }: CellReader): Cells {
  const handle = read(record, ...HANDLE);
  const name = toLine(read(record, "title") || handle || "?", LIMITS.text);
  const status = read(record, "status").toLowerCase();
  const isPublished = read(record, ...PUBLISHED).toLowerCase() !== "false";
  const category = [read(record, "type"), read(record, "productcategory"), read(record, "tags"), name];
  return {
    name,
    slug: toSlug(handle),
    description: toDescription(
      read(record, ...BODY),
      [name, read(record, "type")].filter(Boolean).join(" – "),
    ),
    category: guessCategory(...category) ?? "other",
    published: String(isPublished && (status === "" || status === "active")),
    metaTitle: toLine(read(record, "seotitle"), LIMITS.metaTitle),
    metaDescription: toLine(read(record, "seodescription"), LIMITS.metaDescription),
  };
}

function variantCells(record: CsvRecord, { read }: CellReader, hasOptions: boolean): Cells {
  const options = OPTIONS.flatMap((n) => [
    [`option${n}Name`, read(record, `option${n}name`)],
    [`option${n}Value`, read(record, `option${n}value`)],
  ]);
  return {
    ...toPrices(toPrice(read(record, ...PRICE)), toPrice(read(record, ...PRICE_BEFORE))),
    sku: toSku(read(record, "variantsku", "sku")),
    quantity: toQuantity(read(record, ...QUANTITY)),
    ...(hasOptions
      ? { ...Object.fromEntries(options), variantImageUrl: read(record, ...VARIANT_PICTURE) }
      : {}),
  };
}
