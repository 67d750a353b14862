import { newId } from "../../core/ids";
import { orderBody } from "../fixtures/orders";
import { anotherAddress } from "../second-factor";
import { STRIPE_KEYS, signEvent } from "../stripe/stripe-events";
import { type Fixtures, PEOPLE, type Requests, unique } from "./fixtures";

/** Requests about orders, payments, documents and returns. */
export const ordersRequests = ({
  shop,
  admin,
  member,
  sql,
  product,
  stranger,
  placed,
  placedOnline,
  begunOnline,
  attempt,
  paidOrder,
  delivered,
  id,
  items,
  list,
  payment,
  receivedPayment,
  contact,
}: Fixtures) =>
  ({
    quoteOrder: async () => ({ body: { items: await items(), coupon: "NONE" } }),
    placeOrder: async () => ({
      headers: { "idempotency-key": `fuzz.${unique()}` },
      body: { ...contact, items: await items(), expectedTotal: 39.98 },
      by: member,
    }),
    listOrders: () => list,
    getOrder: () => id(placed),
    changeOrderStatus: async () => ({
      ...(await id(placed)),
      body: { status: "CANCELLED", note: "changed my mind" },
    }),
    listAllOrders: () => ({ query: { search: "ada", status: "PLACED", customerId: member.id, limit: "5" } }),
    changeOrderStatuses: async () => ({ body: { ids: [await placed()], status: "CONFIRMED" } }),
    startOrderExport: () => ({ query: { search: "ada", status: "CANCELLED" } }),
    undoStatusChanges: async () => ({ body: { ids: [await placed()], status: "CONFIRMED" } }),
    exportOrders: () => ({ query: { search: "ada", status: "CANCELLED" } }),
    startPayment: async () => ({ ...(await id(placedOnline)), by: member }),
    checkPayment: async () => ({ ...(await id(begunOnline)), by: member }),
    answerTestCard: async () => ({ ...(await id(begunOnline)), body: { answer: "pay" }, by: member }),
    receiveStripeEvent: () => {
      const event = JSON.stringify({
        id: `evt_${unique()}`,
        object: "event",
        type: "customer.created",
        data: { object: {} },
      });
      const signature = signEvent(event, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, shop.now);
      return { headers: { "stripe-signature": signature }, body: event };
    },
    comparePayments: () => ({}),
    settleAttempt: () => id(attempt),
    shipOrder: async () => {
      const orderId = await placed();
      await sql`UPDATE orders SET status = 'CONFIRMED' WHERE id = ${orderId}`;
      return {
        params: { id: orderId },
        body: { version: 2, parcels: [{ carrier: "dhl", name: "", number: "1234567890", link: "" }] },
      };
    },
    cancelShipment: async () => {
      const orderId = await placed();
      await sql`UPDATE orders SET status = 'SHIPPED' WHERE id = ${orderId}`;
      await sql`INSERT INTO order_events (order_id, status, at, actor_name) VALUES (${orderId}, 'SHIPPED', now(), '')`;
      return { params: { id: orderId }, body: { version: 2, reason: "The carrier did not come" } };
    },
    changeOrder: async () => ({
      ...(await id(placed)),
      body: {
        version: 1,
        contact: PEOPLE,
        lines: [
          { position: 1, quantity: 1 },
          { productId: await product(), quantity: 1 },
        ],
      },
    }),
    setParcels: async () => {
      const orderId = await placed();
      await sql`UPDATE orders SET status = 'SHIPPED' WHERE id = ${orderId}`;
      const parcel = {
        carrier: "other",
        name: "Own van",
        number: "V-17",
        link: "https://van.example/17",
      };
      return { params: { id: orderId }, body: { version: 2, parcels: [parcel] } };
    },
    cancelOrder: async () => ({ ...(await id(placed)), body: { version: 1, reason: "sold elsewhere" } }),
    addOrderNote: async () => ({
      ...(await id(placed)),
      headers: { "idempotency-key": `note.${unique()}` },
      body: { body: "Rings twice" },
    }),
    getOrderAdminDetails: () => id(placed),
    placeOrderForCustomer: async () => ({
      headers: { "idempotency-key": `phone.${unique()}` },
      body: { ...orderBody(await items()), customerId: await stranger() },
    }),
    getDocument: async () => {
      const made = await shop.call(admin, "POST", `/admin/orders/${await placed()}/invoice`, {
        remoteAddress: anotherAddress(),
      });
      return { params: { id: made.json()[0].id } };
    },
    getPackingSlip: () => id(placed),
    makeInvoice: () => id(placed),
    startPrinting: async () => ({ body: { ids: [await placed()], sheet: "packing_slip" } }),
    requestReturn: async () => ({
      ...(await id(delivered)),
      headers: { "idempotency-key": `return.${unique()}` },
      body: { lines: [{ position: 1, quantity: 1 }], reason: "too large" },
      by: member,
    }),
    answerReturn: async () => {
      const returnId = newId(new Date());
      await sql`INSERT INTO return_requests (id, order_id, lines, reason, created_at, updated_at)
        VALUES (${returnId}, ${await delivered()}, '[{"position":1,"quantity":1}]', 'too large', now(), now())`;
      return { params: { id: returnId }, body: { accept: true, answer: "Send it to us" } };
    },
    getOrderPayments: () => id(placed),
    refundOrder: async () => ({
      ...(await id(paidOrder)),
      headers: { "idempotency-key": `refund.${unique()}` },
      body: {
        lines: [{ position: 1, quantity: 1 }],
        shipping: false,
        amount: 1.5,
        restock: true,
        reason: "scratched",
      },
    }),
    listPayments: () => ({ query: { status: "expected", limit: "5" } }),
    markPayment: async () => ({ ...(await id(payment)), body: { status: "received" } }),
    undoPayment: async () => ({ ...(await id(receivedPayment)), body: { status: "received" } }),
  }) satisfies Requests;
