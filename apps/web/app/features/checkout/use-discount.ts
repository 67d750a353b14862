import { cartItems, toCents } from "@larkwood/domain";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { useSession } from "~/lib/session/session";

/** What a coupon would take off the cart now, or why nothing. Asked once the field was left. */
export function useDiscount(coupon: string) {
  const cart = useSession((state) => state.cart);
  const queryClient = useQueryClient();
  const items = cartItems(cart);
  const quoteWith = (code: string) =>
    queryOptions({
      queryKey: queryKeys.quote({ items, coupon: code }),
      queryFn: async ({ signal }) =>
        (await api("quoteOrder", { body: { items, coupon: code }, signal })).data,
    });
  const { data } = useQuery({ ...quoteWith(coupon), enabled: coupon !== "" && items.length > 0 });
  return {
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
