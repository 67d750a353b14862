import { KIND_ATTRIBUTE, type Product, type ProductAttribute, type ProductVariant } from "@larkwood/contract";
import { formatInches } from "@larkwood/domain";

type Row = { term: string; value: string };
export type SpecificationGroup = { title: string; rows: Row[] };

const GROUPS: { title: string; holds: (attribute: ProductAttribute) => boolean }[] = [
  { title: "Parcels", holds: ({ key }) => key === "parcels" || key === "parcel-sizes" },
  { title: "Size and weight", holds: ({ unit }) => ["mm", "cm", "m", "g", "kg"].includes(unit) },
  { title: "Assembly and care", holds: ({ key }) => key === "assembly" || key === "care" },
];
const OTHER = "Materials and details";
/** In the order of a specification. */
export const SPECIFICATION_TITLES = ["Size and weight", OTHER, "Assembly and care", "Parcels"];

/** Groups of the specification. `product` has the attributes of the chosen variant. Lengths are also in inches. */
export function specificationGroups(product: Product, variant: ProductVariant | null): SpecificationGroup[] {
  const { attributes = [], variants = [] } = product;
  const rows = attributes
    // The breadcrumbs show the kind.
    .filter(({ key }) => key !== KIND_ATTRIBUTE)
    .map((attribute) => ({
      title: GROUPS.find(({ holds }) => holds(attribute))?.title ?? OTHER,
      row: { term: attribute.name, value: attributeText(attribute) },
    }));
  const sku = (variant ?? variants[0])?.sku;
  if (sku) rows.push({ title: OTHER, row: { term: "SKU", value: sku } });
  return SPECIFICATION_TITLES.map((title) => ({
    title,
    rows: rows.filter((each) => each.title === title).map(({ row }) => row),
  })).filter((group) => group.rows.length > 0);
}

function attributeText({ value, unit, text }: ProductAttribute): string {
  return typeof value === "number" && unit === "cm" ? `${text} · ${formatInches(value)}` : text;
}
