import type { Order } from "@larkwood/contract";
import { Field } from "~/ui/field";

const FIELDS = [
  { name: "firstName", label: "First Name" },
  { name: "lastName", label: "Last Name" },
  { name: "address", label: "Address" },
  { name: "country", label: "Country" },
  { name: "phoneNumber", label: "Phone Number" },
] as const;

/** Recipient and address of an order. */
export type DeliveryContact = Pick<Order, (typeof FIELDS)[number]["name"]>;

export const EMPTY_CONTACT: DeliveryContact = {
  firstName: "",
  lastName: "",
  address: "",
  country: "",
  phoneNumber: "",
};

/** Picks the delivery contact from an order or an account. */
export const toDeliveryContact = ({
  firstName,
  lastName,
  address,
  country,
  phoneNumber,
}: DeliveryContact) => ({
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
  /** Called when the country field loses focus. */
  onCountry?: (country: string) => void;
};

/** Delivery fields for staff. Autofill is off, because it would enter the staff member's own address. */
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
