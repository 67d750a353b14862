// `npx @hey-api/openapi-ts -i https://your-shop.example/api/openapi.json -o client`
import {
  answerTestCard,
  getOrder,
  listProducts,
  placeOrder,
  quoteOrder,
  refundOrder,
  startPayment,
} from "./client";
import { createClient } from "./client/client";

/** Lists, filters, orders, pays, follows and refunds, with the functions of @hey-api/openapi-ts. */
export async function runFlow(baseUrl: string, apiKey: string) {
  const client = createClient({ baseUrl, auth: apiKey });

  const all = await listProducts({ client, query: { limit: 5 } });
  if (all.error) throw new Error(all.error.title);
  const found = await listProducts({
    client,
    query: { search: "chair", inStock: "true", maxPrice: 500, sort: "price" },
  });
  const product = found.data?.[0];
  if (!product) throw new Error(found.error?.title ?? "No chair in stock");

  const items = [{ productId: product.id, quantity: 2 }];
  const quote = await quoteOrder({ client, body: { items } });
  const placed = await placeOrder({
    client,
    headers: { "idempotency-key": "hey-api-order" },
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

  await startPayment({ client, path });
  const payment = await answerTestCard({ client, path, body: { answer: "pay" } });
  const followed = await getOrder({ client, path });
  const refund = await refundOrder({
    client,
    path,
    headers: { "idempotency-key": "hey-api-refund" },
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
