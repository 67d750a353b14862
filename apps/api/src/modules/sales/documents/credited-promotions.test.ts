import type { Order } from "@larkwood/contract";
import { expect, it } from "vitest";
import { storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";
import type { CreditNoteContent } from "./document-content";

const option = { name: "Post", kind: "parcel", price: 50, freeFrom: null, fromDays: 1, toDays: 3 };
const { call, db, sql, staff, place, mark, refund } = await openOrderShop({
  SHOP_PAYMENT_METHODS: "bank_transfer",
  SHOP_SHIPPING: JSON.stringify({ twoMan: [], zones: [{ name: "All", countries: [], options: [option] }] }),
});
const promote = (name: string, promotion: object) =>
  call(staff, "POST", "/admin/promotions", { payload: { name, ...promotion }, headers: newKey() });

const [sofa, chair] = [await storeProduct(db, 99, 90_000), await storeProduct(db, 99, 10_000)];
await promote("Sofa sale", { when: { products: [sofa] }, what: { kind: "percent", value: 10 } });
await promote("Welcome", { what: { kind: "amount", value: 101 } });

/** A paid order of a sofa for 900 − 90 and two chairs for 200: 101 of 1,010 is 10 % off the rest. */
async function buy(): Promise<Order> {
  const order = await place([
    { productId: sofa, quantity: 1 },
    { productId: chair, quantity: 2 },
  ]);
  await mark(order, "received");
  return order;
}

async function creditNotesOf({ id }: Order): Promise<CreditNoteContent[]> {
  const rows = await sql<{ content: CreditNoteContent }>`
    SELECT content FROM documents WHERE order_id = ${id} AND kind = 'credit_note' ORDER BY number`;
  return rows.map(({ content }) => content);
}

it("a credit note has the promotions of the items that come back, and the last one what is left", async () => {
  const order = await buy();
  await refund(order.id, { lines: [{ position: 2, quantity: 1 }], reason: "" });
  await mark(order, "refunded");
  expect(await creditNotesOf(order)).toMatchObject([
    {
      amountCents: 9_000,
      lines: [{ quantity: 1 }],
      parts: { itemCents: 10_000, discounts: [{ name: "Welcome", cents: 1_000 }], shippingCents: 0 },
    },
    {
      amountCents: 86_900,
      lines: [{ quantity: 1 }, { quantity: 1 }],
      parts: {
        itemCents: 100_000,
        discounts: [
          { name: "Sofa sale", cents: 9_000 },
          { name: "Welcome", cents: 9_100 },
        ],
        shippingCents: 5_000,
      },
    },
  ]);
});

it("a credit note for a changed order has what its promotions take off less", async () => {
  const order = await buy();
  const { version } = (await call(staff, "GET", `/orders/${order.id}`)).json<Order>();
  const change = { version, lines: [{ position: 2, quantity: 2 }] };
  const reply = await call(staff, "PUT", `/admin/orders/${order.id}`, { payload: change });
  expect(reply.statusCode, reply.body).toBe(200);
  const [note] = await creditNotesOf(order);
  // Without the sofa, the amount is still taken off once.
  expect(note).toMatchObject({
    amountCents: 81_000,
    parts: { itemCents: 90_000, discounts: [{ name: "Sofa sale", cents: 9_000 }], shippingCents: 0 },
  });
});

it("a refunded amount has no promotions", async () => {
  const order = await buy();
  await refund(order.id, { lines: [], amount: 12.34, reason: "Scratched" });
  const [note] = await creditNotesOf(order);
  expect(note).toMatchObject({ amountCents: 1_234, lines: [] });
  expect(note?.parts).toBeUndefined();
});
