import type { RefundLine, RefundState } from "@larkwood/contract";
import type { OrderLineRow, OrderRow } from "../orders";

interface OrderWithRefunds extends Pick<OrderRow, "lines" | "returns"> {
  refunds: readonly { state: RefundState; lines: readonly RefundLine[] }[];
}

const quantityOf = (entries: readonly { lines: readonly RefundLine[] }[], index: number) =>
  entries
    .flatMap(({ lines }) => lines)
    .filter(({ position }) => position === index + 1)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The returnable quantity of each line: excludes refunded items and items of pending return requests. */
export function returnableQuantities({ lines, returns, refunds }: OrderWithRefunds): number[] {
  const pending = returns.filter(({ state }) => state === "asked" || state === "accepted");
  const settled = returns.filter(({ state }) => state === "done");
  const refunded = refunds.filter(({ state }) => state !== "failed");
  return lines.map(
    ({ quantity }, index) =>
      quantity -
      quantityOf(pending, index) -
      Math.max(quantityOf(settled, index), quantityOf(refunded, index)),
  );
}

/** Formats items for mails and the order history, e.g. "2 × Chair, oak". */
export const describeLines = (lines: readonly OrderLineRow[], items: readonly RefundLine[]) =>
  items
    .map(({ position, quantity }) => {
      const line = lines[position - 1];
      return `${quantity} × ${[line?.name, line?.variant].filter(Boolean).join(", ")}`;
    })
    .join("; ");
