import { toCents } from "@larkwood/domain";
import { useState } from "react";
import { amountsBeforeQuote, orderAmounts } from "~/lib/format/order-amounts";
import { useShop } from "~/lib/shop/shop";
import { undeliverableText } from "~/lib/shop/undeliverable-text";
import type { CheckoutCharges } from "./checkout-frame";
import { DeliveryChoice } from "./delivery-choice";
import { type QuoteChoice, useQuote } from "./use-quote";

const BEFORE_COUNTRY = "Enter a country to calculate";

/** Total, discount, delivery and tax of the cart. `charges` is undefined if the shop charges neither delivery nor tax. */
export function useCharges(subtotalCents: number, initial: QuoteChoice) {
  const { charges: hasCharges } = useShop();
  const [choice, setChoice] = useState(initial);
  const { quote, isUpdating, fetchQuote } = useQuote(choice);
  const { coupon, country } = choice;
  const ofCode = quote?.promotions?.find(({ code }) => code !== null);
  const discountCents = toCents(quote?.discount ?? 0);
  const isKnown = quote !== undefined && (!hasCharges || country.trim() !== "");
  // An option of another country is not offered here: the quote names the default instead.
  const isOffered = quote?.deliveries.some(({ name }) => name === choice.delivery);
  const delivery = isKnown ? ((isOffered ? choice.delivery : quote.delivery) ?? undefined) : undefined;
  const change = (part: Partial<QuoteChoice>) => setChoice((current) => ({ ...current, ...part }));

  const charges: CheckoutCharges | undefined = hasCharges
    ? {
        choice: (
          <DeliveryChoice
            country={country}
            quote={isKnown ? quote : undefined}
            chosen={delivery}
            onChoose={(name) => change({ delivery: name })}
          />
        ),
        onCountry: (name) => change({ country: name }),
      }
    : undefined;

  const promotions = quote && orderAmounts(quote).promotions;
  const amounts = isKnown
    ? { ...orderAmounts(quote), ...(quote.deliverable ? {} : { shipping: "Not available" }) }
    : {
        ...amountsBeforeQuote(subtotalCents, { discountCents, shipping: hasCharges ? BEFORE_COUNTRY : 0 }),
        promotions: promotions?.map(({ name, cents }) => ({ name, cents })),
      };

  return {
    charges,
    delivery,
    amounts,
    /** Whether the total still belongs to the previous choice. */
    isUpdating,
    hints: quote?.hints ?? [],
    obstacle: isKnown && !isUpdating && !quote.deliverable ? undeliverableText(country) : null,
    coupon: {
      code: coupon,
      discountCents: toCents(ofCode?.amount ?? 0),
      // While a new coupon is checked, the result belongs to the previous one.
      problem: isUpdating ? null : (quote?.couponProblem ?? null),
      isChecking: isUpdating,
      apply: (code: string) => change({ coupon: code }),
    },
    /** The quote for what the form contains when it is submitted. */
    fetchQuote: (values: Pick<QuoteChoice, "coupon" | "country">) => {
      const submitted = { coupon: values.coupon, country: values.country, delivery: choice.delivery };
      setChoice(submitted);
      return fetchQuote(submitted);
    },
  };
}
