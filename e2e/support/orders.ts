import { type APIRequestContext, expect } from "@playwright/test";
import { registerUser } from "./accounts";
import { bearerOf } from "./sessions";
import { createProduct } from "./stock";

/** Places orders of a new customer with a unique last name. */
export async function placeOrders(request: APIRequestContext, count: number) {
  const shopper = await registerUser(request);
  const product = await createProduct(request, { quantity: 500 });
  const lastName = `Shopper${crypto.randomUUID().replace(/[^a-f]/g, "")}`;
  const auth = await bearerOf(request, shopper);
  const orders: { id: string; number: number; customerId: string }[] = [];
  for (let i = 0; i < count; i += 1) {
    const reply = await request.post("/api/orders", {
      headers: { ...auth, "idempotency-key": crypto.randomUUID() },
      data: {
        items: [{ productId: product.id, quantity: 1 }],
        firstName: "Ada",
        lastName,
        country: "Norway",
        address: "Elm Street 5",
        phoneNumber: "+4712345678",
        paymentMethod: "bank_transfer",
      },
    });
    expect(reply.status(), await reply.text()).toBe(201);
    orders.push(await reply.json());
  }
  return { orders, lastName, product, shopper };
}
