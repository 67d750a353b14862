import type { User } from "@larkwood/contract";
import { useState } from "react";
import { amountsBeforeQuote } from "~/lib/format/order-amounts";
import { useContractForm } from "~/lib/forms/use-contract-form";
import { useCartLines } from "~/lib/shop/use-cart-lines";
import { CheckoutFrame, checkoutDefaults } from "./checkout-frame";
import { ContactFields } from "./contact-fields";
import { PaymentSection } from "./payment-section";

/** Checkout in showroom mode: the form works, but no order can be placed. */
export function ShowroomCheckout({ user }: { user: User | undefined }) {
  const { lines, missing, subtotalCents } = useCartLines();
  const [invalidPayment, setInvalidPayment] = useState(false);
  const form = useContractForm("checkout", { defaultValues: checkoutDefaults(user) });
  const showPaymentError = () => setInvalidPayment(true);

  return (
    <CheckoutFrame
      isSubmitting={form.formState.isSubmitting}
      contact={<ContactFields form={form} />}
      lines={lines}
      missing={missing}
      amounts={amountsBeforeQuote(subtotalCents)}
      onSubmit={form.handleSubmit(showPaymentError, showPaymentError)}
      payment={<PaymentSection invalid={invalidPayment} />}
    />
  );
}
