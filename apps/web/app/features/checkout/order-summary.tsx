import { formatCents } from "@larkwood/domain";
import type { chargeRows } from "~/lib/charge-rows";
import type { PricedLine } from "~/lib/use-cart-lines";
import { MoneyRow, MoneySummary } from "~/ui/money-summary";
import { Picture } from "~/ui/picture";

type OrderSummaryProps = {
  lines: PricedLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  /** What comes to the goods; absent where nothing does. */
  charges?: ReturnType<typeof chargeRows> | undefined;
};

/** What is about to be ordered, line by line. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, subtotalCents, discountCents, totalCents, charges } = props;
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-xl">
        Order Summary
      </h2>
      <ul className="my-6 divide-y divide-hairline border-y border-hairline">
        {lines.map(({ key, product, variant, quantity, totalCents: lineCents }) => (
          <li key={key} className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-4 py-4 text-sm">
            <Picture src={product.imageUrl} alt="" sizes="72px" className="aspect-4/3 w-full" />
            <span className="min-w-0">
              <span className="block leading-snug">{product.name}</span>
              {variant ? <span className="block text-ink-soft">{variant}</span> : null}
              <span className="text-ink-soft">Quantity: {quantity}</span>
            </span>
            <span className="tabular-nums">{formatCents(lineCents)}</span>
          </li>
        ))}
      </ul>
      <MoneySummary subtotal={formatCents(subtotalCents)} total={formatCents(totalCents)} {...charges}>
        {discountCents > 0 ? <MoneyRow term="Coupon" value={`−${formatCents(discountCents)}`} /> : null}
      </MoneySummary>
    </section>
  );
}
