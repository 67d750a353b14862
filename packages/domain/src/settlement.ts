import type { RefundState } from "@larkwood/contract";
import type { TaxPart } from "./order-money";
import { refundableCents } from "./refunds";

/** Money that came for an order: by one try to pay online, or by hand (null). */
export interface PaymentSource {
  attemptId: string | null;
  cents: number;
}

interface PaidInParts {
  /** The first that came, and all that came together with it. */
  attemptId: string | null;
  amountCents: number;
  /** What came later, for what was added to the order. */
  parts: readonly PaymentSource[];
}

type GoneBack = { attemptId: string | null; amountCents: number; state: RefundState };

/** Where the money of a paid order came from, oldest first, each way once. */
export function sourcesOf({ attemptId, amountCents, parts }: PaidInParts): PaymentSource[] {
  const later = parts.reduce((sum, { cents }) => sum + cents, 0);
  const sources = new Map<string | null, number>([[attemptId, amountCents - later]]);
  for (const part of parts) sources.set(part.attemptId, (sources.get(part.attemptId) ?? 0) + part.cents);
  return [...sources].map(([id, cents]) => ({ attemptId: id, cents }));
}

/** The refunds of an order's own money; what came too late or twice never was. */
export function ownRefunds<Refund extends GoneBack>(
  sources: readonly PaymentSource[],
  refunds: readonly Refund[],
): Refund[] {
  return refunds.filter((refund) => sources.some(({ attemptId }) => attemptId === refund.attemptId));
}

/** What is left of each source; what is on its way back counts as gone. */
export function remainingBySource(
  sources: readonly PaymentSource[],
  refunds: readonly GoneBack[],
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

/**
 * From where a sum goes back: what goes back by itself before what somebody has to hand over, what came last first, and never
 * more from anywhere than is left of it.
 */
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

/** What a changed order still costs, or what goes back of it: one of the two, and both are what the sum asks for. */
export function settleTotal(totalCents: number, heldCents: number): { dueCents: number; backCents: number } {
  return { dueCents: Math.max(0, totalCents - heldCents), backCents: Math.max(0, heldCents - totalCents) };
}

/**
 * The tax by which two sums differ, rate by rate; less than nothing where the second has less of it. What is on several sheets
 * of paper then comes to the tax of the order as it is.
 */
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
