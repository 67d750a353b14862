import type { SettingValues } from "@larkwood/contract";
import { AppError } from "../../../core/app-error";
import type { OrderItem } from "./stock-lines";

export type OrderLimits = Pick<SettingValues, "mostPiecesPerLine" | "mostPiecesPerOrder">;

/** Refuses what no household orders: one account could take the whole stock with an order that it never pays. */
export function assertWithinOrderLimits(items: readonly OrderItem[], bounds: OrderLimits): void {
  const { mostPiecesPerLine, mostPiecesPerOrder } = bounds;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (items.some(({ quantity }) => quantity > mostPiecesPerLine))
    throw tooMany(`You can order at most ${mostPiecesPerLine} of one product.`);
  if (pieces > mostPiecesPerOrder) throw tooMany(`An order can have at most ${mostPiecesPerOrder} items.`);
}

function tooMany(text: string): AppError {
  return new AppError("invalid_input", { detail: text, errors: { items: text } });
}
