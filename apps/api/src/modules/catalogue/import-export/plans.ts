import type { AttributeValue, ImportLine } from "@larkwood/contract";
import type { ProductRow } from "../products";
import type { CsvRow } from "./plan-import";
import type { Publishing } from "./plan-page";
import type { VariantPlan } from "./plan-variants";
import type { Picture, StoredSale } from "./stored-parts.repo";
import type { Texts } from "./text-columns";

/** Planned changes of the extended columns; null where nothing changes. */
export interface PartsPlan {
  variants: VariantPlan | null;
  pictures: Picture[] | null;
  attributes: Record<string, AttributeValue | null> | null;
  /** SKU and compare-at price of a product without variants. */
  sku: { sku: string | null } | null;
  compareAt: { cents: number | null } | null;
  /** Visibility and publishing time. */
  publishing: Publishing | null;
  texts: Texts | null;
  /** Ids of its manual collections. */
  collections: string[] | null;
  /** All its sale prices. */
  sales: StoredSale[] | null;
}

/** The planned import of one product. */
export interface ProductPlan {
  row: CsvRow;
  /** The first lines of its groups in the file. */
  firsts: number[];
  /** Its report: one line, or one for each line with errors. */
  lines: ImportLine[];
  existing: ProductRow | undefined;
  /** Rows with another stock, which is ignored without `setStock`. */
  ignoredStock: number;
  parts: PartsPlan;
}
