import type { StoredOption } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import type { ProductRow } from "../products";
import type { VariantRow } from "../variants";
import { toAttributeCell } from "./attribute-cells";
import { picturesOf } from "./plan-pictures";
import { variantAttributeColumn } from "./plan-variants";
import { CSV_COLUMNS, toCells } from "./product-columns";
import type { Picture, StoredParts, StoredSale } from "./stored-parts.repo";
import { mapTexts } from "./text-columns";
import { VARIANT_COLUMNS, type VariantColumn } from "./variant-columns";

type Cells = Partial<Record<VariantColumn, string>>;

/** Keys of the attributes in an export. */
export interface ExportedAttributes {
  product: readonly string[];
  /** Those in which variants differ from their product. */
  variant: readonly string[];
}

/** The columns of an export: basic fields first, attributes last. */
export const fileColumns = ({ product, variant }: ExportedAttributes): string[] => [
  ...CSV_COLUMNS,
  ...VARIANT_COLUMNS,
  ...product.map((key) => `attribute:${key}`),
  ...variant.map(variantAttributeColumn),
];

/** Formats the lines of a product: one for each variant or picture, and at least one. */
export function toLines(
  product: ProductRow,
  parts: StoredParts | undefined,
  attributes: ExportedAttributes,
): string[][] {
  const pictures = picturesOf(product.imageUrl, parts);
  const variants = parts?.variants ?? [];
  const count = Math.max(1, variants.length, pictures.length);
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index === 0;
    const variant = variants[index];
    const own = {
      ...product,
      ...(variant && { priceCents: variant.priceCents, quantity: variant.quantity }),
    };
    const cells = toCells(own).map((cell, column) =>
      isFirst || isRepeated(CSV_COLUMNS[column], variant)
        ? cell
        : CSV_COLUMNS[column] === "imageUrl"
          ? (pictures[index]?.imageUrl ?? "")
          : "",
    );
    const extended: Cells = {
      ...(isFirst ? pageCells(parts) : {}),
      ...saleCells(parts?.sales.get(variant?.id ?? (isFirst ? product.id : ""))),
      ...(variant ? variantCells(variant, parts, isFirst) : isFirst ? plainCells(product, parts) : {}),
      ...pictureCells(pictures[index]),
    };
    return [
      ...cells,
      ...VARIANT_COLUMNS.map((column) => extended[column] ?? ""),
      ...attributes.product.map((key) => (isFirst ? toAttributeCell(parts?.attributes[key]) : "")),
      ...attributes.variant.map((key) => toAttributeCell(variant?.attributes?.[key])),
    ];
  });
}

/** The cells of the product page: publishing, texts and collections. */
function pageCells(parts: StoredParts | undefined): Cells {
  return {
    published: String(parts?.published ?? true),
    publishAt: parts?.published === false ? (parts.publishAt?.toISOString() ?? "") : "",
    ...mapTexts(({ name }) => parts?.texts[name] ?? ""),
    collections: parts?.collections.join("|") ?? "",
  };
}

const saleCells = (sale: StoredSale | undefined): Cells =>
  sale
    ? {
        salePrice: fromCents(sale.priceCents).toFixed(2),
        saleFrom: sale.startsAt.toISOString(),
        saleUntil: sale.endsAt?.toISOString() ?? "",
      }
    : {};

/** Columns that later lines of a product repeat: its id and, for a variant, price and stock. */
const isRepeated = (column: string | undefined, variant: VariantRow | undefined) =>
  column === "id" || (variant !== undefined && (column === "price" || column === "quantity"));

const compareAtCell = (cents: number | null | undefined, price: number) =>
  cents && cents > price ? fromCents(cents).toFixed(2) : "";

function plainCells(product: ProductRow, parts: StoredParts | undefined): Cells {
  return {
    sku: parts?.skus.get(product.id) ?? "",
    compareAtPrice: compareAtCell(product.compareAtCents, product.priceCents),
  };
}

function variantCells(variant: VariantRow, parts: StoredParts | undefined, isFirst: boolean): Cells {
  const { id, compareAtCents, priceCents, imageUrl, measures } = variant;
  const length = (side: number | undefined) => (side === undefined ? "" : String(side));
  const options = (parts?.options ?? []).map((option, index) => optionCells(option, index, variant, isFirst));
  return {
    ...Object.assign({}, ...options),
    sku: parts?.skus.get(id) ?? "",
    compareAtPrice: compareAtCell(compareAtCents, priceCents),
    variantImageUrl: imageUrl ?? "",
    variantWidth: length(measures?.width),
    variantDepth: length(measures?.depth),
    variantHeight: length(measures?.height),
    variantId: id,
  };
}

function optionCells(
  { name, values }: StoredOption,
  index: number,
  variant: VariantRow,
  isFirst: boolean,
): Cells {
  const value = values.find(({ key }) => key === variant.choice[index]);
  const prefix = `option${index + 1}`;
  return {
    [`${prefix}Name`]: isFirst ? name : "",
    [`${prefix}Value`]: value?.name ?? "",
    [`${prefix}Key`]: value?.key ?? "",
    [`${prefix}Swatch`]: [value?.swatch, value?.swatchUrl].filter(Boolean).join(" "),
  };
}

const pictureCells = (picture: Picture | undefined): Cells =>
  picture ? { imageAlt: picture.alt, imageKind: picture.kind } : {};
