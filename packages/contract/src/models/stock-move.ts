import * as z from "zod";
import { idSchema } from "./id";

/** Causes of a stock change: initial stock, an order, or a count, edit or import by an admin. */
export const STOCK_MOVE_KINDS = ["opening", "sale", "cancel", "return", "count", "edit", "import"] as const;
export type StockMoveKind = (typeof STOCK_MOVE_KINDS)[number];

/** One entry of a product's stock ledger. */
export const stockMoveSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(STOCK_MOVE_KINDS),
  /** Change in quantity, negative for a decrease. */
  change: z.int(),
  /** Affected variant, if any. */
  variantId: idSchema.optional(),
  /** Current name of the variant, while it exists. */
  variant: z.string().optional(),
  /** Total stock of the product after the change. */
  quantityAfter: z.int().nonnegative(),
  note: z.string(),
  /** Order that caused the change. */
  order: z.object({ id: idSchema, number: z.int().positive() }).nullable(),
  /** User who made the change; null after the account is deleted. */
  actor: z.object({ id: idSchema, userName: z.string() }).nullable(),
});
z.globalRegistry.add(stockMoveSchema, { id: "StockMove" });
export type StockMove = z.infer<typeof stockMoveSchema>;
