import type { Order, ReturnRequest } from "@larkwood/contract";

/** How many pieces of each line may still be asked to be sent back. */
export function piecesToReturn({ lines, returns }: Pick<Order, "lines" | "returns">): number[] {
  const asked = returns.filter(({ state }) => state !== "declined").flatMap((request) => request.lines);
  return lines.map(({ quantity }, index) =>
    asked
      .filter(({ position }) => position === index + 1)
      .reduce((left, line) => left - line.quantity, quantity),
  );
}

/** The pieces of a request, in words. */
export const returnedPieces = ({ lines }: Pick<Order, "lines">, request: Pick<ReturnRequest, "lines">) =>
  request.lines
    .map(({ position, quantity }) => {
      const line = lines[position - 1];
      return `${quantity} × ${[line?.name, line?.variant].filter(Boolean).join(", ")}`;
    })
    .join("; ");
