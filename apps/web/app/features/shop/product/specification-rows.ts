import type { Measures, Product, ProductAttribute, ProductVariant } from "@larkwood/contract";
import { formatInches } from "@larkwood/domain";

/** What stands beside ADD TO CART already. */
const ELSEWHERE = ["assembly", "care"];

type Row = { term: string; value: string };

/** The rows of the table: lengths also in inches, those of the chosen variant where they differ, and its number at the end. */
export function specificationRows(product: Product, variant: ProductVariant | null): Row[] {
  const { attributes = [], variants = [] } = product;
  const rows = attributes
    .filter(({ key }) => !ELSEWHERE.includes(key))
    .map((attribute) => ({ term: attribute.name, value: wordsOf(attribute, variant?.measures) }));
  const sku = (variant ?? variants[0])?.sku;
  return sku ? [...rows, { term: "SKU", value: sku }] : rows;
}

function wordsOf({ key, value, unit, text }: ProductAttribute, measures: Measures | undefined): string {
  const length = measures?.[key as keyof Measures] ?? value;
  if (typeof length !== "number" || unit !== "cm") return text;
  return `${length} cm · ${formatInches(length)}`;
}
