import { toCents } from "@larkwood/domain";
import { useState } from "react";
import { chargeRows } from "~/lib/format/charge-rows";
import { useShop } from "~/lib/shop/shop";
import type { CheckoutCharges } from "./checkout-frame";
import { DeliveryChoice } from "./delivery-choice";
import { type Destination, useDiscount } from "./use-discount";

const BEFORE_COUNTRY = { shipping: "Enter a country to calculate", taxes: [] };

/**
 * What coupon, delivery and tax make of the cart, which at first goes where it is said to; in a shop without rules for the
 * latter two there are none.
 */
export function useCharges(coupon: string, goodsCents: number, first: Destination) {
  const { charges: hasCharges } = useShop();
  const [country, setCountry] = useState(first.country);
  const [delivery, setDelivery] = useState(first.delivery);
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
