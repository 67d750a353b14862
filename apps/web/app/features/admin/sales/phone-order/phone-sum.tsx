import { ApiError, type Quote } from "@larkwood/contract";
import { formatSum } from "@larkwood/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { chargeRows } from "~/lib/format/charge-rows";
import { MoneyRow, MoneySummary } from "~/ui/money-summary";

type Question = {
  items: readonly { productId: string; variantId?: string; quantity: number }[];
  country: string;
  delivery: string | undefined;
  coupon: string | undefined;
};

/** What these items would cost now, as the server counts it. */
export function usePhoneQuote(question: Question) {
  const { data, isFetching, isError, error } = useQuery({
    queryKey: queryKeys.quote(question),
    queryFn: async ({ signal }) =>
      (await api("quoteOrder", { body: { ...question, items: [...question.items] }, signal })).data,
    enabled: question.items.length > 0,
    placeholderData: keepPreviousData,
  });
  // What a question before cost is no answer to this one.
  return {
    quote: isError ? undefined : data,
    isPending: isFetching,
    problem: isError ? problemOf(error) : "",
  };
}

function problemOf(error: unknown): string {
  const problem = error instanceof ApiError && error.status < 500 ? error.problem : null;
  return problem?.detail ?? problem?.title ?? "The total couldn't be calculated. Please try again.";
}

type PhoneSumProps = { quote: Quote | undefined; country: string; problem: string };

/** What the order comes to, or why it cannot be; nothing while there is nothing in it. */
export function PhoneSum({ quote, country, problem }: PhoneSumProps) {
  const refusal =
    quote && !quote.deliverable && country ? `We can't deliver these items to ${country}.` : problem;
  return (
    <>
      <p role="alert" className="border-l-2 border-danger bg-danger-wash p-4 empty:hidden">
        {refusal}
      </p>
      {quote ? (
        <MoneySummary
          subtotal={formatSum(quote.subtotal)}
          total={formatSum(quote.total)}
          {...chargeRows(quote)}
        >
          {quote.discount > 0 ? (
            <MoneyRow term={`Coupon ${quote.coupon ?? ""}`} value={`−${formatSum(quote.discount)}`} />
          ) : null}
        </MoneySummary>
      ) : null}
    </>
  );
}
