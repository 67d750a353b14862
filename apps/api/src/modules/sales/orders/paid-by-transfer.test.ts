import type { Order } from "@larkwood/contract";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer,pay_on_delivery" } });
const bare = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_BANK_ACCOUNT: "" } });

const place = async ({ db, as, call }: typeof shop, paymentMethod: "bank_transfer" | "pay_on_delivery") => {
  const payload = orderBody([{ productId: await storeProduct(db, 5), quantity: 1 }], { paymentMethod });
  const headers = { "idempotency-key": crypto.randomUUID() };
  const by = await as("User");
  return { by, reply: await call(by, "POST", "/orders", { payload, headers }) };
};

it("shows the bank account in the response, on the order and in the mail, until the order is paid", async () => {
  const { by, reply } = await place(shop, "bank_transfer");
  const order = reply.json<Order>();
  const account = { holder: "Fir Ltd", number: "GB29NWBK60161331926819", bank: "Fir Bank", bic: "NWBKGB2L" };
  expect(order.bankTransfer).toMatchObject({ ...account, reference: `Order ${order.number}` });
  expect(order.paymentInstructions).toContain("GB29 NWBK 6016 1331 9268 19");
  const read = async () => (await shop.call(by, "GET", `/orders/${order.id}`)).json<Order>();
  expect((await read()).bankTransfer).toEqual(order.bankTransfer);
  const [mail] = await sqlOn(shop.db)<{
    body: string;
  }>`SELECT body FROM mails WHERE recipient = ${by.email}`;
  for (const text of ["Fir Ltd", "GB29 NWBK 6016 1331 9268 19", "NWBKGB2L", `Order ${order.number}`])
    expect(mail?.body).toContain(text);

  await sqlOn(shop.db)`UPDATE payments SET status = 'received' WHERE order_id = ${order.id}`;
  expect((await read()).bankTransfer).toBeNull();
});

it("shows no bank account for payment on delivery", async () => {
  expect((await place(shop, "pay_on_delivery")).reply.json()).toMatchObject({ bankTransfer: null });
});

it("refuses bank transfer if the shop has no account", async () => {
  const { reply } = await place(bare, "bank_transfer");
  expect([reply.statusCode, reply.json().code]).toEqual([409, "payment_unavailable"]);
  expect((await bare.call(null, "GET", "/shop")).json()).toMatchObject({ trading: true, paymentMethods: [] });
});
