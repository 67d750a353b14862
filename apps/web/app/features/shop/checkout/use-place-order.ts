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

// Stored in the tab, so that a retry after a reload reuses the idempotency key.
const lastAttempt = tabStorage<IdempotentRequest>("order");

/** Orders the cart. The idempotency key prevents a duplicate order on retry. */
export function usePlaceOrder() {
  const cart = useSession((state) => state.cart);
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey(lastAttempt);
  const { currency } = useShop();

  return async function placeOrder(
    form: FormValues<"order">,
    paymentMethod: PaymentMethod,
    shownCents: number,
    delivery?: string,
  ): Promise<Order> {
    const { email: _, ...contact } = form;
    const items = cartItems(cart);
    const chosen = delivery ? { delivery } : {};
    // The server rejects the order if its total differs from the one shown.
    const shown = { expectedTotal: fromCents(shownCents), expectedCurrency: currency };
    const body = { ...contact, ...chosen, items, paymentMethod, ...shown };
    const { data: order } = await api("placeOrder", { body, headers: idempotencyKey.headersFor(body) });
    idempotencyKey.reset();
    session.clearCart();
    queryClient.setQueryData(queryKeys.order(order.id), order);
    void queryClient.invalidateQueries({ queryKey: queryKeys.orders });
    void queryClient.invalidateQueries({ queryKey: queryKeys.products });
    return order;
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
