import type { Order, SettingChange } from "@larkwood/contract";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody, stockOf, storeProduct } from "../../../testing/fixtures/orders";

const shop = await buildTestApp();

it("returns the existing order for a repeated request, even after settings changed", async () => {
  const [owner, shopper] = [await shop.as("Admin"), await shop.as("User")];
  const set = async (changes: SettingChange[]) => {
    const reply = await shop.call(owner, "PUT", "/settings", { payload: { changes } });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const productId = await storeProduct(shop.db, 10);
  const payload = orderBody([{ productId, quantity: 3 }], { paymentMethod: "pay_on_delivery" });
  const post = (key: string) =>
    shop.call(shopper, "POST", "/orders", { payload, headers: { "idempotency-key": key } });
  await set([{ key: "paymentMethods", value: ["pay_on_delivery"], version: 0 }]);
  const first = await post("the-lost-one");
  expect(first.statusCode, first.body).toBe(201);

  const refusals: [SettingChange, string][] = [
    [{ key: "mostPiecesPerLine", value: 2, version: 0 }, "invalid_input"],
    [{ key: "paymentMethods", value: ["bank_transfer"], version: 1 }, "payment_unavailable"],
  ];
  for (const [change, code] of refusals) {
    await set([change]);
    const again = await post("the-lost-one");
    expect([again.statusCode, again.json<Order>().id]).toEqual([201, first.json<Order>().id]);
    expect((await post(`another-one-${code}`)).json().code).toBe(code);
  }
  expect(await stockOf(shop.db, productId)).toBe(7);
});
