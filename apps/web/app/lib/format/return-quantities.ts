import type { Order, ReturnRequest } from "@larkwood/contract";

/** Quantity of each line for which a return can still be requested. */
export function returnableQuantities({ lines, returns }: Pick<Order, "lines" | "returns">): number[] {
  const requested = returns.filter(({ state }) => state !== "declined").flatMap((request) => request.lines);
  return lines.map(({ quantity }, index) =>
    requested
      .filter(({ position }) => position === index + 1)
      .reduce((left, line) => left - line.quantity, quantity),
  );
}

/** The items of a return request as text. */
export const returnedItemsText = ({ lines }: Pick<Order, "lines">, request: Pick<ReturnRequest, "lines">) =>
  request.lines
    .map(({ position, quantity }) => {
      const line = lines[position - 1];
      return `${quantity} × ${[line?.name, line?.variant].filter(Boolean).join(", ")}`;
    })
    .join("; ");
