import { LIMITS } from "@larkwood/contract";
import type { CsvRecord } from "../../../../core/csv";
import type { FileColumn } from "../variant-columns";
import {
  type CellReader,
  type Cells,
  createCellReader,
  type ForeignProduct,
  type Picture,
  type Translator,
  toDescription,
  toLine,
  toPrice,
  toQuantity,
  toRecords,
  toSku,
  withMainPicture,
} from "./cells";
import { guessCategory } from "./guess-category";

const NO_CELLS: CsvRecord = { line: 1, cells: [] };
const OPTIONS = [1, 2, 3] as const;
const COLUMNS: readonly FileColumn[] = [
  ...(["name", "description", "category", "sku", "price", "salePrice", "saleFrom", "saleUntil"] as const),
  ...(["quantity", "published", "variantImageUrl", "imageUrl", "imageAlt"] as const),
  ...OPTIONS.flatMap((n): FileColumn[] => [`option${n}Name`, `option${n}Value`]),
];

/** Reads the product export of WooCommerce; null for other files. */
export function createWooTranslator(headings: readonly string[]): Translator | null {
  const reader = createCellReader(headings);
  if (!(reader.has("type") && reader.has("name") && reader.has("regularprice") && reader.has("sku")))
    return null;
  const columns = COLUMNS.filter((column) => column !== "quantity" || reader.has("stock"));
  // Reads each heading once, so that the others are known.
  toProduct(NO_CELLS, [], reader);
  variationRow(NO_CELLS, OPTIONS, reader);
  reader.has("parent");
  reader.has("id");
  return {
    columns,
    ignored: reader.unused(),
    async *translate(records) {
      // Variations follow their product anywhere in the file.
      const { products, variations } = await readAll(records, reader);
      for (const product of products) {
        const id = reader.read(product, "id");
        const sku = reader.read(product, "sku");
        const own = [...(variations.get(`id:${id}`) ?? []), ...(sku ? (variations.get(sku) ?? []) : [])];
        yield* toRecords(toProduct(product, own, reader), columns);
      }
      const known = new Set(
        products.flatMap((product) => [`id:${reader.read(product, "id")}`, reader.read(product, "sku")]),
      );
      for (const [parent, lost] of variations)
        if (!known.has(parent))
          for (const record of lost) yield* toRecords(toProduct(record, [], reader), columns);
    },
  };
}

async function readAll(records: AsyncIterable<CsvRecord>, { read }: CellReader) {
  const products: CsvRecord[] = [];
  const variations = new Map<string, CsvRecord[]>();
  for await (const record of records) {
    const parent = read(record, "parent");
    if (!read(record, "type").toLowerCase().includes("variation")) products.push(record);
    else variations.set(parent, [...(variations.get(parent) ?? []), record]);
  }
  return { products, variations };
}

function toProduct(record: CsvRecord, variations: readonly CsvRecord[], reader: CellReader): ForeignProduct {
  const names = OPTIONS.map((n) => n).filter(
    (n) =>
      variations.length > 0 &&
      reader.read(record, `attribute${n}name`) !== "" &&
      isOption(n, variations, reader),
  );
  const pictures = picturesOf(record, reader);
  const [first] = variations;
  const mainUrl = first ? (picturesOf(first, reader)[0]?.url ?? "") : "";
  const rows = [
    {
      line: record.line,
      cells: { ...pageCells(record, reader), ...(first ? {} : sellingCells(record, reader)) },
    },
    ...variations.map((variation) => variationRow(variation, names, reader)),
  ];
  const [, main] = rows;
  if (main && !pictures.some(({ url }) => url === mainUrl))
    main.cells = { ...main.cells, variantImageUrl: "" };
  return { rows, pictures: withMainPicture(pictures, mainUrl) };
}

/** Other attributes describe the product, and its variations have no value of them. */
const isOption = (n: number, variations: readonly CsvRecord[], { read }: CellReader) =>
  variations.some((variation) => read(variation, `attribute${n}values`) !== "");

function pageCells(record: CsvRecord, { read }: CellReader): Cells {
  const name = toLine(read(record, "name") || "?", LIMITS.text);
  const text = read(record, "description") || read(record, "shortdescription");
  return {
    name,
    // The export writes line ends as \n.
    description: toDescription(text.replaceAll("\\n", "\n"), name),
    category: guessCategory(read(record, "categories"), read(record, "tags"), name) ?? "other",
    published: String(read(record, "published") === "1"),
  };
}

function sellingCells(record: CsvRecord, { read }: CellReader): Cells {
  const salePrice = toPrice(read(record, "saleprice"));
  const saleFrom = toMoment(read(record, "datesalepricestarts"), "T00:00:00Z");
  const saleUntil = toMoment(read(record, "datesalepriceends"), "T23:59:59Z");
  return {
    sku: toSku(read(record, "sku")),
    price: toPrice(read(record, "regularprice")),
    ...(salePrice ? { salePrice, saleFrom, saleUntil } : {}),
    quantity: toQuantity(read(record, "stock")),
  };
}

function variationRow(variation: CsvRecord, names: readonly number[], reader: CellReader) {
  const { read } = reader;
  const options = names.flatMap((n, index) => [
    [`option${index + 1}Name`, read(variation, `attribute${n}name`)],
    [`option${index + 1}Value`, read(variation, `attribute${n}values`)],
  ]);
  const cells: Cells = {
    ...sellingCells(variation, reader),
    ...Object.fromEntries(options),
    variantImageUrl: picturesOf(variation, reader)[0]?.url ?? "",
  };
  return { line: variation.line, cells };
}

const picturesOf = (record: CsvRecord, { read }: CellReader): Picture[] =>
  read(record, "images")
    .split(",")
    .map((url) => ({ url: url.trim(), alt: "" }))
    .filter(({ url }) => url !== "");

/** A date as the beginning or the end of its day. */
const toMoment = (text: string, time: string) =>
  /^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) + time : "";
