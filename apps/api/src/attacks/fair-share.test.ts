import { expect, it } from "vitest";
import { storeProduct } from "../testing/fixtures/orders";
import { openOrderShop } from "../testing/order-shop";

const desk = await openOrderShop({ SHOP_PAYMENT_METHODS: "bank_transfer" });
const { db, call, shopper, staff } = desk;

it("a customer who downloads an invoice many times at once does not delay the packing slip of the staff", async () => {
  const order = await desk.place([{ productId: await storeProduct(db, 9), quantity: 1 }]);
  await call(staff, "POST", `/admin/orders/${order.id}/invoice`);
  const [invoice] = (await desk.seenByShopper(order.id)).documents;
  const finished: string[] = [];
  const download = async (who: typeof shopper, path: string) => {
    const { statusCode } = await call(who, "GET", path);
    if (statusCode === 200) finished.push(path);
    return statusCode;
  };
  const [invoicePath, slipPath] = [`/documents/${invoice?.id}`, `/admin/orders/${order.id}/packing-slip`];
  await download(staff, slipPath);
  finished.length = 0;
  const flood = Array.from({ length: 40 }, () => download(shopper, invoicePath));
  // The flood is in the queue when its first reply arrives.
  await Promise.race(flood);
  expect(await download(staff, slipPath)).toBe(200);
  expect(finished.indexOf(slipPath)).toBeLessThan(10);
  const statuses = new Set(await Promise.all(flood));
  expect(statuses).toEqual(new Set([200, 429]));
});
