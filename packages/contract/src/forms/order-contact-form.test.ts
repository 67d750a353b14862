import { describe, expect, it } from "vitest";
import { contactFormSchema, orderContactSchema } from "./order-contact-form";
import { addressFormSchema } from "./user-forms";

const contact = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Storgata 1",
  addressLine2: "",
  postCode: "0155",
  city: "Oslo",
  phoneNumber: "+4712345678",
};
const phoneOf = (phoneNumber: string) => orderContactSchema.safeParse({ ...contact, phoneNumber });
const errorsOf = (changes: object) =>
  Object.fromEntries(
    (contactFormSchema.safeParse({ ...contact, ...changes }).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

describe("phone numbers of orders", () => {
  it.each([
    ["+47 123 45 678", "+4712345678"],
    ["+1 (828) 555-0100", "+18285550100"],
    ["+44 (0)20 7946 0958", "+442079460958"],
    ["0047 123–45–678", "+4712345678"],
    ["+49 30/901820", "+4930901820"],
  ])("%j is stored as %j", (typed, stored) => expect(phoneOf(typed).data?.phoneNumber).toBe(stored));

  it.each([
    ["123 45 678", "Phone number must start with + and should only contain digits"],
    ["+47 call me", "Phone number must start with + and should only contain digits"],
    ["+47 (12)", "Phone number must be at least 7 digits"],
    ["", "Phone number is required"],
  ])("%j is refused", (typed, text) => expect(phoneOf(typed).error?.issues[0]?.message).toBe(text));

  it("stay as specified in the showroom [U06]", () => {
    expect(addressFormSchema.safeParse({ ...contact, phoneNumber: "+47 123 45 678" }).success).toBe(false);
  });
});

describe("the address form in trading mode", () => {
  it("needs city and postcode, except where there are no postcodes", () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ city: "", postCode: " " })).toEqual({ city: "Required", postCode: "Required" });
    expect(errorsOf({ country: "Hong Kong", postCode: "" })).toEqual({});
    expect(errorsOf({ country: "Canda", postCode: "", firstName: "A" })).toEqual({
      firstName: "First name must be at least 2 characters long",
      country: "Choose a country from the list",
      postCode: "Required",
    });
  });

  it("sends all parts, and API clients may send an address in one line", () => {
    expect(contactFormSchema.parse({ ...contact, postCode: " 0155 " })).toEqual(contact);
    const { postCode: _, city: __, addressLine2: ___, ...oneLine } = contact;
    expect(orderContactSchema.parse(oneLine)).toEqual({
      ...oneLine,
      postCode: "",
      city: "",
      addressLine2: "",
    });
  });
});
