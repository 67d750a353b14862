import type { Product } from "@larkwood/contract";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { bearerOf } from "./sessions";

/** Reads products of the demo shop through the API. */
export async function findProducts(request: APIRequestContext, query: string): Promise<Product[]> {
  const headers = await bearerOf(request, "user");
  const reply = await request.get(`/api/products?${query}`, { headers });
  expect(reply.status()).toBe(200);
  return reply.json();
}

/** Products of the demo catalogue. The newest products may belong to another test, which deletes them. */
export async function findDemoProducts(request: APIRequestContext, count: number): Promise<Product[]> {
  const products = await findProducts(request, "limit=100");
  return products.filter(({ name }) => !name.startsWith("Journey")).slice(0, count);
}

type Line = { product: Product; quantity: number };

/** Fills the cart in the local storage. The browser must already be on the shop's origin. */
export async function fillCart(page: Page, lines: Line[]): Promise<void> {
  const cart = lines.map(({ product, quantity }) => ({ _id: product._id, quantity }));
  await page.evaluate((text) => localStorage.setItem("cart", text), JSON.stringify(cart));
}
