import { type APIRequestContext, expect } from "@playwright/test";
import { bearerOf } from "./sessions";

export interface ShownProduct {
  id: string;
  name: string;
  price: number;
  quantity: number;
}

/** Long enough for two lines, to test overflow in dialogs. */
export const LONG_NAME = "Journey chair with a woven seat of paper cord and a backrest of steamed beech";

/** Creates a product for one test, so that parallel tests do not use each other's stock. */
export async function createProduct(
  request: APIRequestContext,
  changes: Partial<ShownProduct> = {},
): Promise<ShownProduct> {
  const headers = await bearerOf(request, "admin");
  const { quantity = 5, price = 120.5, name = `Journey chair ${crypto.randomUUID().slice(0, 8)}` } = changes;
  const [pictured] = await (await request.get("/api/products?limit=1", { headers })).json();
  const data = {
    name,
    description: "A chair that exists for one test only.",
    category: "dining",
    price,
    quantity: Math.max(quantity, 1),
    imageUrl: pictured.imageUrl,
    acceptedTos: true,
  };
  const reply = await request.post("/api/products", { headers, data });
  expect(reply.status(), await reply.text()).toBe(201);
  const product: ShownProduct = await reply.json();
  if (quantity === 0) await setStock(request, product.id, 0);
  return { ...product, quantity };
}

/** Sets the stock of a product. */
export async function setStock(request: APIRequestContext, id: string, amount: number): Promise<void> {
  const headers = await bearerOf(request, "admin");
  const reply = await request.post(`/api/products/${id}/stock`, {
    headers,
    data: { mode: "set", amount, reason: "count" },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** The displayed stock. Cached replies may be half a second old, so poll for an expected value. */
export async function stockOf(request: APIRequestContext, id: string): Promise<number> {
  return (await (await request.get(`/api/products/${id}`)).json()).quantity;
}
