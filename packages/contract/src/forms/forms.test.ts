import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { signInFormSchema, signUpFormSchema } from "./auth-forms";
import { checkoutFormSchema } from "./checkout-form";
import { feedbackFormSchema } from "./feedback-form";
import { REMARKS, SALUTATIONS } from "./feedback-options";
import { productFormSchema } from "./product-form";
import { addressFormSchema, adminUserFormSchema, profileFormSchema } from "./user-forms";

/** The first text of each field, as a form shows it. */
function texts(schema: z.ZodType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input);
  const shown: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) shown[issue.path.join(".")] ??= issue.message;
  return shown;
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
  it("accepts a sound product", () => {
    expect(texts(productFormSchema, product)).toEqual({});
  });

  it("says the specification's texts, odd ones included [D17]", () => {
    const bad = {
      name: "abcd",
      description: "too short",
      category: "garage",
      price: 0,
      quantity: 0,
      imageUrl: "not a url",
      acceptedTos: false,
    };
    expect(texts(productFormSchema, bad)).toEqual({
      name: "Username must be at least 5 characters long",
      description: "Username must be at least 10 characters long",
      category: "Invalid Job Type",
      price: "Price must be at least one digit",
      quantity: "Quantity must be at least one digit",
      imageUrl: "Please enter a valid URL",
      acceptedTos: "Please double check your information before submitting",
    });
  });

  it("says Required for every empty field that has no text of its own [F03]", () => {
    const shown = texts(productFormSchema, { name: "", description: " ", category: "", imageUrl: "" });
    expect(shown).toEqual({
      name: "Required",
      description: "Required",
      category: "Required",
      price: "Required",
      quantity: "Required",
      imageUrl: "Required",
      acceptedTos: "Please double check your information before submitting",
    });
  });

  it("refuses a third decimal, a fraction of a piece and a script as picture", () => {
    const shown = texts(productFormSchema, {
      ...product,
      price: 1.005,
      quantity: 1.5,
      imageUrl: "javascript:alert(1)",
    });
    expect(Object.keys(shown)).toEqual(["price", "quantity", "imageUrl"]);
  });
});

describe("sign in and sign up", () => {
  it("has the texts of the sign-in form [S03]", () => {
    expect(texts(signInFormSchema, { email: "", password: "1234", rememberMe: false })).toEqual({
      email: "Email is required",
      password: "Invalid password",
      rememberMe: "Please check the box to continue",
    });
    expect(texts(signInFormSchema, { email: "no", password: "12345", rememberMe: true })).toEqual({
      email: "Please enter a valid email",
    });
  });

  it("has the rules of the sign-up form [S06]", () => {
    const shown = texts(signUpFormSchema, {
      userName: "abcd",
      email: "x",
      password: "1234",
      agreeCheckbox: false,
    });
    expect(Object.keys(shown)).toEqual(["userName", "email", "password", "agreeCheckbox"]);
    const good = { userName: "abcde", email: "a@b.co", password: "12345", agreeCheckbox: true };
    expect(texts(signUpFormSchema, good)).toEqual({});
  });
});

describe("user forms", () => {
  it("judges names, country, address and phone [U06 C11]", () => {
    expect(texts(addressFormSchema, address)).toEqual({});
    const bad = { firstName: "A", lastName: "B", country: "Nor", address: "Elm", phoneNumber: "123" };
    expect(Object.keys(texts(addressFormSchema, bad))).toEqual(
      Object.keys(address).slice(0, 2).concat("country", "address", "phoneNumber"),
    );
    expect(Object.keys(texts(checkoutFormSchema, { ...bad, email: "x", notes: "", coupon: "" }))).toContain(
      "email",
    );
    expect(texts(profileFormSchema, { userName: "abcd", firstName: "Ada", lastName: "Lund" })).toEqual({
      userName: "Username must be at least 5 characters long",
    });
  });

  it("has three texts for a phone number [U06]", () => {
    const phone = (phoneNumber: string) => texts(addressFormSchema, { ...address, phoneNumber }).phoneNumber;
    expect(phone("")).toBe("Phone number is required");
    expect(phone("4712345678")).toBe("Phone number must start with + and should only contain digits");
    expect(phone("+47 123")).toBe("Phone number must start with + and should only contain digits");
    expect(phone("+123456")).toBe("Phone number must be at least 7 digits");
    expect(phone("+1234567")).toBeUndefined();
  });

  it("lets people from Peru, Iran and Cuba in", () => {
    for (const country of ["Peru", "Iran", "Cuba", "chad"]) {
      expect(texts(addressFormSchema, { ...address, country })).toEqual({});
    }
  });

  it("has the admin's texts for a user [D23]", () => {
    const user = { ...address, userName: "adalund", email: "ada@lund.no", role: "Owner", acceptedTos: true };
    expect(texts(adminUserFormSchema, user)).toEqual({ role: "Invalid Role" });
    expect(texts(adminUserFormSchema, { ...user, role: "Admin", email: "x" })).toEqual({
      email: "Please enter a valid email",
    });
  });

  it("measures text after trimming and normalising it", () => {
    expect(
      texts(profileFormSchema, { userName: "  ab  ", firstName: "Ada", lastName: "Lund" }),
    ).toHaveProperty("userName");
    const decomposed = "e\u0301e\u0301e\u0301e\u0301"; // four letters in eight code units
    expect(
      texts(profileFormSchema, { userName: decomposed, firstName: "Ada", lastName: "Lund" }),
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

  it("wants a message of ten, a remark and a salutation from their lists and all the rest [T04]", () => {
    expect(texts(feedbackFormSchema, feedback)).toEqual({});
    const shown = texts(feedbackFormSchema, {
      ...feedback,
      message: "short",
      remark: "Meh",
      salutation: "",
      city: "",
    });
    expect(Object.keys(shown)).toEqual(["message", "remark", "salutation", "city"]);
    expect(REMARKS).toHaveLength(6);
    expect(SALUTATIONS).toHaveLength(6);
  });
});

describe("every form", () => {
  it("never throws and never accepts a NUL, whatever it is fed", () => {
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
    expect(texts(productFormSchema, { ...product, name: "Chair\u0000s" })).toHaveProperty("name");
  });
});

describe("upper bounds that the specification does not name", () => {
  it("leave room for any phone number and for a long special request", () => {
    const form = { ...address, email: "ada@example.com", coupon: "" };
    const phoneNumber = `+${"1".repeat(39)}`;
    expect(texts(checkoutFormSchema, { ...form, phoneNumber, notes: "x".repeat(5_000) })).toEqual({});
    expect(
      texts(checkoutFormSchema, { ...form, phoneNumber: `${phoneNumber}1`, notes: "x".repeat(5_001) }),
    ).toEqual({
      phoneNumber: "This text is too long",
      notes: "This text is too long",
    });
  });
});
