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
  /** List prices of lines with own prices, by line number. Only staff have them. */
  listPrices?: ReadonlyMap<number, number>;
  /** Path of a product that was not deleted; null for no link. */
  toProduct?: (product: OrderedProduct) => string | null;
  /** Links to the reviews of each product. */
  canReview?: boolean;
};

interface OrderedProduct {
  productId: string;
  variantId?: string | null | undefined;
  unpublished?: true | undefined;
}

function toShopPage({ productId, variantId, unpublished }: OrderedProduct): string | null {
  if (unpublished) return null;
  return variantId ? paths.variant(productId, variantId) : paths.product(productId);
}

/** The order's lines, with the names and prices at the time of the order. */
export function OrderLines({
  order,
  format = formatPrice,
  listPrices,
  toProduct = toShopPage,
  canReview = false,
}: OrderLinesProps) {
  return (
    <>
      <ul className="mb-6 divide-y divide-hairline border-y border-hairline">
        {order.lines.map((line, index) => (
          <li
            key={`${line.productId ?? line.name} ${line.variant ?? ""}`}
            className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-4 py-4 text-sm"
          >
            <Picture src={line.imageUrl} alt="" sizes="72px" className="aspect-square w-full" />
            <div className="min-w-0">
              <LineName
                name={line.name}
                to={line.productId && toProduct({ ...line, productId: line.productId })}
              />
              {line.variant ? <p className="text-ink-soft">{line.variant}</p> : null}
              <p className="text-ink-soft">
                {line.quantity} × {format(line.price)}
                <ListPrice price={listPrices?.get(index + 1)} format={format} />
              </p>
              {canReview && line.productId && !line.unpublished ? (
                <Link
                  to={paths.productReviews(line.productId)}
                  className="link inline-block py-1 print:hidden"
                >
                  {line.reviewed ? "See your review" : "Write a review"}
                  <span className="sr-only"> of {line.name}</span>
                </Link>
              ) : null}
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

// A printed page may end up in the parcel.
function LineName({ name, to }: { name: string; to: string | null }) {
  if (!to) return <span className="leading-snug">{name}</span>;
  return (
    <Link to={to} className="leading-snug underline-offset-4 hover:underline">
      {name}
    </Link>
  );
}

function ListPrice({ price, format }: { price: number | undefined; format: (amount: number) => string }) {
  return price === undefined ? null : <span className="print:hidden"> (list price {format(price)})</span>;
}
