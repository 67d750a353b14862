import type { Category } from "@larkwood/contract";
import type { Length } from "./lengths";
import type { Range } from "./range";

/** Category and flags of a product. */
export interface Kind {
  category: Category;
  isInStock: boolean;
  isOnSale: boolean;
}

/** Ranges of lengths in millimetres that a size must meet. An unknown length is in no range. */
export type Box = readonly (Range & { key: Length })[];

/**
 * A test of one column of the product index. A product passes if one of its values does: one of its words, its own number or
 * size, or that of a variant. The index calls `passes` once for each distinct value.
 */
export type ColumnTest =
  | { column: "kind"; passes: (kind: Kind) => boolean }
  | { column: "price"; range: Range }
  | { column: "words"; passes: (word: string) => boolean }
  | { column: "numbers"; key: string; passes: (value: number) => boolean }
  /** A size passes if it is in one of the boxes. */
  | { column: "sizes"; boxes: readonly Box[] };

/** A filter in memory: a product must pass one of the tests. */
export type Predicate = readonly ColumnTest[];
