import { type APIRequestContext, expect } from "@playwright/test";
import { bearerOf } from "./sessions";

export interface ShownProduct {
  id: string;
  name: string;
  price: number;
  quantity: number;
}

/** Long enough for two lines, and to push out of a dialog what stands beside it. */
export const LONG_NAME = "Journey chair with a woven seat of paper cord and a backrest of steamed beech";

/** A product of its own for a journey that buys it, so that journeys side by side do not take each other's stock. */
export async function createProduct(
  request: APIRequestContext,
  changes: Partial<ShownProduct> = {},
): Promise<ShownProduct> {
  const headers = await bearerOf(request, "admin");
  const { quantity = 5, price = 120.5, name = `Journey chair ${crypto.randomUUID().slice(0, 8)}` } = changes;
  const [pictured] = await (await request.get("/api/products?limit=1", { headers })).json();
  const data = {
    name,
    description: "A chair that exists for one journey only.",
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

/** Says how many are left, as a count of the shelf would. */
export async function setStock(request: APIRequestContext, id: string, amount: number): Promise<void> {
  const headers = await bearerOf(request, "admin");
  const reply = await request.post(`/api/products/${id}/stock`, {
    headers,
    data: { mode: "set", amount, reason: "count" },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** As shown: a kept reply may be half a second behind two moves in a row, so that whoever expects a number waits for it. */
export async function stockOf(request: APIRequestContext, id: string): Promise<number> {
  return (await (await request.get(`/api/products/${id}`)).json()).quantity;
}
