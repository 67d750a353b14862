import {
  type Order,
  type PaymentMethod,
  problemContext,
  type Quote,
  type Shortage,
} from "@larkwood/contract";
import { cartItems, fromCents } from "@larkwood/domain";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { type IdempotentRequest, useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import type { FormValues } from "~/lib/forms/use-contract-form";
import { session, useSession } from "~/lib/session/session";
import { tabStorage } from "~/lib/session/tab-storage";
import { useShop } from "~/lib/shop/shop";

// A reply may be lost, and the page be loaded anew before the same order is sent again.
const lastAttempt = tabStorage<IdempotentRequest>("order");

/** Places the order of the cart. Trying the same order again can never buy it twice. */
export function usePlaceOrder() {
  const cart = useSession((state) => state.cart);
  const queryClient = useQueryClient();
  const requestKey = useIdempotencyKey(lastAttempt);
  const { currency } = useShop();

  return async function placeOrder(
    form: FormValues<"checkout">,
    paymentMethod: PaymentMethod,
    shownCents: number,
    delivery?: string,
  ): Promise<Order> {
    const { email: _, ...contact } = form;
    const items = cartItems(cart);
    // Nobody is charged what they were not shown: at another price the shop asks again.
    const chosen = delivery ? { delivery } : {};
    const shown = { expectedTotal: fromCents(shownCents), expectedCurrency: currency };
    const body = { ...contact, ...chosen, items, paymentMethod, ...shown };
    const { data: order } = await api("placeOrder", { body, headers: requestKey.headersFor(body) });
    requestKey.forget();
    session.clearCart();
    queryClient.setQueryData(queryKeys.order(order.id), order);
    void queryClient.invalidateQueries({ queryKey: queryKeys.orders });
    void queryClient.invalidateQueries({ queryKey: queryKeys.products });
    return order;
  };
}

/** The lines of which too few were left, when that is why an order failed. */
export function shortagesOf(error: unknown): Shortage[] {
  return problemContext(error, "out_of_stock")?.shortages ?? [];
}

/** What the order would cost now, when another price is why it was not placed. */
export function newQuoteOf(error: unknown): Quote | null {
  return problemContext(error, "price_changed")?.quote ?? null;
}
