import type { ComponentProps } from "react";
import { CountryField } from "./country-field";
import { Field } from "./field";

type AddressFieldName = "country" | "address" | "addressLine2" | "postCode" | "city" | "phoneNumber";

type AddressFieldsProps = {
  /** Connects a control to the form. */
  field: (name: AddressFieldName) => Omit<ComponentProps<typeof Field>, "label">;
  onCountry?: ComponentProps<typeof CountryField>["onCountry"];
};

/** Address and phone number in trading mode, for a grid of two columns. */
export function AddressFields({ field, onCountry }: AddressFieldsProps) {
  return (
    <>
      <CountryField
        label="Country"
        autoComplete="country-name"
        required
        {...field("country")}
        onCountry={onCountry}
      />
      <Field label="Address" autoComplete="address-line1" required {...field("address")} />
      <Field label="Apartment, floor (optional)" autoComplete="address-line2" {...field("addressLine2")} />
      <div className="grid grid-cols-[2fr_3fr] gap-x-6">
        <Field label="Postcode" autoComplete="postal-code" {...field("postCode")} />
        <Field label="City" autoComplete="address-level2" required {...field("city")} />
      </div>
      <Field
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...field("phoneNumber")}
      />
    </>
  );
}
