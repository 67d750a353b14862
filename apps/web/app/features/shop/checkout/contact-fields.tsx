import { screenTexts } from "@larkwood/contract";
import { type ContractForm, fieldOf } from "~/lib/forms/use-contract-form";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/textarea";
import { CouponField, type CouponState } from "./coupon-field";

type ContactFieldsProps = {
  form: ContractForm<"checkout">;
  coupon: CouponState | undefined;
  /** Called when the country field loses focus. */
  onCountry?: ((country: string) => void) | undefined;
};

/** Recipient and delivery address, prefilled from the account. */
export function ContactFields({ form, coupon, onCountry }: ContactFieldsProps) {
  const country = fieldOf(form, "country");
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Field label="First Name" autoComplete="given-name" required {...fieldOf(form, "firstName")} />
      <Field label="Last Name" autoComplete="family-name" required {...fieldOf(form, "lastName")} />
      <Field label="Email" type="email" autoComplete="email" disabled {...fieldOf(form, "email")} />
      <Field
        label="Country"
        autoComplete="country-name"
        required
        {...country}
        onBlur={(event) => {
          onCountry?.(event.target.value);
          return country.onBlur(event);
        }}
      />
      <Field label="Address" autoComplete="street-address" required {...fieldOf(form, "address")} />
      <Field
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...fieldOf(form, "phoneNumber")}
      />
      <Textarea
        label={screenTexts.specialRequest}
        autoComplete="off"
        className="sm:col-span-2"
        {...fieldOf(form, "notes")}
      />
      <CouponField form={form} state={coupon} />
    </div>
  );
}
