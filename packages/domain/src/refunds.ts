import type { AttemptState, DisputeState, RefundLine, RefundState } from "@larkwood/contract";
import { allocate, discountedLines } from "./order-money";

interface ChargedOrder {
  lines: readonly { priceCents: number; quantity: number; discountCents?: number }[];
  /** With the discounts of the lines. */
  discountCents: number;
  shippingCents: number;
  totalCents: number;
}

/** The amounts paid for each line and for shipping, after discount and with tax. They add up to the total. */
export function paidPerLine({ lines, discountCents, shippingCents, totalCents }: ChargedOrder) {
  const weights = [...discountedLines({ lines, discountCents }), shippingCents];
  const parts = allocate(totalCents, weights);
  return { lineCents: parts.slice(0, -1), shippingCents: parts.at(-1) ?? 0 };
}

/** The amount paid for some items of a line. It is cumulative, so that refunding item by item returns the whole line. */
export function paidForQuantity(
  { lineCents, quantity }: { lineCents: number; quantity: number },
  { before, count }: { before: number; count: number },
): number {
  const upTo = (items: number) => Number((BigInt(lineCents) * BigInt(items)) / BigInt(quantity));
  return upTo(before + count) - upTo(before);
}

// Provider events arrive late, twice and in any order, so the higher rank wins and a paid attempt stays paid.
const ATTEMPT_RANKS: Record<AttemptState, number> = {
  open: 0,
  authorised: 1,
  refused: 2,
  expired: 2,
  paid: 3,
};
// A bank may reject a refund that was reported as done, so "failed" is final.
const REFUND_RANKS: Record<RefundState, number> = { pending: 0, done: 1, failed: 2 };

/** The state of a payment attempt after an update. */
export function mergeAttempt(current: AttemptState, update: AttemptState): AttemptState {
  return ATTEMPT_RANKS[update] > ATTEMPT_RANKS[current] ? update : current;
}

/** The state of a refund after an update. */
export function mergeRefund(current: RefundState, update: RefundState): RefundState {
  return REFUND_RANKS[update] > REFUND_RANKS[current] ? update : current;
}

// A closed dispute does not reopen, and "lost" is final.
const DISPUTE_RANKS: Record<DisputeState, number> = { open: 0, won: 1, lost: 2 };

/** The state of a dispute after an update. */
export function mergeDispute(current: DisputeState | null, update: DisputeState): DisputeState {
  return current === null || DISPUTE_RANKS[update] > DISPUTE_RANKS[current] ? update : current;
}

/** The amount that can still be refunded; pending refunds count as refunded. */
export function refundableCents(
  paidCents: number,
  refunds: readonly { amountCents: number; state: RefundState }[],
): number {
  const refunded = refunds
    .filter(({ state }) => state !== "failed")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, paidCents - refunded);
}

interface KnownRefund {
  state: RefundState;
  lines: readonly RefundLine[];
  withShipping: boolean;
}

/** Number of items of a line with a refund that is done or pending. */
export function refundedQuantity(
  refunds: readonly Pick<KnownRefund, "state" | "lines">[],
  position: number,
): number {
  return refunds
    .filter(({ state }) => state !== "failed")
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The amount of a refund; not possible for items that were not bought or are refunded already. */
export function sumRefund(
  order: ChargedOrder & { refunds: readonly KnownRefund[] },
  request: { lines: readonly RefundLine[]; shipping: boolean },
): { cents: number; isPossible: boolean } {
  const parts = paidPerLine(order);
  const isUnique = new Set(request.lines.map(({ position }) => position)).size === request.lines.length;
  const isShippingRefundable = !order.refunds.some(
    ({ withShipping, state }) => withShipping && state !== "failed",
  );
  let cents = request.shipping ? parts.shippingCents : 0;
  let isPossible = isUnique && (!request.shipping || isShippingRefundable);
  for (const { position, quantity: count } of request.lines) {
    const quantity = order.lines[position - 1]?.quantity ?? 0;
    const before = refundedQuantity(order.refunds, position);
    if (before + count > quantity) isPossible = false;
    else
      cents += paidForQuantity(
        { lineCents: parts.lineCents[position - 1] ?? 0, quantity },
        { before, count },
      );
  }
  return { cents, isPossible };
}
