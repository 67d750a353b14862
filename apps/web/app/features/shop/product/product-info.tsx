import type { Product } from "@larkwood/contract";
import { Link } from "react-router";
import { formatPrice } from "~/lib/format/money";
import { AT_CHECKOUT } from "~/lib/format/order-amounts";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";

import { StockText } from "~/ui/stock-text";
import { AddToCart } from "./add-to-cart";
import { DeliveryNote } from "./delivery-note";
import { findAttribute } from "./find-attribute";
import { Options } from "./options";
import { Specification } from "./specification";
import type { Choice } from "./use-choice";

/** Name, price, description, options and ADD TO CART. */
export function ProductInfo({ product, choice }: { product: Product; choice: Choice }) {
  const { shown, variant } = choice;
  const isFree = useShop().deliveryPromise?.isFree ?? true;
  const [assembly, care] = ["assembly", "care"].map((key) => findAttribute(shown, key));
  const facts = [
    { term: "Availability", value: <StockText quantity={shown.quantity} /> },
    // Delivery dates are unknown for sold-out products.
    ...(shown.quantity > 0 ? [{ term: "Delivery", value: <DeliveryNote /> }] : []),
    { term: "Shipping", value: isFree ? "Free" : AT_CHECKOUT },
    {
      term: "Returns",
      value: (
        <Link to={paths.returns} className="link">
          Within 100 days
        </Link>
      ),
    },
    ...[assembly, care].flatMap((attribute) =>
      attribute ? [{ term: attribute.name, value: attribute.text }] : [],
    ),
  ];
  return (
    <div className="lg:pt-2">
      <h1 className="text-3xl">{product.name}</h1>
      <p className="mt-4 text-xl tabular-nums">
        {formatPrice(shown.price)}
        {shown.compareAtPrice ? (
          <s className="ml-3 text-base text-ink-soft">
            <span className="sr-only">was </span>
            {formatPrice(shown.compareAtPrice)}
          </s>
        ) : null}
      </p>
      <p className="mt-6 whitespace-pre-line text-ink-soft">{product.description}</p>
      <Options product={product} choice={choice} />
      <div className="mt-9 print:hidden">
        <AddToCart key={product.id} product={shown} variant={variant} />
      </div>
      <dl className="mt-9 border-t border-hairline text-sm">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex justify-between gap-6 border-b border-hairline py-3.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="max-w-[30ch] text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <Specification product={shown} variant={variant} />
    </div>
  );
}
