import type { Order } from "@larkwood/contract";
import type { ChangeEvent } from "react";
import { CountryField } from "~/ui/country-field";
import { Field } from "~/ui/field";

const FIELDS = [
  { name: "firstName", label: "First Name" },
  { name: "lastName", label: "Last Name" },
  { name: "address", label: "Address" },
  { name: "addressLine2", label: "Apartment, floor (optional)" },
  { name: "postCode", label: "Postcode" },
  { name: "city", label: "City" },
  { name: "country", label: "Country" },
  { name: "phoneNumber", label: "Phone Number" },
] as const;

/** Recipient and address of an order. */
export type DeliveryContact = Record<(typeof FIELDS)[number]["name"], string>;

export const EMPTY_CONTACT: DeliveryContact = {
  firstName: "",
  lastName: "",
  address: "",
  addressLine2: "",
  postCode: "",
  city: "",
  country: "",
  phoneNumber: "",
};

/** Picks the delivery contact from an order or an account. */
export const toDeliveryContact = (of: Pick<Order, keyof DeliveryContact>): DeliveryContact => ({
  firstName: of.firstName,
  lastName: of.lastName,
  address: of.address,
  addressLine2: of.addressLine2 ?? "",
  postCode: of.postCode ?? "",
  city: of.city ?? "",
  country: of.country,
  phoneNumber: of.phoneNumber,
});

type DeliveryContactProps = {
  contact: DeliveryContact;
  errorOf: (name: keyof DeliveryContact) => string | undefined;
  onChange: (contact: DeliveryContact) => void;
  /** Called with the name of a country, or an empty text if there is none. */
  onCountry?: (country: string) => void;
};

/** Delivery fields for staff. Autofill is off, because it would enter the staff member's own address. */
export function DeliveryContactFields({ contact, errorOf, onChange, onCountry }: DeliveryContactProps) {
  return FIELDS.map(({ name, label }) => {
    const field = {
      name,
      label,
      autoComplete: "off",
      value: contact[name],
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        onChange({ ...contact, [name]: event.target.value }),
    };
    if (name === "country") return <CountryField key={name} {...field} onCountry={onCountry} />;
    return <Field key={name} {...field} type={name === "phoneNumber" ? "tel" : "text"} />;
  });
}
