import type { Quote } from "@larkwood/contract";
import { cartItems } from "@larkwood/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";

/** What promotions take off the cart, and what is missing for others. Undefined if the shop has no promotions. */
export function useCartPromotions(): Quote | undefined {
  const { promotions = false, guestCheckout } = useShop();
  const cart = useSession((state) => state.cart);
  const mayOrder = useSession((state) => state.status === "signed-in") || guestCheckout;
  const items = cartItems(cart);
  const isNeeded = promotions && mayOrder && items.length > 0;
  const { data } = useQuery({
    queryKey: queryKeys.quote({ items }),
    queryFn: async ({ signal }) => (await api("quoteOrder", { body: { items }, signal })).data,
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  });
  return isNeeded ? data : undefined;
}
