import type { RefundLine } from "@larkwood/contract";
import { allocate, discountedLines } from "./order-money";
import { paidForQuantity } from "./refunds";

interface Discount {
  cents: number;
  /** The part that belongs to certain lines. Missing for discounts on the whole order. */
  lineCents?: readonly number[] | undefined;
}

interface DiscountedOrder {
  lines: readonly { priceCents: number; quantity: number; discountCents?: number | undefined }[];
  /** They add up to `discountCents`. */
  discounts: readonly Discount[];
  discountCents: number;
}

/** What items cost before discounts, and what each discount of the order takes off them. */
export interface CreditedItems {
  itemCents: number;
  discountCents: number[];
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Takes parts off what is left of each line, at most that. Returns the parts. */
function takeOff(left: number[], parts: readonly number[]): number[] {
  return parts.map((part, index) => {
    const taken = Math.min(part, left[index] ?? 0);
    left[index] = (left[index] ?? 0) - taken;
    return taken;
  });
}

/** What each discount takes off each line. Discounts on the whole order are split over what the others leave. */
function splitDiscounts({ lines, discounts, discountCents }: DiscountedOrder): number[][] {
  const reduced = discountedLines({ lines, discountCents });
  const left = lines.map(({ priceCents, quantity }, index) => priceCents * quantity - (reduced[index] ?? 0));
  const own = discounts.map(({ cents, lineCents = [] }) =>
    takeOff(
      left,
      // An older version of the shop may have changed the lines, but not their parts.
      lines.map((_, index) => (sumOf(lineCents) > cents ? 0 : (lineCents[index] ?? 0))),
    ),
  );
  return discounts.map(({ cents }, at) => {
    const parts = own[at] ?? [];
    const shared = takeOff(left, allocate(cents - sumOf(parts), left));
    return parts.map((part, index) => part + (shared[index] ?? 0));
  });
}

interface DiscountedLine {
  priceCents: number;
  quantity: number;
  /** What each discount takes off the line. */
  discounts: readonly number[];
}

/** What each discount takes off some items of a line, piece by piece, so that all pieces give exactly the discounts of the line. */
function discountsOfPieces(
  { priceCents, quantity, discounts }: DiscountedLine,
  { before, count }: { before: number; count: number },
): number[] {
  const lineCents = priceCents * quantity - sumOf(discounts);
  const left = [...discounts];
  let credited = discounts.map(() => 0);
  for (let piece = 0; piece < before + count; piece += 1) {
    const paid = paidForQuantity({ lineCents, quantity }, { before: piece, count: 1 });
    const shares = takeOff(left, allocate(priceCents - paid, left));
    if (piece >= before) credited = credited.map((cents, index) => cents + (shares[index] ?? 0));
  }
  return credited;
}

/**
 * The price of returned items and their shares of the discounts. Any sequence of parts gives back each discount to the cent.
 * `before` are the items that were returned earlier.
 */
export function creditedItems(
  order: DiscountedOrder,
  { before, lines }: { before: readonly RefundLine[]; lines: readonly RefundLine[] },
): CreditedItems {
  const byDiscount = splitDiscounts(order);
  const sum: CreditedItems = { itemCents: 0, discountCents: order.discounts.map(() => 0) };
  for (const { position, quantity: count } of lines) {
    const line = order.lines[position - 1];
    if (!line) continue;
    const discounts = byDiscount.map((parts) => parts[position - 1] ?? 0);
    const earlier = before.filter((one) => one.position === position).map(({ quantity }) => quantity);
    const shares = discountsOfPieces({ ...line, discounts }, { before: sumOf(earlier), count });
    sum.itemCents += line.priceCents * count;
    sum.discountCents = sum.discountCents.map((cents, index) => cents + (shares[index] ?? 0));
  }
  return sum;
}
