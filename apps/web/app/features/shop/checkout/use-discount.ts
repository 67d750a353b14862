import { cartItems, toCents } from "@larkwood/domain";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";

/** Country and delivery option, which determine delivery and tax. */
export interface Destination {
  country: string;
  delivery: string | undefined;
}

/** The discount of a coupon, or why it does not apply. With a destination it also quotes delivery and tax. */
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
  const isNeeded = coupon !== "" || destination !== undefined;
  const { data } = useQuery({
    ...quoteWith(coupon),
    enabled: isNeeded && items.length > 0,
    // Keep the previous total while a new one loads.
    ...(destination ? { placeholderData: keepPreviousData } : {}),
  });
  return {
    /** The full quote, if a destination was given. */
    quote: destination ? data : undefined,
    discountCents: toCents(data?.discount ?? 0),
    problem: data?.couponProblem ?? null,
    /** The discount of any coupon; 0 if the request fails, in which case placing the order reports the error. */
    async fetchDiscount(code: string): Promise<number> {
      if (code === "") return 0;
      const quote = await queryClient.ensureQueryData(quoteWith(code)).catch(() => null);
      return toCents(quote?.discount ?? 0);
    },
  };
}
