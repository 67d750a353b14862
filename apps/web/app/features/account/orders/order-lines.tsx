import type { Order } from "@larkwood/contract";
import { fromCents, orderSums } from "@larkwood/domain";
import { Link } from "react-router";
import { formatPrice } from "~/lib/format/money";
import { orderAmounts } from "~/lib/format/order-amounts";
import { paths } from "~/lib/paths";
import { MoneyRow, MoneySummary } from "~/ui/money-summary";
import { Picture } from "~/ui/picture";

type OrderLinesProps = {
  order: Parameters<typeof orderAmounts>[0] & Pick<Order, "lines" | "due">;
  format?: (amount: number) => string;
};

/** The order's lines, with the names and prices at the time of the order. */
export function OrderLines({ order, format = formatPrice }: OrderLinesProps) {
  return (
    <>
      <ul className="mb-6 divide-y divide-hairline border-y border-hairline">
        {order.lines.map((line) => (
          <li
            key={`${line.productId ?? line.name} ${line.variant ?? ""}`}
            className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-4 py-4 text-sm"
          >
            <Picture src={line.imageUrl} alt="" sizes="72px" className="aspect-square w-full" />
            <div className="min-w-0">
              {line.productId ? (
                <Link
                  to={paths.product(line.productId)}
                  className="leading-snug underline-offset-4 hover:underline"
                >
                  {line.name}
                </Link>
              ) : (
                <span className="leading-snug">{line.name}</span>
              )}
              {line.variant ? <p className="text-ink-soft">{line.variant}</p> : null}
              <p className="text-ink-soft">
                {line.quantity} × {format(line.price)}
              </p>
            </div>
            <span className="tabular-nums">{format(line.total)}</span>
          </li>
        ))}
      </ul>
      <MoneySummary rows={orderSums(orderAmounts(order), (cents) => format(fromCents(cents)))} />
      {order.due > 0 ? (
        <dl className="mt-3 grid gap-3 text-sm">
          <MoneyRow term="Paid" value={format(order.total - order.due)} />
          <MoneyRow term="Balance due" value={format(order.due)} />
        </dl>
      ) : null}
    </>
  );
}
