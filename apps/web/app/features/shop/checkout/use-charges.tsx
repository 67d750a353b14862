import { toCents } from "@larkwood/domain";
import { useState } from "react";
import { chargeRows } from "~/lib/format/charge-rows";
import { useShop } from "~/lib/shop/shop";
import type { CheckoutCharges } from "./checkout-frame";
import { DeliveryChoice } from "./delivery-choice";
import { type Destination, useDiscount } from "./use-discount";

const BEFORE_COUNTRY = { shipping: "Enter a country to calculate", taxes: [] };

/** Discount, delivery and tax of the cart. `charges` is undefined if the shop charges neither delivery nor tax. */
export function useCharges(coupon: string, goodsCents: number, initial: Destination) {
  const { charges: hasCharges } = useShop();
  const [country, setCountry] = useState(initial.country);
  const [delivery, setDelivery] = useState(initial.delivery);
  const discount = useDiscount(coupon, hasCharges ? { country, delivery } : undefined);
  const { quote, discountCents } = discount;
  const isKnown = country.trim() !== "" && quote !== undefined;

  const charges: CheckoutCharges | undefined = hasCharges
    ? {
        rows: isKnown ? chargeRows(quote) : BEFORE_COUNTRY,
        totalCents: isKnown ? toCents(quote.total) : goodsCents - discountCents,
        choice: (
          <DeliveryChoice country={country} quote={isKnown ? quote : undefined} onChoose={setDelivery} />
        ),
        onCountry: setCountry,
      }
    : undefined;

  return { ...discount, charges, delivery: isKnown ? (quote.delivery ?? undefined) : undefined };
}
