import type { User } from "@larkwood/contract";
import { formatCents } from "@larkwood/domain";
import { useState } from "react";
import { useCartLines } from "~/lib/use-cart-lines";
import { useContractForm } from "~/lib/use-contract-form";
import { Form, SubmitButton } from "~/ui/form";
import { ContactFields } from "./contact-fields";
import { OrderSummary } from "./order-summary";
import { PaymentSection } from "./payment-section";

/** Checkout of a showroom: everything is asked and shown, nothing can be ordered. */
export function CheckoutView({ user }: { user: User | undefined }) {
  const { lines, subtotalCents } = useCartLines();
  const [invalidPayment, setInvalidPayment] = useState(false);
  const form = useContractForm("checkout", {
    defaultValues: {
      firstName: user?.firstName ?? "",
      lastName: user?.lastName ?? "",
      email: user?.email ?? "",
      country: user?.country ?? "",
      address: user?.address ?? "",
      phoneNumber: user?.phoneNumber ?? "",
      notes: "",
      coupon: "",
    },
  });
  const busy = form.formState.isSubmitting;
  const refuse = () => setInvalidPayment(true);

  return (
    <Form
      busy={busy}
      onSubmit={form.handleSubmit(refuse, refuse)}
      className="page grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[1fr_25rem] lg:py-16"
    >
      <div>
        <h1 className="text-3xl">Checkout</h1>
        <h2 className="mt-9 mb-5 text-xl">Customer Information</h2>
        <ContactFields form={form} />
      </div>
      <div className="grid h-fit gap-10">
        <OrderSummary lines={lines} subtotalCents={subtotalCents} />
        <PaymentSection invalid={invalidPayment} />
        <SubmitButton busy={busy} className="w-full">
          Place Order {formatCents(subtotalCents)}
        </SubmitButton>
      </div>
    </Form>
  );
}
