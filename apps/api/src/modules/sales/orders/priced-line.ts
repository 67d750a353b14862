import type { Category } from "@larkwood/contract";
import type { OrderLineRow } from "./order-row";

/** A line with the product category, which determines delivery and tax. */
export interface PricedLine extends OrderLineRow {
  category: Category;
  /** Weight of one item, if known. */
  grams?: number;
}
