import { ApiError, type Quote } from "@larkwood/contract";
import { fromCents, orderSums } from "@larkwood/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatSum } from "~/lib/format/money";
import { orderAmounts } from "~/lib/format/order-amounts";
import { MoneySummary } from "~/ui/money-summary";

type QuoteInput = {
  items: readonly { productId: string; variantId?: string; quantity: number; price?: number }[];
  customerId?: string;
  country: string;
  delivery: string | undefined;
  coupon: string | undefined;
};

/** The price of the items, calculated by the server. */
export function usePhoneQuote(input: QuoteInput) {
  const { data, isFetching, isError, error } = useQuery({
    queryKey: queryKeys.quote(input),
    queryFn: async ({ signal }) =>
      (await api("quoteOrder", { body: { ...input, items: [...input.items] }, signal })).data,
    enabled: input.items.length > 0,
    placeholderData: keepPreviousData,
  });
  // After an error, don't show the price of an earlier input.
  return {
    quote: isError ? undefined : data,
    isPending: isFetching,
    problem: isError ? errorText(error) : "",
  };
}

function errorText(error: unknown): string {
  const problem = error instanceof ApiError && error.status < 500 ? error.problem : null;
  return problem?.detail ?? problem?.title ?? "The total couldn't be calculated. Please try again.";
}

type PhoneTotalProps = { quote: Quote | undefined; country: string; problem: string };

/** The order total, or the reason why the order can't be placed. */
export function PhoneTotal({ quote, country, problem }: PhoneTotalProps) {
  const errorMessage =
    quote && !quote.deliverable && country ? `We can't deliver these items to ${country}.` : problem;
  return (
    <>
      <p role="alert" className="border-l-2 border-danger bg-danger-wash p-4 empty:hidden">
        {errorMessage}
      </p>
      {quote ? (
        <MoneySummary rows={orderSums(orderAmounts(quote), (cents) => formatSum(fromCents(cents)))} />
      ) : null}
    </>
  );
}
