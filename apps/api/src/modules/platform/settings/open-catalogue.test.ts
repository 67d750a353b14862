import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";

// Uses the built pages: the server decides about redirects to the sign-in and their return path.
const members = await buildTestApp({ built: true });
const trading = await buildTestApp({ built: true, env: { SHOP_MODE: "trading" } });
const open = await buildTestApp({ built: true, env: { SHOP_CATALOGUE: "public" } });

const visit = async ({ app }: typeof open, url: string) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { host: "shop.example" } });
  return { status: statusCode, to: headers.location, cacheControl: headers["cache-control"], body };
};

describe("a visitor without an account", () => {
  it("is redirected to the sign-in without a return path, as the specification says", async () => {
    for (const url of ["/products", "/products/bedroom", "/cart", "/dashboard/orders"])
      expect(await visit(members, url)).toMatchObject({ status: 302, to: "/signin" });
  });

  it("is redirected to the sign-in with a return path in trading mode", async () => {
    expect(await visit(trading, "/cart")).toMatchObject({ status: 302, to: "/signin?next=%2Fcart" });
    expect(await visit(trading, "/products/bedroom?sort=price&spy=1")).toMatchObject({
      to: "/signin?next=%2Fproducts%2Fbedroom%3Fsort%3Dprice",
    });
  });

  it("sees the products of a public catalogue in a cached page", async () => {
    const id = await storeProduct(open.db, 5);
    for (const url of ["/products", "/products/dining"]) {
      const page = await visit(open, url);
      expect(page).toMatchObject({ status: 200, cacheControl: "no-cache" });
      expect(page.body).toContain(`/products/details/${id}`);
    }
    expect(await visit(open, "/products?search=chair")).toMatchObject({ status: 200 });
    expect(await visit(open, "/products/nowhere")).toMatchObject({ status: 404 });
    expect(await visit(open, "/checkout")).toMatchObject({ status: 302, to: "/signin?next=%2Fcheckout" });
    expect((await open.call(null, "GET", "/products?search=chair")).statusCode).toBe(200);
  });
});
