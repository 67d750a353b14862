import type { Order, PromotionPreview, PromotionReply, Quote } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";

const option = { name: "Post", kind: "parcel", price: 60, freeFrom: null, fromDays: 1, toDays: 3 };
const desk = await openOrderShop({
  SHOP_PAYMENT_METHODS: "bank_transfer",
  SHOP_TAX: JSON.stringify({
    included: true,
    rates: [{ name: "VAT", country: "", category: null, percent: 25 }],
  }),
  SHOP_SHIPPING: JSON.stringify({ twoMan: [], zones: [{ name: "All", countries: [], options: [option] }] }),
});
const { shop, call, db, sql, staff, shopper, place, mark, refund } = desk;

beforeEach(async () => {
  await sql`DELETE FROM promotions`;
});

const send = (promotion: object, who = staff) =>
  call(who, "POST", "/admin/promotions", { payload: promotion, headers: newKey() });
async function create(promotion: object): Promise<PromotionReply> {
  const reply = await send({ name: "Sale", what: { kind: "percent", value: 10 }, ...promotion });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<PromotionReply>();
}
const replace = (id: string, promotion: object, who = staff) =>
  call(who, "PUT", `/admin/promotions/${id}`, { payload: promotion });
const remove = (id: string, who = staff) => call(who, "DELETE", `/admin/promotions/${id}`);
const quote = async (items: object[], fields: object = {}) =>
  (
    await call(shopper, "POST", "/orders/quote", { payload: { items, country: "Norway", ...fields } })
  ).json<Quote>();
const preview = async (items: object[], fields: object = {}) =>
  (
    await call(staff, "POST", "/admin/promotions/preview", { payload: { items, ...fields } })
  ).json<PromotionPreview>();
async function sofa(priceCents = 100_000) {
  const id = await storeProduct(db, 99, priceCents);
  await sql`UPDATE products SET category = 'livingroom' WHERE id = ${id}`;
  return id;
}
const of = (productId: string, quantity = 1) => ({ productId, quantity });

