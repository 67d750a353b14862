import { toCents } from "@larkwood/domain";
import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { useSession } from "~/lib/session/session";

/** What a coupon would take off the cart now, or why nothing. Asked once the field was left. */
export function useDiscount(coupon: string) {
  const cart = useSession((state) => state.cart);
  const items = cart.map(({ _id, quantity }) => ({ productId: _id, quantity }));
  const { data } = useQuery({
    queryKey: queryKeys.quote({ items, coupon }),
    queryFn: async ({ signal }) => (await api("quoteOrder", { body: { items, coupon }, signal })).data,
    enabled: coupon !== "" && items.length > 0,
  });
  return { discountCents: toCents(data?.discount ?? 0), problem: data?.couponProblem ?? null };
}
