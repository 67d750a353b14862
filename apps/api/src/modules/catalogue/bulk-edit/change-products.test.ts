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

const change = (products: readonly Product[], changeForm: object, user = admin) =>
  call(user, "POST", "/products/bulk", {
    payload: { products: products.map(({ id, version }) => ({ id, version })), change: changeForm },
  });
const priceOf = async (id: string) => (await call(null, "GET", `/products/${id}`)).json().price;

describe("changing many products at once", () => {
  it("lowers all prices by percent, to the cent, with an audit row for each [D24]", async () => {
    const products = [await newProduct(199.99), await newProduct(50)];
    const reply = await change(products, { kind: "price-percent", amount: -10 });
    expect(reply.json().changed).toBe(2);
    expect(await Promise.all(products.map(({ id }) => priceOf(id)))).toEqual([179.99, 45]);
    const [entry] = (
      await call(admin, "GET", `/audit?subjectId=${products[1]?.id}&action=product.bulk`)
    ).json();
    expect(entry).toMatchObject({ before: { price: 50 }, after: { price: 45 } });
  });

  it("moves products to another category and skips those already in it", async () => {
    const [one, two] = [await newProduct(10), await newProduct(10)];
    expect((await change([one], { kind: "category", category: "outdoor" })).json().changed).toBe(1);
    const moved = (await call(null, "GET", `/products/${one.id}`)).json();
    const reply = (await change([moved, two], { kind: "category", category: "outdoor" })).json();
    expect(reply.changed).toBe(1);
    expect(reply.products.map(({ category }: Product) => category)).toEqual(["outdoor", "outdoor"]);
  });

  it("changes nothing if one product was edited since, and returns it", async () => {
    const [one, two] = [await newProduct(100), await newProduct(200)];
    await change([two], { kind: "price-set", amount: 210 });
    const reply = await change([one, two], { kind: "price-add", amount: 5 });
    expect(reply.statusCode).toBe(412);
    expect(reply.json()).toMatchObject({ code: "edit_conflict", context: [{ id: two.id, price: 210 }] });
    expect(await priceOf(one.id)).toBe(100);
  });

  it("changes nothing if one price would be out of bounds or one product is missing", async () => {
    const [cheap, dear] = [await newProduct(3), await newProduct(300)];
    const reply = await change([cheap, dear], { kind: "price-add", amount: -2.5 });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors.change).toContain("below $1");
    expect(await priceOf(dear.id)).toBe(300);
    const gone = { ...dear, id: "0".repeat(24) };
    expect((await change([dear, gone], { kind: "price-set", amount: 9 })).statusCode).toBe(404);
    expect(await priceOf(dear.id)).toBe(300);
  });

  it("validates attribute values like the product form", async () => {
    const product = await newProduct(10);
    const setValue = async (value: unknown) => {
      const seen = (await call(null, "GET", `/products/${product.id}`)).json<Product>();
      return change([seen], { kind: "attribute", key: typeof value === "number" ? "seats" : "care", value });
    };
    for (const value of ["\0", -5, 1e12, "x".repeat(501)])
      expect([value, (await setValue(value)).statusCode]).toEqual([value, 400]);
    expect((await setValue(" Wipe it. ")).json().changed).toBe(1);
    const attributes = async () =>
      (await call(null, "GET", `/products/${product.id}`))
        .json<Product>()
        .attributes?.map(({ key, text }) => [key, text]);
    expect(await attributes()).toEqual([["care", "Wipe it."]]);
    // An empty text removes the value, as in the product form.
    expect((await setValue("")).json().changed).toBe(1);
    expect(await attributes()).toBeUndefined();
  });

  it("requires an Admin and 1 to 500 products", async () => {
    const product = await newProduct(10);
    expect((await change([product], { kind: "price-set", amount: 9 }, shopper)).statusCode).toBe(403);
    expect((await change([], { kind: "price-set", amount: 9 })).statusCode).toBe(400);
    const many = Array.from({ length: 501 }, () => product);
    expect((await change(many, { kind: "price-set", amount: 9 })).statusCode).toBe(400);
  });
});
