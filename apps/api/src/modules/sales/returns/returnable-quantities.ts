import type { RefundLine, RefundState } from "@larkwood/contract";
import type { OrderLineRow, OrderRow } from "../orders";

interface Pieces extends Pick<OrderRow, "lines" | "returns"> {
  refunds: readonly { state: RefundState; lines: readonly RefundLine[] }[];
}

const piecesOf = (named: readonly { lines: readonly RefundLine[] }[], index: number) =>
  named
    .flatMap(({ lines }) => lines)
    .filter(({ position }) => position === index + 1)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * How many pieces of each line its customer may still ask to send back: not those that were paid back, by a request or
 * without one, nor those of a request that is under way.
 */
export function returnableQuantities({ lines, returns, refunds }: Pieces): number[] {
  const underWay = returns.filter(({ state }) => state === "asked" || state === "accepted");
  const settled = returns.filter(({ state }) => state === "done");
  const paidBack = refunds.filter(({ state }) => state !== "failed");
  return lines.map(
    ({ quantity }, index) =>
      quantity - piecesOf(underWay, index) - Math.max(piecesOf(settled, index), piecesOf(paidBack, index)),
  );
}

/** Pieces of lines, as a mail and the history name them. */
export const describeLines = (lines: readonly OrderLineRow[], wanted: readonly RefundLine[]) =>
  wanted
    .map(({ position, quantity }) => {
      const line = lines[position - 1];
      return `${quantity} × ${[line?.name, line?.variant].filter(Boolean).join(", ")}`;
    })
    .join("; ");
