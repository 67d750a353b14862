import type { Category, RefundLine, Shortage } from "@larkwood/contract";
import { sql } from "drizzle-orm";

/** SQL expression for the weight of one item, from the attribute `weight` (kg); 0 if it is not set. */
export const grams = sql`CASE jsonb_typeof(products.attributes -> 'weight')
  WHEN 'number' THEN least(round((products.attributes ->> 'weight')::numeric * 1000), 100000000)::int ELSE 0 END`;

export interface OrderItem {
  productId: string;
  variantId?: string | undefined;
  quantity: number;
}

export interface TakenLine extends OrderItem {
  name: string;
  /** The label of the variant, if the product has variants. */
  variant?: string;
  sku: string | null;
  imageUrl: string;
  priceCents: number;
  /** Set if staff gave the line another price. */
  listPriceCents?: number | null;
  category: Category;
  /** Weight of one item; 0 if unknown. */
  grams: number;
  /** The product's stock after the items were taken. */
  quantityAfter: number;
}

export interface TakeStockResult {
  taken: TakenLine[];
  shortages: Shortage[];
}

/** Items of an order that return to stock. */
export interface StockReturn {
  orderId: string;
  /** Quantities by line; defaults to everything that was not returned yet. */
  lines?: readonly RefundLine[];
  kind: "cancel" | "return";
  /** Null if the shop itself returns them. */
  actorId: string | null;
  now: Date;
}
