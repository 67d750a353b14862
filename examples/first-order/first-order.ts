import { type LarkwoodClient, unwrap } from "@larkwood/client";

const address = {
  firstName: "Ada",
  lastName: "Lund",
  phoneNumber: "+4712345678",
  address: "Elm Street 5",
  country: "Norway",
};

/** Finds a product, orders two of it, marks the order as paid, follows it and refunds one piece. `run` names this run. */
export async function placeFirstOrder(client: LarkwoodClient, run: string) {
  const query = { search: "chair", inStock: "true", maxPrice: 500, limit: 2 } as const;
  const [product] = await unwrap(client.GET("/products", { params: { query } }));
  if (!product) throw new Error("The shop has no chair in stock.");
  const items = [{ productId: product.id, quantity: 2 }];
  const quote = await unwrap(client.POST("/orders/quote", { body: { items } }));

  const order = await unwrap(
    client.POST("/orders", {
      params: { header: { "idempotency-key": `order-${run}` } },
      body: { ...address, items, paymentMethod: "bank_transfer", expectedTotal: quote.total },
    }),
  );
  const path = { id: order.id };
  await unwrap(
    client.POST("/admin/payments/{id}", {
      params: { path: { id: order.paymentId } },
      body: { status: "received" },
    }),
  );
  const paid = await unwrap(client.GET("/orders/{id}", { params: { path } }));
  await unwrap(
    client.POST("/admin/orders/{id}/refunds", {
      params: { path, header: { "idempotency-key": `refund-${run}` } },
      body: { lines: [{ position: 1, quantity: 1 }], shipping: false, restock: true, reason: "Damaged" },
    }),
  );
  const refunded = await unwrap(client.GET("/orders/{id}", { params: { path } }));
  return { order, paid, refunded };
}
