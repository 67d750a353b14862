import { screenTexts } from "@larkwood/contract";
import type { ReactNode } from "react";
import { type ContractForm, fieldOf } from "~/lib/forms/use-contract-form";
import { AddressFields } from "~/ui/address-fields";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/textarea";
import { CouponField, type CouponState } from "./coupon-field";
import { GiftNote } from "./gift-note";

/** The address of the account, which the order gets. */
export const AccountEmail = ({ form }: { form: ContractForm<"order"> }) => (
  <Field label="Email" type="email" autoComplete="email" disabled {...fieldOf(form, "email")} />
);

type DeliveryFieldsProps = {
  form: ContractForm<"order">;
  /** The email field; null if it is elsewhere. */
  email: ReactNode;
  coupon: CouponState;
  /** Called with the name of a country, or an empty text if there is none. */
  onCountry?: ((country: string) => void) | undefined;
};

/** Recipient and delivery address in trading mode, prefilled from the account. */
export function DeliveryFields({ form, email, coupon, onCountry }: DeliveryFieldsProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Field label="First Name" autoComplete="given-name" required {...fieldOf(form, "firstName")} />
      <Field label="Last Name" autoComplete="family-name" required {...fieldOf(form, "lastName")} />
      {email}
      <AddressFields field={(name) => fieldOf(form, name)} onCountry={onCountry} />
      <Textarea
        label={screenTexts.specialRequest}
        autoComplete="off"
        className="sm:col-span-2"
        {...fieldOf(form, "notes")}
      />
      <GiftNote form={form} />
      <CouponField form={form} state={coupon} />
    </div>
  );
}
