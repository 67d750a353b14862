import type { BulkChange } from "../forms/bulk-form";

/** Kinds of bulk edits. */
export const BULK_KINDS = [
  "price-set",
  "price-percent",
  "price-add",
  "category",
  "sale",
  "sale-end",
  "stock-set",
  "stock-add",
  "collection-add",
  "collection-remove",
  "publish",
  "attribute",
] as const satisfies readonly BulkChange["kind"][];
export type BulkKind = BulkChange["kind"];
