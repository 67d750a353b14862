import type { SettingValues } from "@larkwood/contract";
import { AppError } from "../../../core/app-error";
import type { OrderItem } from "./stock-lines";

export type OrderLimits = Pick<SettingValues, "mostPiecesPerLine" | "mostPiecesPerOrder">;

/** Limits quantities, so that one unpaid order can't block the whole stock. */
export function assertWithinOrderLimits(
  items: readonly Pick<OrderItem, "quantity">[],
  limits: OrderLimits,
): void {
  const { mostPiecesPerLine, mostPiecesPerOrder } = limits;
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (items.some(({ quantity }) => quantity > mostPiecesPerLine))
    throw tooMany(`You can order at most ${mostPiecesPerLine} of one product.`);
  if (itemCount > mostPiecesPerOrder) throw tooMany(`An order can have at most ${mostPiecesPerOrder} items.`);
}

function tooMany(text: string): AppError {
  return new AppError("invalid_input", { detail: text, errors: { items: text } });
}
