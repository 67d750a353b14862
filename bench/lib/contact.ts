/** Address and payment method of measured orders. */
export const contact = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  addressLine2: "",
  postCode: "0155",
  city: "Oslo",
  address: "Elm Street 5",
  phoneNumber: "+4712345678",
  paymentMethod: "bank_transfer",
};
