import type { Order, Setting } from "@larkwood/contract";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { readPdfText } from "../../../testing/read-pdf-text";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const { call, db } = shop;

const ADDRESS = {
  postalName: "Łąka & Sønner ApS",
  postalStreet: "Bakkegården 12",
  postalCity: "2100 København",
  postalCountry: "Denmark",
  taxNumber: "DK 12 34 56 78",
};

it("prints the shop's postal address and tax number on new documents; both can be reset", async () => {
  const [shopper, staff] = [await shop.as("User"), await shop.as("Admin")];
  const set = (key: string, value: string) => call(staff, "PUT", `/settings/${key}`, { payload: { value } });
  const paid = async () => {
    const items = [{ productId: await storeProduct(db, 9, 10_000), quantity: 1 }];
    const headers = { "idempotency-key": crypto.randomUUID() };
    const order = (
      await call(shopper, "POST", "/orders", { payload: orderBody(items), headers })
    ).json<Order>();
    await call(staff, "POST", `/admin/payments/${order.paymentId}`, { payload: { status: "received" } });
    return order;
  };
  const print = async ({ id }: Order, kind: "invoice" | "credit_note") => {
    const { documents } = (await call(shopper, "GET", `/orders/${id}`)).json<Order>();
    const document = documents.find((one) => one.kind === kind);
    return readPdfText((await call(shopper, "GET", `/documents/${document?.id}`)).rawPayload);
  };

  const before = await paid();
  for (const [key, value] of Object.entries(ADDRESS)) {
    const reply = await set(key, value);
    expect(reply.statusCode, reply.body).toBe(200);
  }
  const order = await paid();
  const invoice = await print(order, "invoice");
  for (const line of [
    "Łąka & Sønner ApS",
    "Bakkegården 12",
    "2100 København",
    "Denmark",
    "Tax number DK 12 34 56 78",
  ])
    expect(invoice.split("\n")).toContain(line);
  await call(staff, "POST", `/admin/payments/${order.paymentId}`, { payload: { status: "refunded" } });
  expect(await print(order, "credit_note")).toContain("Bakkegården 12\n2100 København\nDenmark");
  const slip = readPdfText((await call(staff, "GET", `/admin/orders/${order.id}/packing-slip`)).rawPayload);
  expect(slip).toContain("Bakkegården 12\n2100 København\nDenmark");
  // The packing slip has no tax number.
  expect(slip).not.toContain("DK 12");
  // Existing invoices don't change.
  expect(await print(before, "invoice")).not.toContain("Bakkegården");

  expect((await set("postalCity", "x\u0000y")).statusCode).toBe(400);
  const undone = (await call(staff, "DELETE", "/settings/taxNumber")).json<Setting>();
  expect(undone).toMatchObject({ value: "", previous: { value: "DK 12 34 56 78" } });
  const log = (await call(staff, "GET", "/audit?limit=50")).json<{ after: unknown }[]>();
  expect(log.some(({ after }) => JSON.stringify(after).includes("2100 København"))).toBe(true);
});
