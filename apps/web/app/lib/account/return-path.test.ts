import { describe, expect, it } from "vitest";
import { readReturnPath, returnsAfterSignIn, withReturnPath } from "./return-path";

describe("the return path after sign-in", () => {
  it.each([
    ["/cart", "/cart"],
    ["/products/bedroom?search=oak&sort=price", "/products/bedroom?search=oak&sort=price"],
    ["/products/../checkout", "/checkout"],
  ])("accepts a page of this shop: %s", (text, path) => {
    expect(readReturnPath(text)).toBe(path);
  });

  it.each([
    null,
    "",
    "cart",
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "javascript:alert(1)",
    "/signin",
    "/signup?next=/cart",
  ])("rejects anything else: %j", (text) => {
    expect(readReturnPath(text)).toBeNull();
  });

  it("is added to the sign-in URL unless it is the home page", () => {
    expect(withReturnPath("/signin", "/products?search=a&b")).toBe(
      "/signin?next=%2Fproducts%3Fsearch%3Da%26b",
    );
    expect(withReturnPath("/signin", "/")).toBe("/signin");
    expect(withReturnPath("/signup", "//evil.example")).toBe("/signup");
  });

  it("is ignored in a members-only showroom, as specified", () => {
    expect(returnsAfterSignIn({ trading: false, catalogue: "members" })).toBe(false);
    expect(returnsAfterSignIn({ trading: true, catalogue: "members" })).toBe(true);
    expect(returnsAfterSignIn({ trading: false, catalogue: "public" })).toBe(true);
  });
});
