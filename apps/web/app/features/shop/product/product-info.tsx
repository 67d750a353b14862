import type { Product } from "@larkwood/contract";
import { findSample } from "@larkwood/domain";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { AT_CHECKOUT, DeliveryNote } from "~/lib/shop/delivery-note";
import { PromotionBadge } from "~/lib/shop/promotion-badge";
import { useShop } from "~/lib/shop/shop";
import { WishlistHeart } from "~/lib/shop/wishlist-heart";
import { RatingText } from "~/ui/rating-text";
import { StockText } from "~/ui/stock-text";
import { useLoaded } from "~/ui/use-loaded";
import { AddToCart } from "./add-to-cart";
import type { Chairs } from "./chair-sets";
import { Options } from "./options";
import { ProductPrice } from "./product-price";
import { Specification } from "./specification";
import type { Choice } from "./use-choice";

// Only for trading shops and with space reserved, so it may come after the first paint.
const loadExtras = () => import("./trading-extras");

type ProductInfoProps = {
  product: Product;
  choice: Choice;
  /** Chairs to offer with a table. */
  chairs: Chairs;
};

/** Name, price, description, options and ADD TO CART. */
export function ProductInfo({ product, choice, chairs }: ProductInfoProps) {
  const { shown, variant } = choice;
  const { deliveryPromise, reviews, samples, trading } = useShop();
  const [quantity, setQuantity] = useState(1);
  const extras = useLoaded(loadExtras, trading);
  const isFree = deliveryPromise?.isFree ?? true;
  const items = [{ productId: product.id, variantId: variant?.id, quantity }];
  const isInStock = shown.quantity > 0;
  const facts = [
    { term: "Availability", value: <StockText quantity={shown.quantity} /> },
    // Delivery dates are unknown for sold-out products.
    ...(isInStock
      ? [{ term: "Delivery", value: extras ? <extras.EstimatedDates items={items} /> : <DeliveryNote /> }]
      : []),
    {
      term: "Shipping",
      value: isFree ? "Free" : extras ? <extras.EstimatedPrice items={items} /> : AT_CHECKOUT,
    },
    {
      term: "Returns",
      value: (
        <Link to={paths.returns} className="link">
          Within 100 days
        </Link>
      ),
    },
  ];
  return (
    <div className="lg:pt-2">
      <div className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 text-3xl">{product.name}</h1>
        {trading ? (
          <WishlistHeart productId={product.id} name={product.name} className="-mt-1 -mr-2.5 print:hidden" />
        ) : null}
      </div>
      {reviews && product.rating ? (
        <p className="mt-3 text-sm">
          <a href="#reviews" className="link inline-block py-1">
            <RatingText rating={product.rating} />
          </a>
        </p>
      ) : null}
      <ProductPrice product={product} choice={choice} />
      {trading && product.promotion ? (
        <p className="mt-3">
          <PromotionBadge name={product.promotion} />
        </p>
      ) : null}
      <Options product={product} choice={choice} />
      {trading && isInStock ? (
        <div className="mt-6 min-h-17 print:hidden">
          {extras ? <extras.DeliverProductTo items={items} /> : null}
        </div>
      ) : null}
      <div className="mt-9 print:hidden">
        <AddToCart key={product.id} product={shown} variant={variant} onQuantity={setQuantity} />
      </div>
      {trading ? (
        <div className="mt-5 min-h-6 print:hidden">
          {extras ? <extras.CompareToggle productId={product.id} name={product.name} /> : null}
        </div>
      ) : null}
      {samples && variant && findSample(product.options ?? [], variant.values) ? (
        <div className="mt-5 min-h-9.5 print:hidden">
          {extras ? <extras.SampleChoice product={product} variant={variant} /> : null}
        </div>
      ) : null}
      {trading ? (
        // Reserved for the sets, whose code comes after the first paint.
        <div style={{ minHeight: "length" in chairs ? `${chairs.length * 9}rem` : 0 }}>
          {extras ? <extras.ChairSets table={shown} chairs={chairs} /> : null}
        </div>
      ) : null}
      <p className="mt-9 whitespace-pre-line text-ink-soft">{product.description}</p>
      <dl className="mt-9 border-t border-hairline text-sm">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex justify-between gap-6 border-b border-hairline py-3.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="max-w-[30ch] text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <Specification product={shown} variant={variant} />
      <div className={trading ? "mt-6 min-h-9.5 print:hidden" : undefined}>
        {extras ? <extras.SheetLinks product={shown} variant={variant} /> : null}
      </div>
    </div>
  );
}
