import type { ImportSource } from "@larkwood/contract";
import type { CsvRecord } from "../../../../core/csv";
import { columnOf } from "../variant-columns";
import type { Translator } from "./cells";
import { createMappedTranslator, type Mapping } from "./mapped";
import { createShopifyTranslator } from "./shopify";
import { createWooTranslator } from "./woocommerce";

/** Where a file comes from, and what the import makes of its headings. */
export interface FileFormat {
  source: ImportSource;
  headings: string[];
  /** Headings that the import leaves out. */
  ignored: readonly string[];
}

interface Translation extends FileFormat {
  translator: Translator | null;
}

/** Recognises a file by its headings. */
function recogniseFile(headings: string[], mapping: Mapping | undefined): Translation {
  const found = (source: ImportSource, translator: Translator | null): Translation => ({
    source,
    headings,
    ignored: translator?.ignored ?? [],
    translator,
  });
  if (mapping) return found("mapped", createMappedTranslator(headings, mapping));
  const shopify = createShopifyTranslator(headings);
  if (shopify) return found("shopify", shopify);
  const woo = createWooTranslator(headings);
  if (woo) return found("woocommerce", woo);
  const own = headings.map(columnOf);
  const known = own.filter((column) => column !== undefined);
  const namesProducts = known.includes("id") || known.includes("name");
  // A list of SKUs with our own headings needs no choice of columns.
  const isSkuList = known.length === own.length && !namesProducts && known.includes("sku");
  return isSkuList ? found("mapped", createMappedTranslator(headings, known)) : found("larkwood", null);
}

/** Translates the records of another shop's file; the first record of the result has our columns. */
export async function* translateRecords(
  records: AsyncGenerator<CsvRecord>,
  mapping: Mapping | undefined,
  onFormat: (format: FileFormat) => void = () => {},
): AsyncGenerator<CsvRecord> {
  const { value: header, done } = await records.next();
  if (done) return;
  const { translator, ...format } = recogniseFile(header.cells, mapping);
  onFormat(format);
  yield translator ? { line: header.line, cells: [...translator.columns] } : header;
  yield* translator ? translator.translate(records) : records;
}
