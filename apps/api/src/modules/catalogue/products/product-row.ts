import type { Attribute, AttributeValue, Measures, ProductImage, StoredOption } from "@larkwood/contract";
import type { productImages, products, variants } from "../../../db/schema";

/** The columns of a variant that a product card shows. */
export type StoredMatch = Pick<
  typeof variants.$inferSelect,
  "id" | "label" | "priceCents" | "compareAtCents" | "quantity" | "imageUrl"
>;

export type StoredPrices = Pick<StoredMatch, "priceCents" | "compareAtCents">;

/** What a product card needs besides the product's own columns. */
export interface StoredCard {
  options: StoredOption[] | null;
  hoverImage: string | null;
  /** The cheapest variant, if the prices of the variants differ. */
  cheapest: StoredPrices | null;
  /** Published reviews with one to five stars. */
  starCounts: number[] | null;
  /** The variant that matches the query. */
  match: StoredMatch;
}

type Columns = typeof products.$inferSelect;

/** A product as stored. */
export type ProductRow = Pick<
  Columns,
  | "id"
  | "name"
  | "description"
  | "category"
  | "priceCents"
  | "quantity"
  | "imageUrl"
  | "createdAt"
  | "version"
> &
  Partial<Pick<Columns, "compareAtCents" | "updatedAt"> & StoredCard>;

export interface StoredVariant {
  id: string;
  sku: string | null;
  choice: string[];
  label: string;
  priceCents: number;
  compareAtCents: number | null;
  quantity: number;
  imageUrl: string | null;
  measures: Measures | null;
  images: ProductImage[] | null;
  /** Those that differ from the product. */
  attributes: StoredAttribute[] | null;
}

/** Options, variants and attributes of a product as stored. */
export interface StoredProductOptions {
  attributes: StoredAttribute[] | null;
  options: StoredOption[] | null;
  sku: string | null;
  variants: StoredVariant[] | null;
}

export type StoredAttribute = Attribute & { value: AttributeValue };

/** Images of a product as stored, the main one first. */
export type StoredImages = Pick<
  typeof productImages.$inferSelect,
  "position" | "imageUrl" | "alt" | "kind"
>[];

/** Texts for search engines, where the owner set them. */
export type SearchTexts = Pick<typeof products.$inferSelect, "slug" | "metaTitle" | "metaDescription">;

export interface StoredCompanion {
  id: string;
  isPublished: boolean;
}

/** Everything that the product page shows. */
export interface StoredDetail {
  row: ProductRow;
  images: StoredImages;
  productOptions: StoredProductOptions;
  searchTexts: SearchTexts;
  /** Stock that counts as low; null: the setting of the shop. */
  lowStock: number | null;
  /** Products that the owner shows with it, in order. */
  companions: StoredCompanion[];
  /** Drafts are visible to editors only. */
  isPublished: boolean;
}
