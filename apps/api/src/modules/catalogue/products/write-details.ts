import { findStockProblem } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import type { CatalogueContext } from "../context";
import { reconcileSalePrices } from "../prices";
import { assertOwnStock } from "./assert-own-stock";
import { type ColumnChanges, lockProduct, updateProductRow } from "./product.repo";
import type { ProductRow } from "./product-row";
import { recordStockMoves } from "./stock-moves.repo";

interface DetailsChange {
  /** The locked product. */
  before: ProductRow;
  change: ColumnChanges;
  actorId: string;
  at: Date;
}

/** Writes columns of a product, the stock move that results, and the new price of a running sale. */
export async function writeDetails(
  tx: Executor,
  { settings }: Pick<CatalogueContext, "settings">,
  { before, change, actorId, at }: DetailsChange,
): Promise<ProductRow> {
  const { id, quantity } = before;
  const after = change.quantity ?? quantity;
  if (after !== quantity) await assertOwnStock(tx, { settings }, { productId: id, field: "quantity" });
  const written = await updateProductRow(tx, id, change, at);
  await recordStockMoves(tx, [{ productId: id, before: quantity, after }], { kind: "edit", actorId, at });
  if (written.priceCents === before.priceCents) return written;
  await reconcileSalePrices(tx, [id]);
  return lockProduct(tx, id);
}

interface QuantityInput {
  /** If missing, the stock stays as it is. */
  quantity?: number | undefined;
  /** Stock that the editor saw; if missing, the quantity is set as it is. */
  quantitySeen?: number | undefined;
}

/** Applies the editor's change as a difference, so that items sold meanwhile stay sold. */
export function quantityAfter(before: ProductRow, { quantity, quantitySeen }: QuantityInput): number {
  if (quantity === undefined) return before.quantity;
  const after = before.quantity + quantity - (quantitySeen ?? before.quantity);
  const problem = findStockProblem(before.quantity, after);
  if (problem) throw new AppError("invalid_input", { errors: { quantity: problem } });
  return after;
}
