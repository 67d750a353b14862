import type { Quote, User } from "@larkwood/contract";
import type { OrderAmounts } from "@larkwood/domain";
import { type ComponentProps, type ReactNode, type SubmitEventHandler, useId } from "react";
import { formatCents } from "~/lib/format/money";
import { PromotionHints } from "~/lib/shop/promotion-hints";
import type { MissingLine, PricedLine } from "~/lib/shop/use-cart-lines";
import { Form, SubmitButton } from "~/ui/form";
import { OrderSummary } from "./order-summary";

/** The checkout form as the account prefills it. */
export const checkoutDefaults = (user: User | undefined) => ({
  firstName: user?.firstName ?? "",
  lastName: user?.lastName ?? "",
  email: user?.email ?? "",
  country: user?.country ?? "",
  address: user?.address ?? "",
  phoneNumber: user?.phoneNumber ?? "",
  notes: "",
  coupon: "",
});

/** What the address has in trading mode besides its first line and its country. */
export const addressPartsOf = (user: User | undefined) => ({
  addressLine2: user?.addressLine2 ?? "",
  postCode: user?.postCode ?? "",
  city: user?.city ?? "",
});

/** The delivery choice, and a callback for the country. */
export type CheckoutCharges = {
  choice: ReactNode;
  onCountry: (country: string) => void;
};

type CheckoutFrameProps = {
  isSubmitting: boolean;
  /** The fields for recipient, address, notes and coupon. */
  contact: ReactNode;
  /** How to order without an account, above the other fields. */
  guest?: ReactNode;
  lines: PricedLine[];
  missing: readonly MissingLine[];
  amounts: OrderAmounts;
  /** What is missing for more promotions. */
  hints?: NonNullable<Quote["hints"]>;
  /** Whether the total is being calculated again. */
  isUpdating?: boolean;
  /** Why no order is possible as things are chosen. */
  obstacle?: string | null;
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
  const { lines, missing, amounts, charges, payment, notice, onSubmit, onKeyDown } = props;
  const { isSubmitting: busy, isUpdating = false, obstacle = null, hints = [] } = props;
  const obstacleId = useId();
  return (
    <Form
      busy={busy}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="page grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[1fr_25rem] lg:py-16"
    >
      <div>
        <h1 className="text-3xl">Checkout</h1>
        {props.guest}
        <h2 className="mt-9 mb-5 text-xl">Customer Information</h2>
        {props.contact}
        {charges?.choice}
        <div className="mt-12">{payment}</div>
      </div>
      <div className="grid h-fit gap-10 lg:sticky lg:top-24">
        <div>
          <OrderSummary lines={lines} missing={missing} amounts={amounts} isUpdating={isUpdating} />
          <PromotionHints hints={hints} />
        </div>
        {notice}
        {obstacle ? (
          <p id={obstacleId} className="text-sm text-danger">
            {obstacle}
          </p>
        ) : null}
        <SubmitButton
          busy={busy || isUpdating || obstacle !== null}
          aria-describedby={obstacle ? obstacleId : undefined}
          className="w-full"
        >
          {isUpdating ? "Updating total…" : `Place Order ${formatCents(amounts.totalCents)}`}
        </SubmitButton>
      </div>
    </Form>
  );
}
