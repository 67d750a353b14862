import type { Quote } from "@larkwood/contract";
import { formatSum } from "@larkwood/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api";
import { chargeRows } from "~/lib/charge-rows";
import { queryKeys } from "~/lib/query-keys";
import { MoneyRow, MoneySummary } from "~/ui/money-summary";

type Question = {
  items: readonly { productId: string; variantId?: string; quantity: number }[];
  country: string;
  delivery: string | undefined;
  coupon: string | undefined;
};

/** What these items would cost now, as the server counts it. */
export function usePhoneQuote(question: Question) {
  const { data, isFetching } = useQuery({
    queryKey: queryKeys.quote(question),
    queryFn: async ({ signal }) =>
      (await api("quoteOrder", { body: { ...question, items: [...question.items] }, signal })).data,
    enabled: question.items.length > 0,
    placeholderData: keepPreviousData,
  });
  return { quote: data, isPending: isFetching };
}

/** What the order comes to; nothing while there is nothing in it. */
export function PhoneSum({ quote }: { quote: Quote | undefined }) {
  if (!quote) return null;
  return (
    <MoneySummary subtotal={formatSum(quote.subtotal)} total={formatSum(quote.total)} {...chargeRows(quote)}>
      {quote.discount > 0 ? (
        <MoneyRow term={`Coupon ${quote.coupon ?? ""}`} value={`−${formatSum(quote.discount)}`} />
      ) : null}
    </MoneySummary>
  );
}
