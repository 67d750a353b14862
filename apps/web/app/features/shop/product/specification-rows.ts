import type { Measures, Product, ProductAttribute, ProductVariant } from "@larkwood/contract";
import { formatInches } from "@larkwood/domain";

/** Attributes that are already shown beside ADD TO CART. */
const SHOWN_ELSEWHERE = ["assembly", "care"];

type Row = { term: string; value: string };

/** Rows of the specification table, with the chosen variant's measures and its SKU. Lengths are also in inches. */
export function specificationRows(product: Product, variant: ProductVariant | null): Row[] {
  const { attributes = [], variants = [] } = product;
  const rows = attributes
    .filter(({ key }) => !SHOWN_ELSEWHERE.includes(key))
    .map((attribute) => ({ term: attribute.name, value: attributeText(attribute, variant?.measures) }));
  const sku = (variant ?? variants[0])?.sku;
  return sku ? [...rows, { term: "SKU", value: sku }] : rows;
}

function attributeText({ key, value, unit, text }: ProductAttribute, measures: Measures | undefined): string {
  const length = measures?.[key as keyof Measures] ?? value;
  if (typeof length !== "number" || unit !== "cm") return text;
  return `${length} cm · ${formatInches(length)}`;
}
