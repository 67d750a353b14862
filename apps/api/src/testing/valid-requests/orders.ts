import { guestToken } from "../../core/guest-link";
import { newId } from "../../core/ids";
import { signedEvent } from "../extension-services";
import { orderBody, storeSampledVariant } from "../fixtures/orders";
import { anotherAddress } from "../second-factor";
import { STRIPE_KEYS, signEvent } from "../stripe/stripe-events";
import { type Fixtures, PEOPLE, type Requests, unique } from "./fixtures";
import { pictureRequest } from "./picture-request";

/** Requests about orders, payments, documents and returns. */
export const ordersRequests = ({
  shop,
  admin,
  member,
  sql,
  product,
  stranger,
  placed,
  placedByGuest,
  placedOnline,
  begunOnline,
  attempt,
  paidOrder,
  delivered,
  review,
  id,
  items,
  list,
  payment,
  receivedPayment,
  contact,
}: Fixtures) =>
  ({
    getCart: () => ({ by: member }),
    saveCart: async () => {
      const [row] = await sql<{ version: number }>`SELECT version FROM carts WHERE user_id = ${member.id}`;
      const [item] = await items();
      return { body: { version: row?.version ?? 0, items: [{ ...item, seenPrice: 19.99 }] }, by: member };
    },
    quoteOrder: async () => ({ body: { items: await items(), coupon: "NONE" } }),
    estimateDelivery: async () => ({ body: { items: await items(), country: "NO", samples: false } }),
    listReviews: async () => ({ ...(await id(product)), query: { sort: "helpful", stars: "5", limit: "5" } }),
    createReview: async () => {
      const orderId = await delivered();
      const [line] = await sql<{
        id: string;
      }>`SELECT product_id AS id FROM order_lines WHERE order_id = ${orderId}`;
      return {
        params: { id: line?.id ?? "" },
        headers: { "idempotency-key": `review.${unique()}` },
        body: { stars: 5, title: "Sturdy", text: "Easy to build, and it fits." },
        by: member,
      };
    },
    uploadReviewPicture: async () => {
      const orderId = await delivered();
      const [line] = await sql<{
        id: string;
      }>`SELECT product_id AS id FROM order_lines WHERE order_id = ${orderId}`;
      return { ...(await pictureRequest()), params: { id: line?.id ?? "" }, by: member };
    },
    getOwnReviews: async () => ({ ...(await id(product)), by: member }),
    deleteReview: async () => ({ params: { id: await review(member.id) }, by: member }),
    voteForReview: () => id(review),
    removeReviewVote: () => id(review),
    listAdminReviews: () => ({ query: { state: "pending", search: "sturdy", limit: "5" } }),
    setReviewState: async () => ({ ...(await id(review)), body: { state: "rejected" } }),
    replyToReview: async () => ({ ...(await id(review)), body: { text: "Thank you!" } }),
    getProductSheet: async () => {
      const { params } = await id(product);
      await sql`
        UPDATE products SET attributes = ${JSON.stringify({ width: 80, depth: 80, height: 74 })}::jsonb
        WHERE id = ${params.id}`;
      return { params: { ...params, sheet: "dimensions" } };
    },
    orderSamples: async () => ({
      headers: { "idempotency-key": `samples.${unique()}` },
      body: {
        ...PEOPLE,
        // The samples that one address can get are limited.
        address: `Elm Street ${unique()}`,
        items: [await storeSampledVariant(shop.db)],
      },
      by: await shop.as("User", anotherAddress()),
    }),
    placeOrder: async () => ({
      headers: { "idempotency-key": `fuzz.${unique()}` },
      body: { ...contact, items: await items(), expectedTotal: 39.98 },
      by: member,
    }),
    claimOrder: async () => {
      await sql`
        INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
        VALUES (${member.id}, now(), now(), now())
        ON CONFLICT (user_id) DO UPDATE SET verified_at = now()`;
      const orderId = await placedByGuest();
      const [link] = await sql<{
        guestLink: Buffer;
      }>`SELECT guest_link AS "guestLink" FROM orders WHERE id = ${orderId}`;
      const token = guestToken(shop.config.authSecret, {
        id: orderId,
        guestLink: link?.guestLink ?? Buffer.of(),
      });
      return { body: { guestToken: token }, by: member };
    },
    eraseGuestOrder: async () => ({ ...(await id(placedByGuest)), by: admin }),
    sendGuestLink: () => id(placedByGuest),
    revokeGuestLink: () => id(placedByGuest),
    listOrders: () => list,
    getOrder: () => id(placed),
    changeOrderStatus: async () => ({
      ...(await id(placed)),
      body: { status: "CANCELLED", note: "changed my mind" },
    }),
    listAllOrders: async () => ({
      query: {
        search: "ada",
        status: "PLACED",
        customerId: member.id,
        view: "unpaid",
        cart: "ordered",
        buyer: "new",
        payment: "expected",
        from: "2026-01-01",
        to: "2026-12-31",
        country: "Norway",
        delivery: "Post",
        product: await product(),
        variant: await product(),
        category: "dining",
        method: "bank_transfer",
        coupon: "TEN",
        sold: "true",
        on: "received",
        limit: "5",
      },
    }),
    getOrderViews: () => ({}),
    getPickList: async () => ({ body: { ids: [await placed()] } }),
    packOrders: async () => {
      const orderId = await placed();
      await sql`UPDATE orders SET status = 'CONFIRMED' WHERE id = ${orderId}`;
      return { body: { ids: [orderId], packed: true } };
    },
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
    receivePaymentEvent: () => {
      const checkout = {
        id: "checkout_of_another_shop",
        attempt: null,
        state: "open",
        amount: 1,
        refunds: [],
      };
      const { payload, headers } = signedEvent({ id: `event_${unique()}`, type: "checkout", checkout });
      return { params: { provider: "examplepay" }, headers, body: payload };
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
    patchOrder: async () => ({
      ...(await id(placed)),
      headers: { "if-match": '"1"' },
      body: { notes: "Ring at the side door" },
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
    markPayments: async () => ({ body: { payments: [{ orderId: await placed(), amount: 39.98 }] } }),
    undoPayments: async () => ({ body: { ids: [await placed()] } }),
    undoPayment: async () => ({ ...(await id(receivedPayment)), body: { status: "received" } }),
  }) satisfies Requests;
