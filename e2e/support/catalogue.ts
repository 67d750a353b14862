import type { Product } from "@larkwood/contract";
import { type APIRequestContext, expect } from "@playwright/test";
import { demoAccounts } from "./accounts";

/** The demo product of that name, as the API knows it now. */
export async function findProduct(request: APIRequestContext, name: string): Promise<Product> {
  const { email, password } = demoAccounts.user;
  const signIn = await request.post("/api/signin", { data: { email, password, rememberMe: true } });
  const { accessToken } = await signIn.json();
  const reply = await request.get("/api/products", {
    params: { search: name },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const products: Product[] = await reply.json();
  const product = products.find((candidate) => candidate.name === name);
  expect(product, `a demo product named ${name}`).toBeDefined();
  return product as Product;
}
