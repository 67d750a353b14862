import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { signInFormSchema, signUpFormSchema } from "./auth-forms";
import { checkoutFormSchema } from "./checkout-form";
import { feedbackFormSchema } from "./feedback-form";
import { REMARKS, SALUTATIONS } from "./feedback-options";
import { productFormSchema } from "./product-form";
import { addressFormSchema, adminUserFormSchema, profileFormSchema } from "./user-forms";

/** Returns the first validation message of each field, as a form shows it. */
function firstMessages(schema: z.ZodType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input);
  const messages: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) messages[issue.path.join(".")] ??= issue.message;
  return messages;
}

const product = {
  name: "Alder sofa",
  description: "A deep sofa in linen.",
  category: "livingroom",
  price: 1290.5,
  quantity: 4,
  imageUrl: "https://example.com/sofa_1280.webp",
  acceptedTos: true,
};
const address = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  phoneNumber: "+4712345678",
};

describe("product form", () => {
  it("accepts a valid product", () => {
    expect(firstMessages(productFormSchema, product)).toEqual({});
  });

  it("shows the specification's messages, including the odd ones [D17]", () => {
    const invalid = {
      name: "abcd",
      description: "too short",
      category: "garage",
      price: 0,
      quantity: 0,
      imageUrl: "not a url",
      acceptedTos: false,
    };
    expect(firstMessages(productFormSchema, invalid)).toEqual({
      name: "Username must be at least 5 characters long",
      description: "Username must be at least 10 characters long",
      category: "Invalid Job Type",
      price: "Price must be at least one digit",
      quantity: "Quantity must be at least one digit",
      imageUrl: "Please enter a valid URL",
      acceptedTos: "Please double check your information before submitting",
    });
  });

  it("shows Required for every empty field without a specific message [F03]", () => {
    const messages = firstMessages(productFormSchema, {
      name: "",
      description: " ",
      category: "",
      imageUrl: "",
    });
    expect(messages).toEqual({
      name: "Required",
      description: "Required",
      category: "Required",
      price: "Required",
      quantity: "Required",
      imageUrl: "Required",
      acceptedTos: "Please double check your information before submitting",
    });
  });

  it("rejects a third decimal, a fractional quantity and a script as image URL", () => {
    const messages = firstMessages(productFormSchema, {
      ...product,
      price: 1.005,
      quantity: 1.5,
      imageUrl: "javascript:alert(1)",
    });
    expect(Object.keys(messages)).toEqual(["price", "quantity", "imageUrl"]);
  });
});

describe("sign-in and sign-up forms", () => {
  it("shows the messages of the sign-in form [S03]", () => {
    expect(firstMessages(signInFormSchema, { email: "", password: "1234", rememberMe: false })).toEqual({
      email: "Email is required",
      password: "Invalid password",
      rememberMe: "Please check the box to continue",
    });
    expect(firstMessages(signInFormSchema, { email: "no", password: "12345", rememberMe: true })).toEqual({
      email: "Please enter a valid email",
    });
  });

  it("applies the rules of the sign-up form [S06]", () => {
    const messages = firstMessages(signUpFormSchema, {
      userName: "abcd",
      email: "x",
      password: "1234",
      agreeCheckbox: false,
    });
    expect(Object.keys(messages)).toEqual(["userName", "email", "password", "agreeCheckbox"]);
    const valid = { userName: "abcde", email: "a@b.co", password: "12345", agreeCheckbox: true };
    expect(firstMessages(signUpFormSchema, valid)).toEqual({});
  });
});

