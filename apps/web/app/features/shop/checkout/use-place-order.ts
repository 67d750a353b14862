import {
  GUEST_SECRET_LENGTH,
  type PaymentMethod,
  type PlacedOrder,
  problemContext,
  type Quote,
  type Shortage,
} from "@larkwood/contract";
import { cartItems, fromCents } from "@larkwood/domain";
import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "~/lib/api/query-keys";
import { type IdempotentRequest, useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import type { FormValues } from "~/lib/forms/use-contract-form";
import { guestSecrets } from "~/lib/session/guest-secrets";
import { session, useSession } from "~/lib/session/session";
import { tabStorage } from "~/lib/session/tab-storage";
import { useShop } from "~/lib/shop/shop";
import { type OrderRequest, sendOrder } from "./send-order";

// Stored in the tab, so that a retry after a reload reuses the idempotency key.
const lastAttempt = tabStorage<IdempotentRequest>("order");

/** Orders the cart, as a guest with an email address. The idempotency key prevents a duplicate order on retry. */
export function usePlaceOrder({ isGuest }: { isGuest: boolean }) {
  const cart = useSession((state) => state.cart);
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey(lastAttempt);
  const { currency } = useShop();

  async function send(request: OrderRequest): Promise<PlacedOrder> {
    const order = await sendOrder(request);
    idempotencyKey.reset();
    // Products that were added since the order was sent stay in the cart.
    if (JSON.stringify(cartItems(cart)) === JSON.stringify(request.body.items)) session.clearCart();
    const { guestToken = null, ...seen } = order;
    queryClient.setQueryData(queryKeys.order(order.id), seen);
    if (guestToken) guestSecrets.store(order.id, guestToken.slice(-GUEST_SECRET_LENGTH));
    void queryClient.invalidateQueries({ queryKey: queryKeys.orders });
    void queryClient.invalidateQueries({ queryKey: queryKeys.products });
    return order;
  }

  async function placeOrder(
    form: FormValues<"order">,
    paymentMethod: PaymentMethod,
    shownCents: number,
    delivery?: string,
  ): Promise<PlacedOrder> {
    const { email, ...contact } = form;
    const items = cartItems(cart);
    const chosen = delivery ? { delivery } : {};
    // The server rejects the order if its total differs from the one shown.
    const shown = { expectedTotal: fromCents(shownCents), expectedCurrency: currency };
    const body = { ...contact, ...(isGuest ? { email } : {}), ...chosen, items, paymentMethod, ...shown };
    return send({ body, headers: idempotencyKey.headersFor(body) });
  }

  return {
    placeOrder,
    /** Sends an order again whose reply was lost. */
    resend: send,
  };
}

/** The lines that are short of stock, if that is why the order failed. */
export function shortagesOf(error: unknown): Shortage[] {
  return problemContext(error, "out_of_stock")?.shortages ?? [];
}

/** The new quote, if the order failed because a price changed. */
export function newQuoteOf(error: unknown): Quote | null {
  return problemContext(error, "price_changed")?.quote ?? null;
}
