import { type OrderAmounts, orderSums } from "@larkwood/domain";
import { Link } from "react-router";
import { formatCents } from "~/lib/format/money";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import type { MissingLine, PricedLine } from "~/lib/shop/use-cart-lines";
import { MoneySummary } from "~/ui/money-summary";
import { Picture } from "~/ui/picture";

type OrderSummaryProps = {
  lines: PricedLine[];
  missing: readonly MissingLine[];
  amounts: OrderAmounts;
  /** Whether the amounts belong to an earlier choice. */
  isUpdating: boolean;
};

/** The lines and totals of the order. */
export function OrderSummary({ lines, missing, amounts, isUpdating }: OrderSummaryProps) {
  const cartLength = useSession((state) => state.cart.length);
  const loading = cartLength - lines.length - missing.length;
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-xl">
        Order Summary
      </h2>
      <ul
        className="my-6 divide-y divide-hairline border-y border-hairline"
        style={loading > 0 ? { minHeight: `${(lines.length + loading) * 6}rem` } : undefined}
      >
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
      {missing.length > 0 ? (
        <p className="mb-6 border-l-2 border-warning bg-warning-wash p-4 text-sm">
          {missing.some(({ isGone }) => isGone)
            ? "Something in your cart is no longer available. "
            : "Something in your cart couldn't be loaded. "}
          <Link to={paths.cart} className="link">
            View your cart
          </Link>
        </p>
      ) : null}
      <div aria-busy={isUpdating} className={isUpdating ? "opacity-40" : undefined}>
        <MoneySummary rows={orderSums(amounts, formatCents)} />
      </div>
    </section>
  );
}
