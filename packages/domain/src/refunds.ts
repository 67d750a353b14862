import type { AttemptState, DisputeState, RefundLine, RefundState } from "@larkwood/contract";
import { allocate } from "./order-money";

interface ChargedOrder {
  lines: readonly { priceCents: number; quantity: number }[];
  discountCents: number;
  shippingCents: number;
  totalCents: number;
}

/**
 * What was paid for each line and for the delivery, discount and tax included; together exactly the total. Where tax comes on
 * top of prices, each part bears it in proportion.
 */
export function paidPerLine({ lines, discountCents, shippingCents, totalCents }: ChargedOrder) {
  const costs = lines.map(({ priceCents, quantity }) => priceCents * quantity);
  const off = allocate(discountCents, costs);
  const weights = [...costs.map((cents, index) => cents - (off[index] ?? 0)), shippingCents];
  const parts = allocate(totalCents, weights);
  return { lineCents: parts.slice(0, -1), shippingCents: parts.at(-1) ?? 0 };
}

/**
 * What pieces of a line have cost, after others of it were given back before. Counted from all of them, so that piece by
 * piece exactly the whole line goes back.
 */
export function piecesPaid(
  { lineCents, quantity }: { lineCents: number; quantity: number },
  { before, pieces }: { before: number; pieces: number },
): number {
  const upTo = (count: number) => Number((BigInt(lineCents) * BigInt(count)) / BigInt(quantity));
  return upTo(before + pieces) - upTo(before);
}

// News comes late, twice and in any order: what ranks higher stays. A payment that came is never one that did not come.
const ATTEMPT_RANKS: Record<AttemptState, number> = {
  open: 0,
  authorised: 1,
  refused: 2,
  expired: 2,
  paid: 3,
};
// A bank may send back what was given back already: failing is the last word.
const REFUND_RANKS: Record<RefundState, number> = { pending: 0, done: 1, failed: 2 };

/** Where a try to pay stands after news of it, whatever was heard before. */
export function mergeAttempt(known: AttemptState, heard: AttemptState): AttemptState {
  return ATTEMPT_RANKS[heard] > ATTEMPT_RANKS[known] ? heard : known;
}

/** Where a refund stands after news of it, whatever was heard before. */
export function mergeRefund(known: RefundState, heard: RefundState): RefundState {
  return REFUND_RANKS[heard] > REFUND_RANKS[known] ? heard : known;
}

// What has ended does not begin again, and money that is gone is gone.
const DISPUTE_RANKS: Record<DisputeState, number> = { open: 0, won: 1, lost: 2 };

/** Where a dispute stands after news of it, whatever was heard before. */
export function mergeDispute(known: DisputeState | null, heard: DisputeState): DisputeState {
  return known === null || DISPUTE_RANKS[heard] > DISPUTE_RANKS[known] ? heard : known;
}

/** What can still be given back of a payment; what is on its way back counts as gone. */
export function refundableCents(
  paidCents: number,
  refunds: readonly { amountCents: number; state: RefundState }[],
): number {
  const gone = refunds
    .filter(({ state }) => state !== "failed")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, paidCents - gone);
}

interface KnownRefund {
  state: RefundState;
  lines: readonly RefundLine[];
  withShipping: boolean;
}

/** How many pieces of a line went back or are on their way back, in money. */
export function piecesRefunded(
  refunds: readonly Pick<KnownRefund, "state" | "lines">[],
  position: number,
): number {
  return refunds
    .filter(({ state }) => state !== "failed")
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What pieces of lines and the delivery have cost; not possible for what was not bought, or went back before. */
export function sumRefund(
  order: ChargedOrder & { refunds: readonly KnownRefund[] },
  wanted: { lines: readonly RefundLine[]; shipping: boolean },
): { cents: number; isPossible: boolean } {
  const parts = paidPerLine(order);
  const isNamedOnce = new Set(wanted.lines.map(({ position }) => position)).size === wanted.lines.length;
  const isShippingLeft = !order.refunds.some(({ withShipping, state }) => withShipping && state !== "failed");
  let cents = wanted.shipping ? parts.shippingCents : 0;
  let isPossible = isNamedOnce && (!wanted.shipping || isShippingLeft);
  for (const { position, quantity: pieces } of wanted.lines) {
    const quantity = order.lines[position - 1]?.quantity ?? 0;
    const before = piecesRefunded(order.refunds, position);
    if (before + pieces > quantity) isPossible = false;
    else cents += piecesPaid({ lineCents: parts.lineCents[position - 1] ?? 0, quantity }, { before, pieces });
  }
  return { cents, isPossible };
}
