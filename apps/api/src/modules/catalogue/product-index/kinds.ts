import { CATEGORIES } from "@larkwood/contract";
import type { Kind } from "../filters";

const IN_STOCK = 1;
const ON_SALE = 2;
/** The code of a row without a product. */
export const NO_PRODUCT = 0;

/** The kind of each code; null for codes of no product. */
export const KINDS: readonly (Kind | null)[] = [
  ...Array.from({ length: 4 }, () => null),
  ...CATEGORIES.flatMap((category) =>
    [0, 1, 2, 3].map((flags) => ({
      category,
      isInStock: (flags & IN_STOCK) !== 0,
      isOnSale: (flags & ON_SALE) !== 0,
    })),
  ),
];

export const kindOf = ({ category, isInStock, isOnSale }: Kind) =>
  (CATEGORIES.indexOf(category) + 1) * 4 + (isInStock ? IN_STOCK : 0) + (isOnSale ? ON_SALE : 0);
