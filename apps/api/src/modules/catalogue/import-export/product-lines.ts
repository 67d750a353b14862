import type { StoredOption } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import type { ProductRow } from "../products";
import type { VariantRow } from "../variants";
import { toAttributeCell } from "./attribute-cells";
import { picturesOf } from "./plan-pictures";
import { CSV_COLUMNS, toCells } from "./product-columns";
import type { Picture, StoredParts, StoredSale } from "./stored-parts.repo";
import { VARIANT_COLUMNS, type VariantColumn } from "./variant-columns";

type Cells = Partial<Record<VariantColumn, string>>;

/** The columns of an export: the specification's fields first, what is said of products last. */
export const fileColumns = (attributes: readonly string[]): string[] => [
  ...CSV_COLUMNS,
  ...VARIANT_COLUMNS,
  ...attributes.map((key) => `attribute:${key}`),
];

/** The lines of a product: as many as it has variants or pictures, and at least one. */
export function toLines(
  product: ProductRow,
  parts: StoredParts | undefined,
  attributes: readonly string[],
): string[][] {
  const pictures = picturesOf(product.imageUrl, parts);
  const variants = parts?.variants ?? [];
  const count = Math.max(1, variants.length, pictures.length);
  return Array.from({ length: count }, (_, place) => {
    const isFirst = place === 0;
    const variant = variants[place];
    const own = {
      ...product,
      ...(variant && { priceCents: variant.priceCents, quantity: variant.quantity }),
    };
    const cells = toCells(own).map((cell, at) =>
      isFirst || saidAgain(CSV_COLUMNS[at], variant)
        ? cell
        : CSV_COLUMNS[at] === "imageUrl"
          ? (pictures[place]?.imageUrl ?? "")
          : "",
    );
    const more: Cells = {
      ...(isFirst ? pageCells(parts) : {}),
      ...saleCells(parts?.sales.get(variant?.id ?? (isFirst ? product.id : ""))),
      ...(variant ? variantCells(variant, parts, isFirst) : isFirst ? plainCells(product, parts) : {}),
      ...pictureCells(pictures[place]),
    };
    return [
      ...cells,
      ...VARIANT_COLUMNS.map((column) => more[column] ?? ""),
      ...attributes.map((key) => (isFirst ? toAttributeCell(parts?.attributes[key]) : "")),
    ];
  });
}

/** What is said of the product's page: who sees it, what search engines show, where it belongs. */
function pageCells(parts: StoredParts | undefined): Cells {
  const { slug, metaTitle, metaDescription } = parts?.searchTexts ?? {};
  return {
    published: String(parts?.published ?? true),
    publishAt: parts?.published === false ? (parts.publishAt?.toISOString() ?? "") : "",
    slug: slug ?? "",
    metaTitle: metaTitle ?? "",
    metaDescription: metaDescription ?? "",
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

/** What a later line of a product says too: whose it is and, of a variant, price and stock. */
const saidAgain = (column: string | undefined, variant: VariantRow | undefined) =>
  column === "id" || (variant !== undefined && (column === "price" || column === "quantity"));

const bargain = (cents: number | null | undefined, price: number) =>
  cents && cents > price ? fromCents(cents).toFixed(2) : "";

function plainCells(product: ProductRow, parts: StoredParts | undefined): Cells {
  return {
    sku: parts?.skus.get(product.id) ?? "",
    compareAtPrice: bargain(product.compareAtCents, product.priceCents),
  };
}

function variantCells(variant: VariantRow, parts: StoredParts | undefined, isFirst: boolean): Cells {
  const { id, compareAtCents, priceCents, imageUrl, measures } = variant;
  const length = (side: number | undefined) => (side === undefined ? "" : String(side));
  const options = (parts?.options ?? []).map((option, place) => optionCells(option, place, variant, isFirst));
  return {
    ...Object.assign({}, ...options),
    sku: parts?.skus.get(id) ?? "",
    compareAtPrice: bargain(compareAtCents, priceCents),
    variantImageUrl: imageUrl ?? "",
    variantWidth: length(measures?.width),
    variantDepth: length(measures?.depth),
    variantHeight: length(measures?.height),
    variantId: id,
  };
}

function optionCells(
  { name, values }: StoredOption,
  place: number,
  variant: VariantRow,
  isFirst: boolean,
): Cells {
  const value = values.find(({ key }) => key === variant.choice[place]);
  const at = `option${place + 1}`;
  return {
    [`${at}Name`]: isFirst ? name : "",
    [`${at}Value`]: value?.name ?? "",
    [`${at}Key`]: value?.key ?? "",
    [`${at}Swatch`]: [value?.swatch, value?.swatchUrl].filter(Boolean).join(" "),
  };
}

const pictureCells = (picture: Picture | undefined): Cells =>
  picture ? { imageAlt: picture.alt, imageKind: picture.kind } : {};
