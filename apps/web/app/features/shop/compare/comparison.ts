import type { Rating } from "@larkwood/contract";
import type { Size } from "@larkwood/domain";

/** A product of a comparison. */
export interface ComparedProduct {
  id: string;
  /** The default variant of a product with options. */
  variantId?: string | undefined;
  name: string;
  imageUrl: string;
  description: string;
  /** As cards show them. */
  prices: { price: number; compareAtPrice?: number | undefined; isLowest?: boolean };
  rating?: Rating;
  quantity: number;
  hasVariants: boolean;
  room: string;
  kind: string | null;
  size: Size | null;
}

/** One fact; a value per product, null if it is not known. */
export interface ComparisonRow<T> {
  term: string;
  values: (T | null)[];
}

/** What a product can be chosen in. */
export interface OptionText {
  text: string;
  /** Colours of its values. */
  colours: string[];
}

export interface ComparedGroup {
  title: string;
  rows: ComparisonRow<string>[];
}

export interface Comparison {
  products: ComparedProduct[];
  options: ComparisonRow<OptionText>[];
  groups: ComparedGroup[];
  /** Ids without a published product. */
  missing: string[];
  /** Number of the missing products, and of entries of the address that are no id. */
  unknown: number;
  /** The address has more products than can be compared. */
  isTooLong: boolean;
}
