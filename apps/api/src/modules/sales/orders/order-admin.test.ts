import type { Order, OrderAdminDetails } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";

const { call, db, sql, shopper, staff, place, step, seenByShopper, mailsAbout } = await openOrderShop({
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "pay_on_delivery",
});

const placeNew = async () =>
  place([{ productId: await storeProduct(db, 5), quantity: 1 }], { paymentMethod: "pay_on_delivery" });
const placeConfirmed = async () => (await step((await placeNew()).id, "CONFIRMED")).json<Order>();

const parcel = (number: string, carrier = "dhl") => ({ carrier, name: "", number, link: "" });
const ship = (order: Order, parcels: object[], version = order.version) =>
  call(staff, "POST", `/admin/orders/${order.id}/shipping`, { payload: { version, parcels } });
const setParcels = (order: Order, parcels: object[], version = order.version) =>
  call(staff, "PUT", `/admin/orders/${order.id}/parcels`, { payload: { version, parcels } });
const adminDetailsOf = async (id: string) =>
  (await call(staff, "GET", `/admin/orders/${id}/office`)).json<OrderAdminDetails>();
describe("the parcels of an order", () => {
  it("are shown and emailed to the customer with tracking links when it ships", async () => {
    const order = await placeConfirmed();
    const other = {
      carrier: "other",
      name: "Fjord Boats",
      number: "FB-7",
      link: "https://boats.example/FB-7",
    };
    const reply = await ship(order, [parcel("JD01 4600 0012"), other]);
    expect([reply.statusCode, reply.json<Order>().status]).toEqual([200, "SHIPPED"]);
    const seen = await seenByShopper(order.id);
    expect(seen.parcels).toEqual([
      {
        carrier: "dhl",
        carrierName: "DHL",
        number: "JD01 4600 0012",
        url: "https://www.dhl.com/en/express/tracking.html?AWB=JD0146000012",
      },
      { carrier: "other", carrierName: "Fjord Boats", number: "FB-7", url: "https://boats.example/FB-7" },
    ]);
    const shipped = (await mailsAbout(order.number)).find(({ kind }) => kind === "order_shipped");
    expect(shipped?.body).toContain("Tracking (DHL): JD01 4600 0012, https://www.dhl.com");
    expect(shipped?.body).toContain("Tracking (Fjord Boats): FB-7, https://boats.example/FB-7");
  });

  it("can be given for each of several orders that ship at once", async () => {
    const orders = [await placeConfirmed(), await placeConfirmed()];
    const [first, second] = orders;
    const payload = {
      ids: orders.map(({ id }) => id),
      status: "SHIPPED",
      parcels: { [first?.id ?? ""]: [parcel("555555")] },
    };
    const bad = { ...payload, parcels: { [first?.id ?? ""]: [parcel("<b>")] } };
    const refused = await call(staff, "POST", "/admin/orders/status", { payload: bad });
    expect(Object.keys(refused.json().errors)).toEqual([`parcels.${first?.id}.0.number`]);
    const reply = await call(staff, "POST", "/admin/orders/status", { payload });
    expect(reply.json()).toEqual({ moved: payload.ids, refused: [] });
    expect((await seenByShopper(first?.id ?? "")).parcels).toMatchObject([{ number: "555555" }]);
    expect((await seenByShopper(second?.id ?? "")).parcels).toEqual([]);
    const mail = (await mailsAbout(first?.number ?? 0)).find(({ kind }) => kind === "order_shipped");
    expect(mail?.body).toContain("Tracking (DHL): 555555");
  });

  it("can be changed in transit, with one mail and a history entry per change", async () => {
    const order = await placeConfirmed();
    const shipped = (await ship(order, [])).json<Order>();
    const first = (await setParcels(shipped, [parcel("111111", "ups")])).json<Order>();
    const second = await setParcels(first, [parcel("222222", "ups")]);
    expect([second.statusCode, second.json<Order>().parcels[0]?.number]).toEqual([200, "222222"]);
    // Saving without a change does nothing.
    expect((await setParcels(second.json<Order>(), [parcel("222222", "ups")])).statusCode).toBe(200);
    const mails = (await mailsAbout(order.number)).filter(({ kind }) => kind === "order_tracking");
    expect(mails.map(({ body }) => /\d{6}/.exec(body)?.[0])).toEqual(["222222"]);
    const { notes } = await adminDetailsOf(order.id);
    expect(notes.map(({ kind, body }) => [kind, body])).toEqual([
      ["change", "Parcels: UPS 111111"],
      ["change", "Parcels: UPS 222222"],
    ]);
    const [audit] = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM audit_log WHERE action = 'order.parcels' AND subject_id = ${order.id}`;
    expect(audit?.n).toBe(2);
  });

  it("are refused for the second of two concurrent changes, which gets the current parcels", async () => {
    const shipped = (await ship(await placeConfirmed(), [])).json<Order>();
    const replies = await Promise.all(
      ["333333", "444444"].map((n) => setParcels(shipped, [parcel(n, "dpd")])),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const [won, lost] = replies.sort((a, b) => a.statusCode - b.statusCode);
    expect(lost?.json().context.parcels).toEqual(won?.json<Order>().parcels);
  });

  it("are refused before confirmation, with invalid links or numbers, and from customers", async () => {
    expect((await setParcels(await placeNew(), [parcel("123456")])).json().code).toBe("illegal_step");
    const order = await placeConfirmed();
    for (const bad of [
      { ...parcel("123456", "other"), link: "javascript:alert(1)" },
      parcel("<b>1</b>"),
      parcel(""),
      { ...parcel("123456"), carrier: "pigeon" },
    ])
      expect((await ship(order, [bad])).statusCode).toBe(400);
    const path = `/admin/orders/${order.id}/parcels`;
    expect((await call(shopper, "PUT", path, { payload: { version: 1, parcels: [] } })).statusCode).toBe(403);
  });
});

describe("a shipment that did not happen", () => {
  const goBack = (order: Order, payload: object = {}, user = staff) =>
    call(user, "POST", `/admin/orders/${order.id}/shipping/cancellation`, {
      payload: { version: order.version, reason: "The carrier did not come", ...payload },
    });
  const kindsAbout = async ({ number }: Order) => (await mailsAbout(number)).map(({ kind }) => kind);

  it("goes back to confirmed with a reason in the history, without a mail if none was sent yet", async () => {
    const shipped = (await ship(await placeConfirmed(), [])).json<Order>();
    const reply = await goBack(shipped);
    expect([reply.statusCode, reply.json<Order>().status]).toEqual([200, "CONFIRMED"]);
    const { events } = await seenByShopper(shipped.id);
    expect(events.map(({ status, note }) => [status, note])).toEqual([
      ["PLACED", ""],
      ["CONFIRMED", ""],
      ["SHIPPED", ""],
      ["CONFIRMED", "The carrier did not come"],
    ]);
    expect(await kindsAbout(shipped)).toEqual(["order_placed"]);
    const [audit] = await sql<{ after: object }>`
      SELECT after FROM audit_log WHERE subject_id = ${shipped.id} ORDER BY id DESC LIMIT 1`;
    expect(audit?.after).toMatchObject({ status: "CONFIRMED", note: "The carrier did not come" });
    const undo = { ids: [shipped.id], status: "CONFIRMED" };
    const refused = await call(staff, "POST", "/admin/orders/undo", { payload: undo });
    expect(refused.json().refused).toHaveLength(1);
  });

  it("tells the customer if the mail about the shipment was already sent", async () => {
    const shipped = (await ship(await placeConfirmed(), [])).json<Order>();
    await sql`UPDATE jobs SET state = 'done' WHERE payload->>'kind' = 'order_shipped'`;
    expect((await goBack(shipped)).statusCode).toBe(200);
    const mail = (await mailsAbout(shipped.number)).find(({ kind }) => kind === "order_changed");
    expect(mail?.body).toContain("hasn't shipped yet");
    expect(mail?.body).toContain("Reason: The carrier did not come");
  });

  it("moves no stock, and a later shipment or cancellation works as usual", async () => {
    const productId = await storeProduct(db, 5);
    const stock = async () => (await call(null, "GET", `/products/${productId}`)).json().quantity;
    const order = await place([{ productId, quantity: 2 }], { paymentMethod: "pay_on_delivery" });
    const confirmed = (await step(order.id, "CONFIRMED")).json<Order>();
    const back = (await goBack((await ship(confirmed, [])).json<Order>())).json<Order>();
    expect(await stock()).toBe(3);
    const again = (await ship(back, [])).json<Order>();
    expect(again.status).toBe("SHIPPED");
    expect(await kindsAbout(again)).toEqual(["order_placed", "order_shipped"]);
    const last = (await goBack(again)).json<Order>();
    expect((await step(last.id, "CANCELLED")).statusCode).toBe(200);
    expect(await stock()).toBe(5);
  });

  it("is refused with parcels, in another status, without a reason, to customers and for an old version", async () => {
    const confirmed = await placeConfirmed();
    expect((await goBack(confirmed)).json().code).toBe("illegal_step");
    const tracked = (await ship(confirmed, [parcel("123456")])).json<Order>();
    expect((await goBack(tracked)).json().code).toBe("illegal_step");
    const untracked = (await setParcels(tracked, [])).json<Order>();
    expect((await goBack(untracked, { reason: " " })).statusCode).toBe(400);
    expect((await goBack(untracked, { version: untracked.version - 1 })).statusCode).toBe(412);
    expect((await goBack(untracked, {}, shopper)).statusCode).toBe(403);
    expect((await goBack({ ...untracked, id: "0".repeat(24) })).statusCode).toBe(404);
    const out = (await step(untracked.id, "OUT_FOR_DELIVERY")).json<Order>();
    expect((await goBack(out)).json().code).toBe("illegal_step");
  });
});

describe("the end of an order", () => {
  it("emails the customer on delivery, unless the change is undone", async () => {
    const order = (await ship(await placeConfirmed(), [])).json<Order>();
    const kinds = async () => (await mailsAbout(order.number)).map(({ kind }) => kind);
    await step(order.id, "OUT_FOR_DELIVERY");
    await step(order.id, "DELIVERED");
    expect(await kinds()).toContain("order_delivered");
    await call(staff, "POST", "/admin/orders/undo", { payload: { ids: [order.id], status: "DELIVERED" } });
    expect(await kinds()).not.toContain("order_delivered");
    await step(order.id, "DELIVERED");
    expect((await kinds()).filter((kind) => kind === "order_delivered")).toHaveLength(1);
  });

  it("cancels it once, with a reason for the customer", async () => {
    const order = await placeConfirmed();
    const cancel = (version = order.version) =>
      call(staff, "POST", `/admin/orders/${order.id}/cancellation`, {
        payload: { version, reason: "The last one was damaged" },
      });
    expect((await cancel(order.version - 1)).statusCode).toBe(412);
    const replies = await Promise.all([cancel(), cancel()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const seen = await seenByShopper(order.id);
    expect(seen.events.at(-1)).toMatchObject({ status: "CANCELLED", note: "The last one was damaged" });
    const mails = (await mailsAbout(order.number)).filter(({ kind }) => kind === "order_cancelled");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain("Reason: The last one was damaged");
  });
});

describe("a note", () => {
  it("is created once and shown only to admins, beside the order's mails", async () => {
    const order = await placeConfirmed();
    const sent = { payload: { body: "Rings twice" }, headers: newKey() };
    const path = `/admin/orders/${order.id}/notes`;
    const [first, again] = [await call(staff, "POST", path, sent), await call(staff, "POST", path, sent)];
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    const { notes, mails } = await adminDetailsOf(order.id);
    expect(notes.map(({ body }) => body)).toEqual(["Rings twice"]);
    expect(mails.map(({ kind }) => kind)).toEqual(["order_placed"]);
    expect((await call(shopper, "GET", `/admin/orders/${order.id}/office`)).statusCode).toBe(403);
    expect((await call(shopper, "GET", `/orders/${order.id}`)).body).not.toContain("Rings twice");
  });

  it("is deleted when the customer's data is erased", async () => {
    const order = await placeConfirmed();
    const sent = { payload: { body: "Rings twice" }, headers: newKey() };
    await call(staff, "POST", `/admin/orders/${order.id}/notes`, sent);
    await ship(order, [parcel("123456")]);
    await sql`UPDATE orders SET email = '' WHERE id = ${order.id}`;
    expect((await adminDetailsOf(order.id)).notes).toEqual([]);
    expect((await seenByShopper(order.id)).parcels).toEqual([]);
  });
});
