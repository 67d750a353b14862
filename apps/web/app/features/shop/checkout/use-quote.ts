import { cartItems } from "@larkwood/domain";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";

/** What the shopper has chosen: it determines discount, delivery and tax. */
export interface QuoteChoice {
  coupon: string;
  country: string;
  /** The name of a delivery option; undefined for the default. */
  delivery: string | undefined;
}

/** The quote for a choice. Undefined if the cart's subtotal is the total: no coupon or promotion, no delivery charge, no tax. */
export function useQuote(choice: QuoteChoice) {
  const { charges: hasCharges, promotions: hasPromotions = false } = useShop();
  const cart = useSession((state) => state.cart);
  const queryClient = useQueryClient();
  const items = cartItems(cart);
  const isNeeded = ({ coupon }: QuoteChoice) =>
    items.length > 0 && (hasCharges || hasPromotions || coupon !== "");
  const quoteFor = ({ coupon, country, delivery }: QuoteChoice) => {
    const input = { items, coupon, ...(hasCharges || hasPromotions ? { country, delivery } : {}) };
    return queryOptions({
      queryKey: queryKeys.quote(input),
      queryFn: async ({ signal }) => (await api("quoteOrder", { body: input, signal })).data,
    });
  };
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...quoteFor(choice),
    enabled: isNeeded(choice),
    placeholderData: keepPreviousData,
  });
  return {
    quote: isNeeded(choice) ? data : undefined,
    /** Whether `quote` still belongs to the previous choice. */
    isUpdating: isFetching && (isPlaceholderData || data === undefined),
    /** The quote for any choice, such as one made while the form is submitted. */
    fetchQuote: async (other: QuoteChoice) =>
      isNeeded(other)
        ? await queryClient.fetchQuery({ ...quoteFor(other), staleTime: Number.POSITIVE_INFINITY })
        : undefined,
  };
}
