import { cartItems, toCents } from "@larkwood/domain";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";

/** Where an order goes, and how: delivery and tax depend on it. */
export interface Destination {
  country: string;
  delivery: string | undefined;
}

/**
 * What a coupon would take off the cart now, or why nothing. Asked once the field was left; with a destination also without
 * a coupon, because delivery and tax come to it.
 */
export function useDiscount(coupon: string, destination?: Destination) {
  const cart = useSession((state) => state.cart);
  const queryClient = useQueryClient();
  const items = cartItems(cart);
  const quoteWith = (code: string) =>
    queryOptions({
      queryKey: queryKeys.quote({ items, coupon: code, ...destination }),
      queryFn: async ({ signal }) =>
        (await api("quoteOrder", { body: { items, coupon: code, ...destination }, signal })).data,
    });
  const isAsked = coupon !== "" || destination !== undefined;
  const { data } = useQuery({
    ...quoteWith(coupon),
    enabled: isAsked && items.length > 0,
    // A sum that is asked anew stays until the next one is there.
    ...(destination ? { placeholderData: keepPreviousData } : {}),
  });
  return {
    /** All that the order would cost, where a destination was given. */
    quote: destination ? data : undefined,
    discountCents: toCents(data?.discount ?? 0),
    problem: data?.couponProblem ?? null,
    /** The same for a coupon that may not be shown yet; without an answer nothing, and the order itself tells why. */
    async discountOf(code: string): Promise<number> {
      if (code === "") return 0;
      const quote = await queryClient.ensureQueryData(quoteWith(code)).catch(() => null);
      return toCents(quote?.discount ?? 0);
    },
  };
}
