import { randomUUID } from "node:crypto";
import type { Product } from "@larkwood/contract";
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app";
import { orderBody } from "../../testing/fixtures/orders";
import { productForm } from "../../testing/product-form";

// A page about several products, such as a room or a comparison: `/stock/<id>-<id>`.
const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "bank_transfer" },
  pages: async (request, reader) => {
    const ids = new URL(request.url).pathname.slice("/stock/".length).split("-");
    const found = await reader.findProducts(ids);
    const stock = found.map(({ name, quantity }) => `<li>${quantity} ${name}</li>`).join("");
    return new Response(`<ul>${stock}</ul>`, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
});
const { app, as, call } = shop;

it("pages about several products show the stock after an order, and no drafts", async () => {
  const admin = await as("Admin");
  const create = async (name: string) => {
    const payload = productForm({ name, quantity: 12 });
    return (await call(admin, "POST", "/products", { payload })).json<Product>().id;
  };
  const [chair, draft] = [await create("Stocked chair"), await create("Hidden chair")];
  await call(admin, "PUT", `/products/${draft}/publishing`, { payload: { state: "draft", publishAt: null } });
  const page = async () => (await app.inject(`/stock/${chair}-${draft}`)).body;
  expect(await page()).toBe("<ul><li>12 Stocked chair</li></ul>");

  const reply = await call(await as("User"), "POST", "/orders", {
    payload: orderBody([{ productId: chair, quantity: 2 }]),
    headers: { "idempotency-key": randomUUID() },
  });
  expect(reply.statusCode, reply.body).toBe(201);
  // Much shorter than the maximum age of a cached page.
  await expect.poll(page, { timeout: 20_000 }).toBe("<ul><li>10 Stocked chair</li></ul>");
});