describe("a promotion", () => {
  it("is created, listed, replaced and deleted, with an entry in the log", async () => {
    const created = await create({
      name: "Sofas in spring",
      startsAt: "2026-01-01",
      endsAt: "2099-12-31",
      when: { categories: ["livingroom"], minTotal: 100.5, products: [] },
      what: { kind: "percent", value: 12.5 },
      priority: 3,
      exclusive: true,
      maxUses: 5,
    });
    expect(created).toMatchObject({
      name: "Sofas in spring",
      code: null,
      firstDay: "2026-01-01",
      lastDay: "2099-12-31",
      when: { categories: ["livingroom"], minTotal: 100.5 },
      what: { kind: "percent", value: 12.5 },
      priority: 3,
      exclusive: true,
      maxUses: 5,
      maxUsesPerCustomer: null,
      uses: 0,
    });
    const other = { name: "Chairs", what: { kind: "buyXGetY", buy: 2, get: 1 } };
    expect((await replace(created.id, other)).json()).toMatchObject({ ...other, when: {}, maxUses: null });
    const list = await call(staff, "GET", "/admin/promotions");
    expect(list.json<PromotionReply[]>().map(({ name }) => name)).toEqual(["Chairs"]);
    expect((await remove(created.id)).statusCode).toBe(204);
    expect((await remove(created.id)).statusCode).toBe(404);
    expect((await replace(created.id, other)).statusCode).toBe(404);
    const log = await sql<{
      action: string;
    }>`SELECT action FROM audit_log WHERE subject_id = ${created.id} ORDER BY id`;
    expect(log.map(({ action }) => action)).toEqual([
      "promotion.create",
      "promotion.update",
      "promotion.delete",
    ]);
  });

  it("is created once with the same key, and has a code of its own", async () => {
    const headers = newKey();
    const payload = { name: "Ten", code: "ten-off", what: { kind: "percent", value: 10 } };
    const [one, two] = [
      await call(staff, "POST", "/admin/promotions", { payload, headers }),
      await call(staff, "POST", "/admin/promotions", { payload, headers }),
    ];
    expect([one.json().code, two.json().id]).toEqual(["TEN-OFF", one.json().id]);
    expect((await send(payload)).json().code).toBe("coupon_taken");
    const other = await create({ name: "Other" });
    expect((await replace(other.id, payload)).statusCode).toBe(409);
  });

  it.each([
    { what: { kind: "percent", value: 101 } },
    { what: { kind: "amount", value: 0 } },
    { what: { kind: "amount", value: 1.234 } },
    { what: { kind: "buyXGetY", buy: 0, get: 1 } },
    { what: { kind: "gift" } },
    { what: { kind: "half" } },
    { name: "" },
    { startsAt: "2026-02-01", endsAt: "2026-01-01" },
    { when: { countries: ["Atlantis"] } },
    { when: { minQuantity: 1.5 } },
    { maxUses: 0 },
    { code: "a b" },
  ])("refuses %j", async (wrong) => {
    const reply = await send({ name: "Sale", what: { kind: "percent", value: 10 }, ...wrong });
    expect(reply.statusCode, reply.body).toBe(400);
  });

  it("needs the permission for coupons", async () => {
    const { id } = await create({});
    const payload = { name: "Mine", what: { kind: "freeDelivery" } };
    const items = [of(await storeProduct(db, 1))];
    expect((await send(payload, shopper)).statusCode).toBe(403);
    expect((await replace(id, payload, shopper)).statusCode).toBe(403);
    expect((await remove(id, shopper)).statusCode).toBe(403);
    expect((await call(shopper, "GET", "/admin/promotions")).statusCode).toBe(403);
    expect(
      (await call(shopper, "POST", "/admin/promotions/preview", { payload: { items } })).statusCode,
    ).toBe(403);
  });

  it("is tried out for a customer only by staff who may read customers", async () => {
    const cart = { items: [of(await storeProduct(db, 9))], customerId: shopper.id };
    const tryOut = async (by: typeof staff) =>
      (await call(by, "POST", "/admin/promotions/preview", { payload: cart })).statusCode;
    const marketer = await shop.as("Admin");
    const payload = { permissions: ["coupons.write"] };
    await call(staff, "PUT", `/users/${marketer.id}/permissions`, { payload });
    expect([await tryOut(staff), await tryOut(marketer)]).toEqual([200, 403]);
  });
});

