import type { Product, ProductAttribute, ProductVariant } from "@larkwood/contract";
import { formatInches } from "@larkwood/domain";

/** Attributes that are already shown beside ADD TO CART. */
const SHOWN_ELSEWHERE = ["assembly", "care"];

type Row = { term: string; value: string };

/** Rows of the specification table. `product` has the attributes of the chosen variant. Lengths are also in inches. */
export function specificationRows(product: Product, variant: ProductVariant | null): Row[] {
  const { attributes = [], variants = [] } = product;
  const rows = attributes
    .filter(({ key }) => !SHOWN_ELSEWHERE.includes(key))
    .map((attribute) => ({ term: attribute.name, value: attributeText(attribute) }));
  const sku = (variant ?? variants[0])?.sku;
  return sku ? [...rows, { term: "SKU", value: sku }] : rows;
}

function attributeText({ value, unit, text }: ProductAttribute): string {
  return typeof value === "number" && unit === "cm" ? `${text} · ${formatInches(value)}` : text;
}
