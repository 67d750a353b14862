import type { User } from "@larkwood/contract";
import type { ComponentProps, ReactNode, SubmitEventHandler } from "react";
import { formatCents } from "~/lib/format/money";
import { type ContractForm, useContractForm } from "~/lib/forms/use-contract-form";
import type { MissingLine, PricedLine } from "~/lib/shop/use-cart-lines";
import { Form, SubmitButton } from "~/ui/form";
import { ContactFields } from "./contact-fields";
import type { CouponState } from "./coupon-field";
import { OrderSummary } from "./order-summary";

/** The checkout form, prefilled from the account. */
export function useCheckoutForm(user: User | undefined): ContractForm<"checkout"> {
  return useContractForm("checkout", {
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
}

/** Delivery and tax, the delivery choice, and a callback for the country. */
export type CheckoutCharges = {
  rows: ComponentProps<typeof OrderSummary>["charges"];
  choice: ReactNode;
  onCountry: (country: string) => void;
};

type CheckoutFrameProps = {
  form: ContractForm<"checkout">;
  lines: PricedLine[];
  missing: readonly MissingLine[];
  subtotalCents: number;
  totalCents: number;
  /** Whether the total is being calculated again. */
  isUpdating?: boolean;
  /** Whether an order is possible as things are chosen. */
  isAvailable?: boolean;
  /** Absent in showroom mode, where coupons are not checked. */
  coupon?: CouponState;
  /** Delivery and tax; absent if the shop charges neither. */
  charges?: CheckoutCharges | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The payment methods, or the reason why there are none. */
  payment: ReactNode;
  /** Shown above the button. */
  notice?: ReactNode;
  onKeyDown?: ComponentProps<"form">["onKeyDown"];
};

/** Shared by both checkouts: contact details, order summary, payment, and a button with the total. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { form, lines, missing, subtotalCents, totalCents, coupon, charges, payment, notice } = props;
  const { isUpdating = false, isAvailable = true, onSubmit, onKeyDown } = props;
  const busy = form.formState.isSubmitting;
  const discountCents = coupon?.discountCents ?? 0;
  return (
    <Form
      busy={busy}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="page grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[1fr_25rem] lg:py-16"
    >
      <div>
        <h1 className="text-3xl">Checkout</h1>
        <h2 className="mt-9 mb-5 text-xl">Customer Information</h2>
        <ContactFields form={form} coupon={coupon} onCountry={charges?.onCountry} />
        {charges?.choice}
        <div className="mt-12">{payment}</div>
      </div>
      <div className="grid h-fit gap-10 lg:sticky lg:top-24">
        <OrderSummary
          lines={lines}
          missing={missing}
          subtotalCents={subtotalCents}
          discountCents={discountCents}
          totalCents={totalCents}
          charges={charges?.rows}
        />
        {notice}
        <SubmitButton busy={busy || isUpdating || !isAvailable} className="w-full">
          {isUpdating ? "Updating total…" : `Place Order ${formatCents(totalCents)}`}
        </SubmitButton>
      </div>
    </Form>
  );
}
