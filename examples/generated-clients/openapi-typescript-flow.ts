import createClient from "openapi-fetch";
// `npx openapi-typescript https://your-shop.example/api/openapi.json -o paths.ts`
import type { paths } from "./paths";

/** Lists, filters, orders, pays, follows and refunds, with types of openapi-typescript. */
export async function runFlow(baseUrl: string, apiKey: string) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${apiKey}` } });

  const all = await client.GET("/products", { params: { query: { limit: 5 } } });
  if (all.error) throw new Error(all.error.title);
  const query = { search: "chair", inStock: "true", maxPrice: 500, sort: "price" } as const;
  const found = await client.GET("/products", { params: { query } });
  const product = found.data?.[0];
  if (!product) throw new Error(found.error?.title ?? "No chair in stock");

  const items = [{ productId: product.id, quantity: 2 }];
  const quote = await client.POST("/orders/quote", { body: { items } });
  const placed = await client.POST("/orders", {
    params: { header: { "idempotency-key": "openapi-typescript-order" } },
    body: {
      firstName: "Ada",
      lastName: "Lund",
      phoneNumber: "+4712345678",
      address: "Elm Street 5",
      country: "Norway",
      items,
      paymentMethod: "test_card",
      expectedTotal: quote.data?.total,
    },
  });
  if (!placed.data) throw new Error(placed.error.title);
  const path = { id: placed.data.id };

  await client.POST("/orders/{id}/payment", { params: { path } });
  const payment = await client.POST("/orders/{id}/test-card", { params: { path }, body: { answer: "pay" } });
  const followed = await client.GET("/orders/{id}", { params: { path } });
  const refund = await client.POST("/admin/orders/{id}/refunds", {
    params: { path, header: { "idempotency-key": "openapi-typescript-refund" } },
    body: { lines: [{ position: 1, quantity: 1 }], shipping: false, restock: true, reason: "Damaged" },
  });
  return {
    listed: all.data.length,
    attempt: payment.data?.attempt,
    paymentStatus: followed.data?.paymentStatus,
    line: followed.data?.lines[0]?.totalMinor,
    // The money goes back in the background.
    refund: refund.data?.refunds[0]?.amount,
  };
}
