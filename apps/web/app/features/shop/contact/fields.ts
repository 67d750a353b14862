import { type FeedbackForm, REMARKS, SALUTATIONS } from "@larkwood/contract";

const toOptions = (values: readonly string[]) => [
  { value: "", label: "Select as appropriate" },
  ...values.map((value) => ({ value, label: value })),
];

export const remarkOptions = toOptions(REMARKS);
export const salutationOptions = toOptions(SALUTATIONS);

/** Field labels of the form and the summary. */
export const labels: Record<keyof FeedbackForm, string> = {
  message: "Message",
  productName: "Product name",
  remark: "Remark",
  salutation: "Salutation",
  firstName: "First name",
  lastName: "Last name",
  address: "Address",
  city: "City",
  postCode: "Post code",
  phoneNumber: "Phone number",
  email: "Email",
  country: "Country",
};

/** Text fields about the sender, with autofill and keyboard hints. */
export const senderFields = [
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "address", autoComplete: "street-address" },
  { name: "city", autoComplete: "address-level2" },
  { name: "postCode", autoComplete: "postal-code" },
  { name: "phoneNumber", autoComplete: "tel", type: "tel", inputMode: "tel" },
  { name: "email", autoComplete: "email", type: "email", inputMode: "email" },
  { name: "country", autoComplete: "country-name" },
] as const;
