import * as z from "zod";
import { idSchema } from "./id";

/** Why stock changed: what a product was added with, an order, or somebody's count, edit or file. */
export const STOCK_MOVE_KINDS = ["opening", "sale", "cancel", "return", "count", "edit", "import"] as const;
export type StockMoveKind = (typeof STOCK_MOVE_KINDS)[number];

/** One line of the ledger of a product's stock. */
export const stockMoveSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(STOCK_MOVE_KINDS),
  /** Pieces that came (above 0) or went. */
  change: z.int(),
  /** The variant whose pieces they were, where one was named. */
  variantId: idSchema.optional(),
  /** What that variant is called now, while it is there. */
  variant: z.string().optional(),
  /** Pieces of the product that were there afterwards. */
  quantityAfter: z.int().nonnegative(),
  note: z.string(),
  /** The order that sold the pieces or brought them back. */
  order: z.object({ id: idSchema, number: z.int().positive() }).nullable(),
  /** Who did it; null once that account is gone. */
  actor: z.object({ id: idSchema, userName: z.string() }).nullable(),
});
export type StockMove = z.infer<typeof stockMoveSchema>;
