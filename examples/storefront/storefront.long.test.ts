import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@larkwood/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestApp } from "../../apps/api/src/testing/build-test-app";
import { createVariants } from "../../apps/api/src/testing/fixtures/stock-items";
import { createApiKey, listen } from "../../apps/api/src/testing/listening-shop";
import { productForm } from "../../apps/api/src/testing/product-form";
import { createStorefront } from "./storefront";

const shop = await buildTestApp({ env: { SHOP_CURRENCY: "EUR" } });
const admin = await shop.as("Admin");
let answer: ReturnType<typeof createStorefront>;
const server = createServer((request, response) => void answer(request, response));
let address: string;
beforeAll(async () => {
  const apiKey = await createApiKey(shop, admin, ["reports.read"]);
  answer = createStorefront(createClient({ baseUrl: `${await listen(shop)}/api`, apiKey, maxAttempts: 1 }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function open(path: string) {
  const response = await fetch(address + path);
  return { status: response.status, html: await response.text() };
}

it("lists products page by page, and finds them", async () => {
  for (let i = 0; i < 25; i += 1)
    await shop.call(admin, "POST", "/products", {
      payload: productForm({ name: `Birch chair ${i}`, price: 20 }),
    });
  await shop.call(admin, "POST", "/products", { payload: productForm({ name: "Oak <table> & bench" }) });
  const first = await open("/");
  expect(first.html).toContain("26 products");
  expect(first.html).toContain("Oak &lt;table&gt; &amp; bench");
  expect(first.html.match(/<li>/g)).toHaveLength(24);
  const more = /rel="next" href="([^"]+)"/.exec(first.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect((await open(`/${more}`)).html.match(/<li>/g)).toHaveLength(2);
  const found = await open("/?search=bench");
  expect(found.html).toContain("1 products");
});

it("shows a product with the price and stock of its variants", async () => {
  const { id } = await createVariants(shop, admin, ["SHOW-1", "SHOW-2"], { price: 249.9 });
  const { html } = await open(`/products/${id}`);
  expect(html).toContain("€249.90");
  expect(html).toContain("SHOW-2");
  expect(html).toContain("In stock");
});

it("says so when a product or a page does not exist", async () => {
  expect((await open(`/products/${"f".repeat(24)}`)).status).toBe(404);
  expect((await open("/elsewhere")).status).toBe(404);
});
