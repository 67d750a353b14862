import type { OrderSummary } from "@larkwood/contract";
import { paymentMethodDefinitions } from "@larkwood/domain";

type PaidOrder = Pick<OrderSummary, "paymentStatus" | "paymentMethod">;
export type ShippableOrder = PaidOrder & Pick<OrderSummary, "id" | "number">;

const countText = (count: number) => count.toLocaleString("en-US");

/** Names orders in a question, such as "this order" or "25 orders". */
export const someOrders = (count: number) => (count === 1 ? "this order" : `${countText(count)} orders`);

/** How many orders the customers should have paid before they ship, as a sentence; empty if none. */
export function unpaidText(orders: readonly PaidOrder[]): string {
  const { length } = orders.filter(
    ({ paymentStatus, paymentMethod }) =>
      paymentStatus === "expected" && paymentMethodDefinitions[paymentMethod].collectedBy !== "driver",
  );
  if (length === 0) return "";
  if (orders.length === 1) return "It hasn't been paid for.";
  return `${countText(length)} of them ${length === 1 ? "hasn't" : "haven't"} been paid for.`;
}
