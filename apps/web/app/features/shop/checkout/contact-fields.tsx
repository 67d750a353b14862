import { screenTexts } from "@larkwood/contract";
import { type ContractForm, fieldOf } from "~/lib/forms/use-contract-form";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/textarea";

/** The fields of the showroom's checkout, prefilled from the account. */
export function ContactFields({ form }: { form: ContractForm<"checkout"> }) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Field label="First Name" autoComplete="given-name" required {...fieldOf(form, "firstName")} />
      <Field label="Last Name" autoComplete="family-name" required {...fieldOf(form, "lastName")} />
      <Field label="Email" type="email" autoComplete="email" disabled {...fieldOf(form, "email")} />
      <Field label="Country" autoComplete="country-name" required {...fieldOf(form, "country")} />
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
      <Field label={screenTexts.coupon} autoComplete="off" {...fieldOf(form, "coupon")} />
    </div>
  );
}
