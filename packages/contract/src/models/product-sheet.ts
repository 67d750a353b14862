/** Sheets of a product as PDF, made from its data. */
export const PRODUCT_SHEETS = ["dimensions", "care", "assembly"] as const;
export type ProductSheet = (typeof PRODUCT_SHEETS)[number];
