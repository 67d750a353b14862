import { screenTexts } from "@larkwood/contract";
import { cartItems, orderSums, toCents } from "@larkwood/domain";
import { formatCents } from "~/lib/format/money";
import { amountsBeforeQuote, orderAmounts } from "~/lib/format/order-amounts";
import { paths } from "~/lib/paths";
import { session, useSession } from "~/lib/session/session";
import { DeliverTo } from "~/lib/shop/deliver-to";
import { AT_CHECKOUT } from "~/lib/shop/delivery-note";
import { PromotionHints } from "~/lib/shop/promotion-hints";
import { useShop } from "~/lib/shop/shop";
import { useCartLines } from "~/lib/shop/use-cart-lines";
import { useDeliveryEstimate } from "~/lib/shop/use-delivery-estimate";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { MoneySummary } from "~/ui/money-summary";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { CartLine } from "./cart-line";
import { LoadingLine } from "./loading-line";
import { MissingLine } from "./missing-line";
import { removeWithUndo } from "./remove-with-undo";
import { useCartPromotions } from "./use-cart-promotions";
import { usePriceChanges } from "./use-price-changes";

/** The cart's lines and the order summary. */
export function CartView() {
  const { slots, lines, subtotalCents, isLoading } = useCartLines();
  const earlierPrices = usePriceChanges(lines);
  const count = useSession((state) => state.cartCount);
  const { deliveryPromise, trading } = useShop();
  const isFree = deliveryPromise?.isFree ?? true;
  const items = cartItems(useSession((state) => state.cart));
  const delivery = useDeliveryEstimate({ items })?.delivery;
  const quote = useCartPromotions();
  const before = amountsBeforeQuote(subtotalCents, {
    discountCents: toCents(quote?.discount ?? 0),
    shipping: isFree ? 0 : delivery ? toCents(delivery.price) : AT_CHECKOUT,
  });
  // The price of the delivery already has the promotions that make it free.
  const promotions = quote && orderAmounts(quote).promotions?.map(({ name, cents }) => ({ name, cents }));
  const amounts = { ...before, promotions, delivery: isFree ? null : (delivery?.name ?? null) };
  const list = useFocusInList(slots.length);
  const clear = () => removeWithUndo(session.clearCart, "Cart cleared.");
  return (
    // As tall as the window, so that the footer stays below it while the lines load.
    <div className="page grid min-h-dvh content-start gap-x-16 gap-y-10 py-10 lg:grid-cols-[1fr_22rem] lg:py-16">
      <div>
        <h1 className="text-3xl">{screenTexts.cartTitle}</h1>
        <div className="mt-3 mb-8 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
          <p>{screenTexts.cartCount(count)}</p>
          <Button variant="quiet" size="sm" className="-mx-4" onClick={clear}>
            Clear cart
          </Button>
        </div>
        {isLoading ? (
          <p role="status" className="sr-only">
            Loading
          </p>
        ) : null}
        <ul ref={list}>
          {slots.map(({ key, priced, missing }) => {
            if (missing) return <MissingLine key={key} missing={missing} />;
            if (!priced) return <LoadingLine key={key} />;
            return (
              <CartLine key={key} line={priced} earlierPrice={earlierPrices.get(key)} delivery={delivery} />
            );
          })}
        </ul>
      </div>
      <aside
        aria-label="Order summary"
        className="h-fit lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:pt-4"
      >
        {trading ? (
          <div className="mb-4 min-h-17">
            <DeliverTo items={items} />
          </div>
        ) : null}
        <div aria-busy={isLoading} className={isLoading ? "opacity-40" : undefined}>
          <MoneySummary rows={orderSums(amounts, formatCents)} />
        </div>
        <PromotionHints hints={quote?.hints ?? []} />
        <LinkButton to={paths.checkout} className="mt-7 w-full">
          CHECKOUT
        </LinkButton>
      </aside>
    </div>
  );
}
