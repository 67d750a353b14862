import { type EstimatedDelivery, toastTexts } from "@larkwood/contract";
import { deliveryDatesText, deliveryWindow, formatDate, fromCents, lineTotalCents } from "@larkwood/domain";
import { Link } from "react-router";
import { formatPrice } from "~/lib/format/money";
import { PriceText } from "~/lib/format/price-text";
import { paths } from "~/lib/paths";
import { session } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import type { PricedLine } from "~/lib/shop/use-cart-lines";
import { WishlistHeart } from "~/lib/shop/wishlist-heart";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
import { LocalHeart } from "./local-heart";
import { QuantityStepper } from "./quantity-stepper";
import { removeWithUndo } from "./remove-with-undo";

type CartLineProps = {
  line: PricedLine;
  /** Price that the shopper saw before, if it has changed. */
  earlierPrice?: number | undefined;
  /** The delivery of the cart to the visitor's country, if it is known. */
  delivery?: EstimatedDelivery | null | undefined;
};

/** One line of the cart, with delivery dates, quantity and total. */
export function CartLine({ line, earlierPrice, delivery }: CartLineProps) {
  const { product, variantId, variant, quantity, totalCents } = line;
  const displayName = variant ? `${product.name}, ${variant}` : product.name;
  const url = variantId ? paths.variant(product._id, variantId) : paths.product(product._id);
  const { trading, deliveryPromise } = useShop();
  const { from, to } = deliveryWindow(new Date(), deliveryPromise ?? undefined);
  const regularTotal =
    trading && product.compareAtPrice
      ? fromCents(lineTotalCents(product.compareAtPrice, quantity))
      : undefined;
  const remove = () =>
    removeWithUndo(() => session.removeItem(product._id, variantId), toastTexts.cartRemoved);
  return (
    <li className="grid grid-cols-[6.5rem_1fr] gap-x-5 border-b border-hairline py-7 first:border-t sm:grid-cols-[11rem_1fr] sm:gap-x-8">
      <Link to={url} tabIndex={-1} aria-hidden="true">
        <Picture
          src={product.imageUrl}
          alt=""
          sizes="(min-width: 30rem) 176px, 104px"
          className="aspect-4/3 w-full"
        />
      </Link>
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="min-w-0 flex-1 basis-28 font-serif text-lg leading-snug sm:text-xl">
            <Link to={url} className="hover:underline">
              {product.name}
            </Link>
          </h2>
          <div className="-mt-2 -mr-2.5 ml-auto flex shrink-0">
            {trading ? (
              <WishlistHeart productId={product._id} name={product.name} />
            ) : (
              <LocalHeart name={product.name} />
            )}
            <IconButton icon="trash" label={`Remove ${displayName}`} onClick={remove} />
          </div>
        </div>
        {variant ? <p className="text-sm text-ink-soft">{variant}</p> : null}
        {product.quantity > 0 || !trading ? (
          <p className="text-sm text-ink-soft">
            Delivery {delivery ? deliveryDatesText(delivery) : `${formatDate(from)} – ${formatDate(to)}`}
          </p>
        ) : null}
        {quantity > product.quantity ? (
          <p className="text-sm text-warning">
            {trading && product.quantity <= 0 ? "Out of stock" : `Only ${product.quantity} in stock`}
          </p>
        ) : null}
        {earlierPrice !== undefined && earlierPrice !== product.price ? (
          <p role="status" className="text-sm text-warning">
            Now {formatPrice(product.price)} each (was {formatPrice(earlierPrice)})
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-center gap-3 pt-5">
          <QuantityStepper
            productId={product._id}
            variantId={variantId}
            name={displayName}
            quantity={quantity}
          />
          <p className="ml-auto text-lg tabular-nums">
            <PriceText price={fromCents(totalCents)} compareAtPrice={regularTotal} />
          </p>
        </div>
      </div>
    </li>
  );
}