describe("a cart", () => {
  it("gets the promotions of its items, with what is missing for others", async () => {
    const [chair, couch] = [await storeProduct(db, 9, 10_000), await sofa()];
    await create({
      name: "Sofa sale",
      when: { categories: ["livingroom"] },
      what: { kind: "percent", value: 15 },
    });
    await create({ name: "Ten off", what: { kind: "amount", value: 10 } });
    await create({ name: "Free delivery", when: { minTotal: 1_500 }, what: { kind: "freeDelivery" } });
    expect(await quote([of(chair), of(couch)])).toMatchObject({
      subtotal: 1_100,
      discount: 160,
      promotions: [
        { name: "Sofa sale", code: null, amount: 150, amountMinor: 15_000, freeDelivery: false },
        { name: "Ten off", amount: 10 },
      ],
      shipping: 60,
      total: 1_000,
      hints: [{ text: "Add items for $400 more to get “Free delivery”" }],
    });
    expect(await quote([of(chair, 5), of(couch)])).toMatchObject({ shipping: 0, total: 1_340 });
  });

  it("finds manual and automatic collections", async () => {
    const [one, two, three] = [await storeProduct(db, 9), await sofa(200_000), await storeProduct(db, 9)];
    const collection = async (slug: string, rule: object | null) =>
      (
        await call(staff, "POST", "/collections", { payload: { name: slug, slug, description: "", rule } })
      ).json().id;
    const [manual, automatic] = [
      await collection("chosen", null),
      await collection("costly", { category: "livingroom", minPrice: 1_999 }),
    ];
    await call(staff, "PUT", `/products/${one}/collections`, { payload: { collectionIds: [manual] } });
    await create({ when: { collections: [manual, automatic] }, what: { kind: "fixedPrice", value: 100 } });
    const { lines, discount } = await quote([of(one), of(two), of(three)]);
    expect(lines).toHaveLength(3);
    expect(discount).toBe(1_923.45);
  });

  it("offers a gift until it is in the cart", async () => {
    const [chair, cushion] = [await storeProduct(db, 9, 10_000), await storeProduct(db, 9, 2_500)];
    await create({
      name: "Free cushion",
      when: { minTotal: 100 },
      what: { kind: "gift", productId: cushion },
    });
    expect(await quote([of(chair)])).toMatchObject({ discount: 0, hints: [{ productId: cushion }] });
    const both = await quote([of(chair), of(cushion, 2)]);
    expect(both).toMatchObject({ discount: 25, total: 185 });
    expect(both).not.toHaveProperty("hints");
  });

  it("costs the same as before without promotions", async () => {
    const chair = await storeProduct(db, 9, 10_000);
    const plain = await quote([of(chair)]);
    expect(plain).not.toHaveProperty("promotions");
    expect(plain).not.toHaveProperty("hints");
    await create({ startsAt: "2099-01-01" });
    expect(await quote([of(chair)])).toEqual(plain);
  });

  it("can be tried out, with the reason why others do not apply", async () => {
    const couch = await sofa();
    await create({ name: "Weekend", startsAt: "2099-01-01", what: { kind: "percent", value: 20 } });
    await create({ name: "Code", code: "SECRET" });
    await create({ name: "Chairs", when: { products: [await storeProduct(db, 1)] } });
    await create({ name: "Tagged", when: { customerTags: ["trade"] } });
    const now = await preview([of(couch)]);
    expect(now.applied).toEqual([]);
    expect(Object.fromEntries(now.refused.map(({ name, reason }) => [name, reason]))).toEqual({
      Weekend: "too_early",
      Code: "code_missing",
      Chairs: "no_matching_items",
      Tagged: "customer_tag",
    });
    expect(now.refused[0]?.text).toMatch(/\w/);
    const then = await preview([of(couch)], { at: "2099-01-02", coupon: "secret", country: "Norway" });
    expect(then.applied.map(({ name, amount }) => [name, amount])).toEqual([
      ["Weekend", 200],
      ["Code", 80],
    ]);
    expect(then).toMatchObject({ subtotal: 1_000, discount: 280, shipping: 60, total: 780 });
    const nothing = await call(staff, "POST", "/admin/promotions/preview", {
      payload: { items: [of("f".repeat(24))] },
    });
    expect(nothing.statusCode).toBe(404);
  });
});

