import { WEBHOOK_EVENTS } from "@larkwood/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody } from "../../../testing/fixtures/orders";
import { productForm } from "../../../testing/product-form";
import { startReceiver, verify, type WebhookReceiver } from "../../../testing/webhook-receiver";

const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "test_card", WEBHOOK_PRIVATE_ADDRESSES: "on" },
});
let admin: TestUser;
let receiver: WebhookReceiver;
beforeAll(async () => {
  admin = await shop.as("Admin");
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

let calls = 0;
async function call(
  by: TestUser,
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  payload?: object,
) {
  const headers = { "idempotency-key": `every-event-${++calls}` };
  const reply = await shop.call(by, method, path, { headers, ...(payload && { payload }) });
  expect(reply.statusCode, `${method} ${path} ${reply.body}`).toBeLessThan(300);
  return reply.body ? reply.json<{ id: string; secret: string; version: number }>() : null;
}

it("sends every event that calls of the API cause, signed, and in order for each object", async () => {
  const { secret = "" } =
    (await call(admin, "POST", "/admin/webhooks", { url: receiver.url, events: [...WEBHOOK_EVENTS] })) ?? {};
  const customer = await shop.as("User");
  const { id: product = "" } =
    (await call(admin, "POST", "/products", productForm({ price: 20, quantity: 9 }))) ?? {};
  const place = async () => {
    const body = orderBody([{ productId: product, quantity: 2 }], { paymentMethod: "test_card" });
    const { id: order = "" } = (await call(customer, "POST", "/orders", body)) ?? {};
    await call(customer, "POST", `/orders/${order}/payment`);
    return order;
  };
  const step = (order: string, status: string) => call(admin, "POST", `/orders/${order}/status`, { status });

  const sold = await place();
  await call(customer, "POST", `/orders/${sold}/test-card`, { answer: "pay" });
  for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"]) await step(sold, status);
  const lines = [{ position: 1, quantity: 1 }];
  await call(customer, "POST", `/orders/${sold}/returns`, { lines, reason: "Too large" });
  await call(admin, "POST", `/admin/orders/${sold}/refunds`, { lines, restock: true });
  const cancelled = await place();
  await step(cancelled, "CANCELLED");
  await call(admin, "PATCH", `/products/${product}`, { price: 21 });
  await call(admin, "DELETE", `/products/${product}`);
  await call(admin, "PUT", `/admin/customers/${customer.id}`, {
    version: 0,
    note: "Moves",
    isBlocked: false,
  });
  await call(admin, "DELETE", `/users/${customer.id}`);

  const eventsOf = (id: string) =>
    receiver.requests.filter(({ message }) => message.data.id === id).map(({ message }) => message.type);
  const types = () => new Set(receiver.requests.map(({ message }) => message.type));
  await expect.poll(types).toEqual(new Set(WEBHOOK_EVENTS));
  for (const request of receiver.requests) verify(secret, request);
  const without = (events: string[], ...others: string[]) =>
    events.filter((event) => !others.includes(event));
  expect(without(eventsOf(sold), "order.updated")).toEqual([
    "order.placed",
    "order.paid",
    "order.shipped",
    "return.requested",
    "order.refunded",
  ]);
  expect(without(eventsOf(cancelled), "order.updated")).toEqual(["order.placed", "order.cancelled"]);
  expect(without(eventsOf(product), "stock.changed")).toEqual([
    "product.created",
    "product.updated",
    "product.deleted",
  ]);
  expect(without(eventsOf(customer.id), "customer.updated")).toEqual([
    "customer.created",
    "customer.deleted",
  ]);
});
