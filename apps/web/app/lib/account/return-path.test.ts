import { describe, expect, it } from "vitest";
import { leadsBack, readReturnPath, withReturn } from "./return-path";

describe("the way back after signing in", () => {
  it.each([
    ["/cart", "/cart"],
    ["/products/bedroom?search=oak&sort=price", "/products/bedroom?search=oak&sort=price"],
    ["/products/../checkout", "/checkout"],
  ])("leads to a page of this shop: %s", (text, path) => {
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
  ])("leads nowhere else: %j", (text) => {
    expect(readReturnPath(text)).toBeNull();
  });

  it("is part of the door's address, unless it is the way home", () => {
    expect(withReturn("/signin", "/products?search=a&b")).toBe("/signin?next=%2Fproducts%3Fsearch%3Da%26b");
    expect(withReturn("/signin", "/")).toBe("/signin");
    expect(withReturn("/signup", "//evil.example")).toBe("/signup");
  });

  it("is the specification's in a showroom for members", () => {
    expect(leadsBack({ trading: false, catalogue: "members" })).toBe(false);
    expect(leadsBack({ trading: true, catalogue: "members" })).toBe(true);
    expect(leadsBack({ trading: false, catalogue: "public" })).toBe(true);
  });
});
