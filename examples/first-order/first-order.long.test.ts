import { createClient } from "@larkwood/client";
import { expect, it } from "vitest";
import { buildTestApp } from "../../apps/api/src/testing/build-test-app";
import { createApiKey, listen } from "../../apps/api/src/testing/listening-shop";
import { productForm } from "../../apps/api/src/testing/product-form";
import { placeFirstOrder } from "./first-order";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const admin = await shop.as("Admin");

it("finds, orders, pays, follows and refunds, once for each run", async () => {
  const product = productForm({ name: "Birch chair", price: 20, quantity: 9 });
  await shop.call(admin, "POST", "/products", { payload: product });
  const apiKey = await createApiKey(shop, admin, ["orders.read", "orders.write", "payments.write"]);
  const client = createClient({ baseUrl: `${await listen(shop)}/api`, apiKey });
  const { order, paid, refunded } = await placeFirstOrder(client, "one");
  expect([order.total, order.paymentStatus, paid.paymentStatus]).toEqual([40, "expected", "received"]);
  expect([refunded.refunded, refunded.refundedMinor]).toEqual([20, 2000]);
  const again = await placeFirstOrder(client, "two");
  expect(again.order.id).not.toBe(order.id);
});