describe("an order", () => {
  it("keeps its promotions when they are changed or deleted, and applies them to new items", async () => {
    const [couch, chair] = [await sofa(), await storeProduct(db, 9, 10_000)];
    const { id } = await create({
      name: "Sofa sale",
      when: { categories: ["livingroom"] },
      what: { kind: "percent", value: 15 },
    });
    await create({ name: "Free delivery", when: { minTotal: 1_000 }, what: { kind: "freeDelivery" } });
    const order = await place([of(couch, 2), of(chair)]);
    expect(order).toMatchObject({
      discount: 300,
      promotions: [
        { name: "Sofa sale", amount: 300 },
        { name: "Free delivery", amount: 0, freeDelivery: true },
      ],
      shipping: 0,
      total: 1_800,
    });
    await replace(id, { name: "Other", what: { kind: "percent", value: 50 } });
    await remove(id);
    const lines = [
      { position: 1, quantity: 1 },
      { position: 2, quantity: 1 },
    ];
    const changed = await call(staff, "PUT", `/admin/orders/${order.id}`, {
      payload: { version: order.version, lines },
    });
    expect(changed.json<Order>()).toMatchObject({
      discount: 150,
      promotions: [{ name: "Sofa sale", amount: 150 }, { name: "Free delivery" }],
      shipping: 0,
      total: 950,
    });
    const less = await call(staff, "PUT", `/admin/orders/${order.id}`, {
      payload: { version: changed.json().version, lines: [{ position: 2, quantity: 1 }] },
    });
    expect(less.json<Order>()).toMatchObject({ discount: 0, shipping: 60, total: 160 });
    expect(less.json()).not.toHaveProperty("promotions");
  });

  it("is refunded at the price that was paid, line by line to the cent", async () => {
    const [couch, chair] = [await sofa(33_333), await storeProduct(db, 9, 10_000)];
    await create({
      name: "Buy 2 get 1",
      what: { kind: "buyXGetY", buy: 2, get: 1 },
      when: { categories: ["livingroom"] },
    });
    await create({ name: "Seven", what: { kind: "percent", value: 7 } });
    const order = await place([of(couch, 3), of(chair)]);
    await mark(order, "received");
    const payments = async () => (await call(staff, "GET", `/admin/orders/${order.id}/payments`)).json();
    const { lines, shipping } = await payments();
    expect(lines[0].amount + lines[1].amount + shipping.amount).toBeCloseTo(order.total, 5);
    expect(lines[1].amount).toBeCloseTo(93, 0);
    for (const one of [1, 1, 1])
      await refund(order.id, { lines: [{ position: 1, quantity: one }], reason: "" });
    await refund(order.id, { lines: [{ position: 2, quantity: 1 }], shipping: true, reason: "" });
    expect(await payments()).toMatchObject({ refunded: order.total, refundable: 0 });
  });

  it("shows its promotions in the mail and on the invoice, which add up", async () => {
    const couch = await sofa();
    await create({
      name: "Summer sale",
      when: { categories: ["livingroom"] },
      what: { kind: "amount", value: 40 },
    });
    const order = await place([of(couch)]);
    const [mail] = await desk.mailsAbout(order.number);
    expect(mail?.body ?? "").toContain("Summer sale");
    await mark(order, "received");
    const [invoice] = await sql<{
      content: Record<string, unknown>;
    }>`SELECT content FROM documents WHERE order_id = ${order.id}`;
    expect(invoice?.content).toMatchObject({
      promotions: [{ name: "Summer sale", cents: 4_000, deliveryCents: 0 }],
      discountCents: 4_000,
    });
  });

  it("uses up a promotion without a code, and gives the use back when it is cancelled", async () => {
    const chair = await storeProduct(db, 99, 10_000);
    const { id } = await create({ maxUses: 1 });
    const first = await place([of(chair)]);
    expect(first.discount).toBe(10);
    expect((await place([of(chair)])).discount).toBe(0);
    await desk.step(first.id, "CANCELLED");
    expect((await place([of(chair)])).discount).toBe(10);
    expect(await sql`SELECT uses FROM promotions WHERE id = ${id}`).toEqual([{ uses: 1 }]);
  });

  it("counts earlier orders when a limit is set later", async () => {
    const chair = await storeProduct(db, 99, 10_000);
    const { id } = await create({});
    await place([of(chair)]);
    await replace(id, { name: "Sale", what: { kind: "percent", value: 10 }, maxUsesPerCustomer: 1 });
    expect((await place([of(chair)])).discount).toBe(0);
  });

  it("may get a limit below its uses so far", async () => {
    const chair = await storeProduct(db, 99, 10_000);
    const { id } = await create({});
    for (const _ of [1, 2]) await place([of(chair)]);
    const limited = await replace(id, { name: "Sale", what: { kind: "percent", value: 10 }, maxUses: 1 });
    expect(limited.json(), limited.body).toMatchObject({ maxUses: 1, uses: 2 });
    expect((await place([of(chair)])).discount).toBe(0);
  });

  it("is discounted once as the first order, also by parallel requests", async () => {
    const someone = await shop.as("User");
    const chair = await storeProduct(db, 99, 10_000);
    await create({ name: "First order", when: { firstOrder: true } });
    const orders = await Promise.all([1, 2, 3, 4].map(() => place([of(chair)], {}, someone)));
    expect(orders.map(({ discount }) => discount).sort()).toEqual([0, 0, 0, 10]);
    expect((await place([of(chair)], {}, someone)).discount).toBe(0);
  });

  it("never uses a limited promotion more often under parallel orders", async () => {
    const chairs = await Promise.all([1, 2, 3, 4].map(() => storeProduct(db, 99, 10_000)));
    const { id } = await create({ maxUses: 5 });
    const orders = await Promise.all(
      Array.from({ length: 24 }, (_, index) => place([of(chairs[index % 4] ?? "")])),
    );
    expect(orders.filter(({ discount }) => discount > 0)).toHaveLength(5);
    expect(await sql`SELECT uses FROM promotions WHERE id = ${id}`).toEqual([{ uses: 5 }]);
  });

  it("refuses a code that can't be combined with something better", async () => {
    const chair = await storeProduct(db, 99, 10_000);
    await create({ name: "Half price", exclusive: true, what: { kind: "percent", value: 50 } });
    await create({ name: "Ten", code: "TENLESS" });
    expect(await quote([of(chair)], { coupon: "TENLESS" })).toMatchObject({
      coupon: null,
      couponProblem: "You already get more off, and this coupon can't be combined with that",
      discount: 50,
    });
    const refused = await call(shopper, "POST", "/orders", {
      headers: newKey(),
      payload: orderBody([of(chair)], { coupon: "TENLESS" }),
    });
    expect(refused.json()).toMatchObject({ code: "coupon_refused" });
  });

  it("gets the promotions of its customer when staff place it", async () => {
    const someone = await shop.as("User");
    const chair = await storeProduct(db, 99, 10_000);
    await create({ name: "First order", when: { firstOrder: true } });
    const items = [of(chair)];
    const asked = async (customerId: string, who = staff) =>
      call(who, "POST", "/orders/quote", { payload: { items, customerId, country: "Norway" } });
    expect((await asked(someone.id)).json()).toMatchObject({ discount: 10 });
    expect((await asked(someone.id, shopper)).statusCode).toBe(403);
    const placed = await call(staff, "POST", "/admin/orders", {
      headers: newKey(),
      payload: { ...orderBody(items), customerId: someone.id },
    });
    expect(placed.json()).toMatchObject({ discount: 10 });
    expect((await asked(someone.id)).json()).toMatchObject({ discount: 0 });
  });
});

describe("the calls of coupons", () => {
  it("show and create promotions with a code", async () => {
    const coupon = { code: "OLD", kind: "fixed", value: 5, minTotal: 20, startsAt: null, endsAt: null };
    const created = await call(staff, "POST", "/admin/coupons", {
      payload: { ...coupon, maxUses: null, maxUsesPerUser: 2 },
    });
    expect(created.statusCode, created.body).toBe(201);
    await create({ name: "No coupon", code: "SOFAS", when: { categories: ["livingroom"] } });
    const promotions = (await call(staff, "GET", "/admin/promotions")).json<PromotionReply[]>();
    expect(promotions.find(({ code }) => code === "OLD")).toMatchObject({
      name: "Coupon OLD",
      when: { minTotal: 20 },
      what: { kind: "amount", value: 5 },
      maxUsesPerCustomer: 2,
    });
    const coupons = (await call(staff, "GET", "/admin/coupons")).json();
    expect(coupons).toMatchObject([{ ...coupon, maxUsesPerUser: 2, uses: 0 }]);
    const ended = await call(staff, "POST", `/admin/coupons/${created.json().id}/end`);
    expect(ended.json().endsAt).not.toBeNull();
  });
});
