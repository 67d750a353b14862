import type { Order, OrderPayments } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { stockOf, storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";

const desk = await openOrderShop({
  SHOP_PAYMENT_METHODS: "bank_transfer",
  SHOP_CONTACT_EMAIL: "office@shop.example",
});
const { shop, call, db, sql, shopper, staff, place, step, mark, refund, seenByShopper } = desk;

/** Two chairs and a lamp, paid and delivered. */
async function placeDeliveredOrder() {
  const [chair, lamp] = [await storeProduct(db, 5, 10_000), await storeProduct(db, 5, 3_000)];
  const items = [
    { productId: chair, quantity: 2 },
    { productId: lamp, quantity: 1 },
  ];
  const placed = await place(items);
  await mark(placed, "received");
  for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"] as const)
    await step(placed.id, status);
  const position = placed.lines.findIndex(({ productId }) => productId === chair) + 1;
  return { id: placed.id, number: placed.number, chair, position };
}

const requestReturn = (id: string, lines: object[], who = shopper, headers = newKey()) =>
  call(who, "POST", `/orders/${id}/returns`, { payload: { lines, reason: "It wobbles" }, headers });
const answer = (id: string, accept: boolean) =>
  call(staff, "POST", `/admin/returns/${id}/answer`, { payload: { accept, answer: "In its box, please" } });
const kindsAbout = async (number: number) =>
  (await desk.mailsAbout(number)).map(({ kind }) => kind).filter((kind) => kind.startsWith("return"));

describe("a return request", () => {
  it("is accepted, refunded by line and restocked, with mails to both sides", async () => {
    const { id, number, chair, position } = await placeDeliveredOrder();
    const response = await requestReturn(id, [{ position, quantity: 1 }]);
    expect(response.statusCode, response.body).toBe(201);
    const [request] = response.json<Order>().returns;
    expect(request).toMatchObject({
      state: "asked",
      reason: "It wobbles",
      lines: [{ position, quantity: 1 }],
    });
    expect((await answer(request?.id ?? "", true)).json<Order>().returns[0]).toMatchObject({
      state: "accepted",
      answer: "In its box, please",
    });
    const form = { lines: [{ position, quantity: 1 }], restock: true, returnId: request?.id };
    const paid = await refund(id, form);
    expect([paid.statusCode, paid.json<OrderPayments>().refunded]).toEqual([201, 100]);
    expect(await stockOf(db, chair)).toBe(4);
    const seen = await seenByShopper(id);
    expect([seen.returns[0]?.state, seen.documents.map(({ kind }) => kind)]).toEqual([
      "done",
      ["invoice", "credit_note"],
    ]);
    expect(await kindsAbout(number)).toEqual(["return_asked", "return_asked_office", "return_accepted"]);
    // The same return can't be refunded twice.
    expect((await refund(id, form)).json().code).toBe("return_not_possible");
  });

  it("can be declined and then requested again", async () => {
    const { id, number, position } = await placeDeliveredOrder();
    const [request] = (await requestReturn(id, [{ position, quantity: 2 }])).json<Order>().returns;
    expect((await answer(request?.id ?? "", false)).json<Order>().returns[0]?.state).toBe("declined");
    expect(await kindsAbout(number)).toContain("return_declined");
    expect((await requestReturn(id, [{ position, quantity: 2 }])).statusCode).toBe(201);
  });

  it("is created once per idempotency key and answered once", async () => {
    const { id, position } = await placeDeliveredOrder();
    const key = newKey();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => requestReturn(id, [{ position, quantity: 1 }], shopper, key)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect((await requestReturn(id, [{ position, quantity: 1 }])).json().code).toBe("return_not_possible");
    const [request] = (await seenByShopper(id)).returns;
    const answers = await Promise.all([answer(request?.id ?? "", true), answer(request?.id ?? "", false)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it("is refused for items that were already refunded", async () => {
    const { id, position } = await placeDeliveredOrder();
    await refund(id, { lines: [{ position, quantity: 1 }], reason: "scratched" });
    expect((await requestReturn(id, [{ position, quantity: 2 }])).json().code).toBe("return_not_possible");
    expect((await requestReturn(id, [{ position, quantity: 1 }])).statusCode).toBe(201);
  });

  it("is refused for excess quantities, unknown lines, undelivered orders and other users", async () => {
    const { id, position } = await placeDeliveredOrder();
    for (const lines of [
      [{ position, quantity: 3 }],
      [{ position: 9, quantity: 1 }],
      [
        { position, quantity: 1 },
        { position, quantity: 1 },
      ],
    ])
      expect((await requestReturn(id, lines)).json().code).toBe("return_not_possible");
    expect((await requestReturn(id, [{ position, quantity: 1 }], await shop.as("User"))).statusCode).toBe(
      404,
    );
    expect((await requestReturn(id, [{ position, quantity: 1 }], staff)).statusCode).toBe(404);
    await sql`UPDATE orders SET status = 'SHIPPED' WHERE id = ${id}`;
    expect((await requestReturn(id, [{ position, quantity: 1 }])).json().code).toBe("illegal_step");
    expect(
      (await call(shopper, "POST", `/admin/returns/${id}/answer`, { payload: { accept: true } })).statusCode,
    ).toBe(403);
  });
});
