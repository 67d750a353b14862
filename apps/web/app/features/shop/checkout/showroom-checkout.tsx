import type { User } from "@larkwood/contract";
import { useState } from "react";
import { useCartLines } from "~/lib/shop/use-cart-lines";
import { CheckoutFrame, useCheckoutForm } from "./checkout-frame";
import { PaymentSection } from "./payment-section";

/** Checkout of a showroom: everything is asked and shown, nothing can be ordered. */
export function ShowroomCheckout({ user }: { user: User | undefined }) {
  const { lines, missing, subtotalCents } = useCartLines();
  const [invalidPayment, setInvalidPayment] = useState(false);
  const form = useCheckoutForm(user);
  const refuse = () => setInvalidPayment(true);

  return (
    <CheckoutFrame
      form={form}
      lines={lines}
      missing={missing}
      subtotalCents={subtotalCents}
      onSubmit={form.handleSubmit(refuse, refuse)}
      payment={<PaymentSection invalid={invalidPayment} />}
    />
  );
}
