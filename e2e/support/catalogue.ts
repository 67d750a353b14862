import type { Product } from "@larkwood/contract";
import { type APIRequestContext, expect } from "@playwright/test";
import { bearerOf } from "./sessions";

/** Finds a demo product by name. */
export async function findProduct(request: APIRequestContext, name: string): Promise<Product> {
  const reply = await request.get("/api/products", {
    params: { search: name },
    headers: await bearerOf(request, "user"),
  });
  const products: Product[] = await reply.json();
  const product = products.find((candidate) => candidate.name === name);
  expect(product, `a demo product named ${name}`).toBeDefined();
  return product as Product;
}
