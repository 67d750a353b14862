import type { Order } from "@larkwood/contract";
import { Field } from "~/ui/field";

const FIELDS = [
  { name: "firstName", label: "First Name" },
  { name: "lastName", label: "Last Name" },
  { name: "address", label: "Address" },
  { name: "country", label: "Country" },
  { name: "phoneNumber", label: "Phone Number" },
] as const;

/** Whom and where an order goes to. */
export type DeliveryContact = Pick<Order, (typeof FIELDS)[number]["name"]>;

export const NO_CONTACT: DeliveryContact = {
  firstName: "",
  lastName: "",
  address: "",
  country: "",
  phoneNumber: "",
};

/** That part of an order or of an account. */
export const contactOf = ({ firstName, lastName, address, country, phoneNumber }: DeliveryContact) => ({
  firstName,
  lastName,
  address,
  country,
  phoneNumber,
});

type DeliveryContactProps = {
  contact: DeliveryContact;
  errorOf: (name: keyof DeliveryContact) => string | undefined;
  onChange: (contact: DeliveryContact) => void;
  /** Told when the country was said, not at every letter of it. */
  onCountry?: (country: string) => void;
};

/** Where an order goes, as the office types it for a customer: nothing is filled in from the browser's own owner. */
export function DeliveryContactFields({ contact, errorOf, onChange, onCountry }: DeliveryContactProps) {
  return FIELDS.map(({ name, label }) => (
    <Field
      key={name}
      name={name}
      label={label}
      type={name === "phoneNumber" ? "tel" : "text"}
      autoComplete="off"
      value={contact[name]}
      error={errorOf(name)}
      onChange={(event) => onChange({ ...contact, [name]: event.target.value })}
      onBlur={(event) => {
        if (name === "country") onCountry?.(event.target.value.trim());
      }}
    />
  ));
}
