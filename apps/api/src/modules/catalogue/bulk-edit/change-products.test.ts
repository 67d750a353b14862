import type { Product } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const { as, call } = await buildTestApp();
const admin = await as("Admin");
const shopper = await as("User");

async function newProduct(price: number): Promise<Product> {
  return (await call(admin, "POST", "/products", { payload: productForm({ price }) })).json();
}

const change = (products: readonly Product[], how: object, user = admin) =>
  call(user, "POST", "/products/bulk", {
    payload: { products: products.map(({ id, version }) => ({ id, version })), change: how },
  });
const priceOf = async (id: string) => (await call(null, "GET", `/products/${id}`)).json().price;

describe("changing many products at once", () => {
  it("lowers all prices by percent, to the cent, with an audit row for each [D24]", async () => {
    const chosen = [await newProduct(199.99), await newProduct(50)];
    const reply = await change(chosen, { kind: "price-percent", amount: -10 });
    expect(reply.json().changed).toBe(2);
    expect(await Promise.all(chosen.map(({ id }) => priceOf(id)))).toEqual([179.99, 45]);
    const [entry] = (
      await call(admin, "GET", `/audit?subjectId=${chosen[1]?.id}&action=product.bulk`)
    ).json();
    expect(entry).toMatchObject({ before: { price: 50 }, after: { price: 45 } });
  });

  it("moves products to another category and leaves those alone that are there already", async () => {
    const [one, two] = [await newProduct(10), await newProduct(10)];
    expect((await change([one], { kind: "category", category: "outdoor" })).json().changed).toBe(1);
    const moved = (await call(null, "GET", `/products/${one.id}`)).json();
    const reply = (await change([moved, two], { kind: "category", category: "outdoor" })).json();
    expect(reply.changed).toBe(1);
    expect(reply.products.map(({ category }: Product) => category)).toEqual(["outdoor", "outdoor"]);
  });

  it("changes nothing when somebody else changed one of them since, and says which", async () => {
    const [one, two] = [await newProduct(100), await newProduct(200)];
    await change([two], { kind: "price-set", amount: 210 });
    const reply = await change([one, two], { kind: "price-add", amount: 5 });
    expect(reply.statusCode).toBe(412);
    expect(reply.json()).toMatchObject({ code: "edit_conflict", context: [{ id: two.id, price: 210 }] });
    expect(await priceOf(one.id)).toBe(100);
  });

  it("changes nothing when one price would leave its bounds, or one product is gone", async () => {
    const [cheap, dear] = [await newProduct(3), await newProduct(300)];
    const reply = await change([cheap, dear], { kind: "price-add", amount: -2.5 });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors.change).toContain("below $1");
    expect(await priceOf(dear.id)).toBe(300);
    const gone = { ...dear, id: "0".repeat(24) };
    expect((await change([dear, gone], { kind: "price-set", amount: 9 })).statusCode).toBe(404);
    expect(await priceOf(dear.id)).toBe(300);
  });

  it("says of products only what their own pages could say", async () => {
    const product = await newProduct(10);
    const say = async (value: unknown) => {
      const seen = (await call(null, "GET", `/products/${product.id}`)).json<Product>();
      return change([seen], { kind: "attribute", key: typeof value === "number" ? "seats" : "care", value });
    };
    for (const value of ["\0", -5, 1e12, "x".repeat(501)])
      expect([value, (await say(value)).statusCode]).toEqual([value, 400]);
    expect((await say(" Wipe it. ")).json().changed).toBe(1);
    const said = async () =>
      (await call(null, "GET", `/products/${product.id}`))
        .json<Product>()
        .attributes?.map(({ key, text }) => [key, text]);
    expect(await said()).toEqual([["care", "Wipe it."]]);
    // An empty text says nothing, as on the product's page.
    expect((await say("")).json().changed).toBe(1);
    expect(await said()).toBeUndefined();
  });

  it("is for Admins, and for at least one product and at most 500", async () => {
    const product = await newProduct(10);
    expect((await change([product], { kind: "price-set", amount: 9 }, shopper)).statusCode).toBe(403);
    expect((await change([], { kind: "price-set", amount: 9 })).statusCode).toBe(400);
    const many = Array.from({ length: 501 }, () => product);
    expect((await change(many, { kind: "price-set", amount: 9 })).statusCode).toBe(400);
  });
});
