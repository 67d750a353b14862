import type { RefundLine } from "@larkwood/contract";
import type { OrderLineRow, OrderRow } from "./order-row";

/** How many pieces of each line its customer may still ask to send back. */
export function piecesLeft({ lines, returns }: Pick<OrderRow, "lines" | "returns">): number[] {
  const asked = returns.filter(({ state }) => state !== "declined").flatMap((request) => request.lines);
  return lines.map(({ quantity }, index) =>
    asked
      .filter(({ position }) => position === index + 1)
      .reduce((left, line) => left - line.quantity, quantity),
  );
}

/** Pieces of lines, as a mail and the history name them. */
export const linesInWords = (lines: readonly OrderLineRow[], wanted: readonly RefundLine[]) =>
  wanted
    .map(({ position, quantity }) => {
      const line = lines[position - 1];
      return `${quantity} × ${[line?.name, line?.variant].filter(Boolean).join(", ")}`;
    })
    .join("; ");
