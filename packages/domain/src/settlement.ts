import type { RefundState } from "@larkwood/contract";
import type { TaxPart } from "./order-money";
import { refundableCents } from "./refunds";

/** Money received for an order: from one online payment attempt, or recorded by staff (null). */
export interface PaymentSource {
  attemptId: string | null;
  cents: number;
}

interface PaidInParts {
  /** The first payment. */
  attemptId: string | null;
  /** Total of all payments. */
  amountCents: number;
  /** Later payments of a balance due. */
  parts: readonly PaymentSource[];
}

type SourceRefund = { attemptId: string | null; amountCents: number; state: RefundState };

/** The sources of an order's money, oldest first, one entry per attempt. */
export function sourcesOf({ attemptId, amountCents, parts }: PaidInParts): PaymentSource[] {
  const later = parts.reduce((sum, { cents }) => sum + cents, 0);
  const sources = new Map<string | null, number>([[attemptId, amountCents - later]]);
  for (const part of parts) sources.set(part.attemptId, (sources.get(part.attemptId) ?? 0) + part.cents);
  return [...sources].map(([id, cents]) => ({ attemptId: id, cents }));
}

/** Refunds of the given sources; excludes refunds of late or duplicate payments. */
export function refundsOfSources<Refund extends SourceRefund>(
  sources: readonly PaymentSource[],
  refunds: readonly Refund[],
): Refund[] {
  return refunds.filter((refund) => sources.some(({ attemptId }) => attemptId === refund.attemptId));
}

/** The refundable amount of each source; pending refunds count as refunded. */
export function remainingBySource(
  sources: readonly PaymentSource[],
  refunds: readonly SourceRefund[],
): PaymentSource[] {
  return sources.map(({ attemptId, cents }) => ({
    attemptId,
    cents: refundableCents(
      cents,
      refunds.filter((refund) => refund.attemptId === attemptId),
    ),
  }));
}

export const sumOfSources = (sources: readonly PaymentSource[]) =>
  sources.reduce((sum, { cents }) => sum + cents, 0);

/** Allocates a refund to sources: online payments before manual ones, newest first, never more than a source has left. */
export function allocateRefund(left: readonly PaymentSource[], amountCents: number): PaymentSource[] {
  const shares: PaymentSource[] = [];
  let open = amountCents;
  const newest = [...left].reverse();
  const isOnline = ({ attemptId }: PaymentSource) => attemptId !== null;
  for (const { attemptId, cents } of [
    ...newest.filter(isOnline),
    ...newest.filter((one) => !isOnline(one)),
  ]) {
    const share = Math.min(cents, open);
    if (share > 0) shares.push({ attemptId, cents: share });
    open -= share;
  }
  if (open > 0) throw new RangeError("The refund is larger than what is left.");
  return shares;
}

/** The balance due or the refund of a changed order; at least one of them is zero. */
export function settleTotal(
  totalCents: number,
  receivedCents: number,
): { dueCents: number; backCents: number } {
  return {
    dueCents: Math.max(0, totalCents - receivedCents),
    backCents: Math.max(0, receivedCents - totalCents),
  };
}

/** The difference in tax per rate; negative if it decreased. Several documents together then show the order's tax. */
export function taxesBetween(before: readonly TaxPart[], after: readonly TaxPart[]): TaxPart[] {
  const key = ({ name, hundredths }: TaxPart) => `${hundredths} ${name}`;
  const rates = new Map([...after, ...before].map((part) => [key(part), part]));
  const sumFor = (parts: readonly TaxPart[], rate: string, field: "baseCents" | "taxCents") =>
    parts.filter((part) => key(part) === rate).reduce((sum, part) => sum + part[field], 0);
  return [...rates]
    .map(([rate, { name, hundredths }]) => ({
      name,
      hundredths,
      baseCents: sumFor(after, rate, "baseCents") - sumFor(before, rate, "baseCents"),
      taxCents: sumFor(after, rate, "taxCents") - sumFor(before, rate, "taxCents"),
    }))
    .filter(({ baseCents, taxCents }) => baseCents !== 0 || taxCents !== 0);
}
