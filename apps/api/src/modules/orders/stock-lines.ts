import type { Category, RefundLine, Shortage } from "@larkwood/contract";

/** What an order wants. */
export interface Item {
  productId: string;
  variantId?: string | undefined;
  quantity: number;
}

export interface TakenLine extends Item {
  name: string;
  /** The words of the variant, for a product that has any. */
  variant?: string;
  imageUrl: string;
  priceCents: number;
  category: Category;
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
