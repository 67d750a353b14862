import type { Category, RefundLine, Shortage } from "@larkwood/contract";
import { sql } from "drizzle-orm";

/** What one piece weighs, by the attribute of that name; 0 where nothing was said. */
export const grams = sql`CASE jsonb_typeof(products.attributes -> 'weight')
  WHEN 'number' THEN least(round((products.attributes ->> 'weight')::numeric * 1000), 100000000)::int ELSE 0 END`;

/** What an order wants. */
export interface OrderItem {
  productId: string;
  variantId?: string | undefined;
  quantity: number;
}

export interface TakenLine extends OrderItem {
  name: string;
  /** The words of the variant, for a product that has any. */
  variant?: string;
  imageUrl: string;
  priceCents: number;
  category: Category;
  /** Of one piece; 0 where its product does not say. */
  grams: number;
  /** What is on the shelf of the product after the pieces were taken. */
  left: number;
}

/** What was taken, and what there was not enough of. */
export interface Taken {
  taken: TakenLine[];
  shortages: Shortage[];
}

/** Whose pieces come back, and why. */
export interface Return {
  orderId: string;
  /** Which; without them all that are not back yet. */
  pieces?: readonly RefundLine[];
  kind: "cancel" | "return";
  /** Null: the shop itself. */
  actorId: string | null;
  now: Date;
}
