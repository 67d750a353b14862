import { type FeedbackForm, REMARKS, SALUTATIONS } from "@larkwood/contract";

const asOptions = (words: readonly string[]) => [
  { value: "", label: "Select as appropriate" },
  ...words.map((word) => ({ value: word, label: word })),
];

export const remarkOptions = asOptions(REMARKS);
export const salutationOptions = asOptions(SALUTATIONS);

/** The words beside each entry, on the form and in the summary alike. */
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

/** The one-line fields about the sender, with what a browser and a phone keyboard should offer. */
export const senderFields = [
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "address", autoComplete: "street-address" },
  { name: "city", autoComplete: "address-level2" },
  { name: "postCode", autoComplete: "postal-code" },
  { name: "country", autoComplete: "country-name" },
  { name: "phoneNumber", autoComplete: "tel", type: "tel", inputMode: "tel" },
  { name: "email", autoComplete: "email", type: "email", inputMode: "email" },
] as const;