describe("user forms", () => {
  it("validates names, country, address and phone number [U06 C11]", () => {
    expect(firstMessages(addressFormSchema, address)).toEqual({});
    const invalid = { firstName: "A", lastName: "B", country: "Nor", address: "Elm", phoneNumber: "123" };
    expect(Object.keys(firstMessages(addressFormSchema, invalid))).toEqual(
      Object.keys(address).slice(0, 2).concat("country", "address", "phoneNumber"),
    );
    expect(
      Object.keys(firstMessages(checkoutFormSchema, { ...invalid, email: "x", notes: "", coupon: "" })),
    ).toContain("email");
    expect(
      firstMessages(profileFormSchema, { userName: "abcd", firstName: "Ada", lastName: "Lund" }),
    ).toEqual({
      userName: "Username must be at least 5 characters long",
    });
  });

  it("shows three different messages for a phone number [U06]", () => {
    const phoneMessage = (phoneNumber: string) =>
      firstMessages(addressFormSchema, { ...address, phoneNumber }).phoneNumber;
    expect(phoneMessage("")).toBe("Phone number is required");
    expect(phoneMessage("4712345678")).toBe("Phone number must start with + and should only contain digits");
    expect(phoneMessage("+47 123")).toBe("Phone number must start with + and should only contain digits");
    expect(phoneMessage("+123456")).toBe("Phone number must be at least 7 digits");
    expect(phoneMessage("+1234567")).toBeUndefined();
  });

  it("accepts short country names such as Peru, Iran and Cuba", () => {
    for (const country of ["Peru", "Iran", "Cuba", "chad"]) {
      expect(firstMessages(addressFormSchema, { ...address, country })).toEqual({});
    }
  });

  it("shows the messages of the admin's user form [D23]", () => {
    const user = { ...address, userName: "adalund", email: "ada@lund.no", role: "Owner", acceptedTos: true };
    expect(firstMessages(adminUserFormSchema, user)).toEqual({ role: "Invalid Role" });
    expect(firstMessages(adminUserFormSchema, { ...user, role: "Admin", email: "x" })).toEqual({
      email: "Please enter a valid email",
    });
  });

  it("checks the length after trimming and normalising", () => {
    expect(
      firstMessages(profileFormSchema, { userName: "  ab  ", firstName: "Ada", lastName: "Lund" }),
    ).toHaveProperty("userName");
    const decomposed = "e\u0301e\u0301e\u0301e\u0301"; // four letters in eight code units
    expect(
      firstMessages(profileFormSchema, { userName: decomposed, firstName: "Ada", lastName: "Lund" }),
    ).toHaveProperty("userName");
  });
});

describe("feedback form", () => {
  const feedback = {
    ...address,
    message: "A fine chair, thank you.",
    productName: "Chair",
    remark: REMARKS[0],
    salutation: SALUTATIONS[0],
    city: "Oslo",
    postCode: "0150",
    email: "ada@lund.no",
  };

  it("requires a message of ten characters, a listed remark and salutation, and all other fields [T04]", () => {
    expect(firstMessages(feedbackFormSchema, feedback)).toEqual({});
    const messages = firstMessages(feedbackFormSchema, {
      ...feedback,
      message: "short",
      remark: "Meh",
      salutation: "",
      city: "",
    });
    expect(Object.keys(messages)).toEqual(["message", "remark", "salutation", "city"]);
    expect(REMARKS).toHaveLength(6);
    expect(SALUTATIONS).toHaveLength(6);
  });
});

describe("all forms", () => {
  it("never throw and never accept arbitrary input or NUL", () => {
    const schemas = [
      productFormSchema,
      signInFormSchema,
      signUpFormSchema,
      adminUserFormSchema,
      feedbackFormSchema,
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...schemas),
        fc.anything(),
        (schema, input) => !schema.safeParse(input).success,
      ),
    );
    expect(firstMessages(productFormSchema, { ...product, name: "Chair\u0000s" })).toHaveProperty("name");
  });
});

describe("maximum lengths that the specification does not define", () => {
  it("allow a phone number of 40 characters and a special request of 5,000", () => {
    const form = { ...address, email: "ada@example.com", coupon: "" };
    const phoneNumber = `+${"1".repeat(39)}`;
    expect(firstMessages(checkoutFormSchema, { ...form, phoneNumber, notes: "x".repeat(5_000) })).toEqual({});
    expect(
      firstMessages(checkoutFormSchema, {
        ...form,
        phoneNumber: `${phoneNumber}1`,
        notes: "x".repeat(5_001),
      }),
    ).toEqual({
      phoneNumber: "This text is too long",
      notes: "This text is too long",
    });
  });
});
