import type { User } from "@larkwood/contract";
import { useState } from "react";
import { useCartLines } from "~/lib/shop/use-cart-lines";
import { CheckoutFrame, useCheckoutForm } from "./checkout-frame";
import { PaymentSection } from "./payment-section";

/** Checkout in showroom mode: the form works, but no order can be placed. */
export function ShowroomCheckout({ user }: { user: User | undefined }) {
  const { lines, missing, subtotalCents } = useCartLines();
  const [invalidPayment, setInvalidPayment] = useState(false);
  const form = useCheckoutForm(user);
  const showPaymentError = () => setInvalidPayment(true);

  return (
    <CheckoutFrame
      form={form}
      lines={lines}
      missing={missing}
      subtotalCents={subtotalCents}
      totalCents={subtotalCents}
      onSubmit={form.handleSubmit(showPaymentError, showPaymentError)}
      payment={<PaymentSection invalid={invalidPayment} />}
    />
  );
}
