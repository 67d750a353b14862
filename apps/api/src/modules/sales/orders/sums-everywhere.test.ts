import type { Order, OrderSummary, PlacedOrder, Quote } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import { centsOf } from "@larkwood/domain/testing";
import { describe, expect, it } from "vitest";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";

const rate = (percent: number, category: string | null = null) => ({
  name: "VAT",
  country: "",
  category,
  percent,
});
const delivery = (name: string, price: number) => ({
  name,
  kind: "parcel",
  price,
  freeFrom: null,
  fromDays: 1,
  toDays: 3,
});
const zones = [{ name: "All", countries: [], options: [delivery("Post", 9.95), delivery("Express", 29)] }];

const openShop = (included: boolean) =>
  openOrderShop({
    SMTP_URL: "smtp://mail.example:587",
    PUBLIC_URL: "https://shop.example",
    SHOP_CATALOGUE: "public",
    SHOP_PAYMENT_METHODS: "bank_transfer",
    SHOP_TAX: JSON.stringify({ included, rates: [rate(25), rate(12, "kitchen")] }),
    SHOP_SHIPPING: JSON.stringify({ twoMan: [], zones }),
  });
type Desk = Awaited<ReturnType<typeof openShop>>;
const desks = { included: await openShop(true), "on top": await openShop(false) };

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Two chairs with 25% tax and three lamps with 12%, at prices that don't divide evenly. */
async function chooseItems({ db, sql }: Desk) {
  const [chair, lamp] = [await storeProduct(db, 9, 10_001), await storeProduct(db, 9, 3_333)];
  await sql`UPDATE products SET category = 'kitchen' WHERE id = ${lamp}`;
  return [
    { productId: chair, quantity: 2 },
    { productId: lamp, quantity: 3 },
  ];
}

async function createCoupon({ call, staff }: Desk): Promise<string> {
  const code = `TENTH-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  const limits = { minTotal: 0, startsAt: null, endsAt: null, maxUses: null, maxUsesPerUser: null };
  await call(staff, "POST", "/admin/coupons", { payload: { code, kind: "percent", value: 10, ...limits } });
  return code;
}

const change = async ({ call, staff }: Desk, { id, version }: Order, part: object) => {
  const reply = await call(staff, "PUT", `/admin/orders/${id}`, { payload: { version, ...part } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Order>();
};

/** The orders of every kind, by what is special about them. */
const kinds: Record<string, (desk: Desk) => Promise<PlacedOrder>> = {
  "with a coupon and Express": async (desk) =>
    desk.place(await chooseItems(desk), { coupon: await createCoupon(desk), delivery: "Express" }),
  "of a guest": async (desk) => {
    const payload = { ...orderBody(await chooseItems(desk)), email: "guest@visitor.example" };
    return (await desk.call(null, "POST", "/orders", { payload, headers: newKey() })).json();
  },
  "by phone, with its own price": async (desk) => {
    const [chair, lamp] = await chooseItems(desk);
    const items = [{ ...chair, price: 77.77 }, lamp];
    const payload = { ...orderBody([]), items, customerId: desk.shopper.id };
    return (await desk.call(desk.staff, "POST", "/admin/orders", { payload, headers: newKey() })).json();
  },
  "with a coupon, a discount of the staff and a changed price": async (desk) => {
    const order = await desk.place(await chooseItems(desk), { coupon: await createCoupon(desk) });
    const [first, ...others] = order.lines.map(({ quantity }, index) => ({ position: index + 1, quantity }));
    const cheaper = await change(desk, order, { lines: [{ ...first, price: 12.34 }, ...others] });
    return change(desk, cheaper, { manualDiscount: { percent: 33.33, reason: "Late delivery" } });
  },
};

/** The rows of an email from the subtotal on, in cents. */
function readMail(body: string) {
  const rows = [...body.matchAll(/^ {2}([^×\n]+): (\S+)$/gm)].map(
    ([, term = "", shown = ""]) => [term, centsOf(shown)] as const,
  );
  const total = rows.findIndex(([term]) => term === "Total");
  return {
    subtotal: rows[0]?.[1],
    parts: rows.slice(0, total).map(([, cents]) => cents),
    total: rows[total]?.[1],
  };
}

function expectToAddUp(order: Order | Quote): void {
  for (const line of order.lines) expect(line.totalMinor).toBe(line.priceMinor * line.quantity);
  expect(order.subtotalMinor).toBe(sum(order.lines.map(({ totalMinor }) => totalMinor)));
  expect(order.taxMinor).toBe(sum(order.taxes.map(({ amountMinor }) => amountMinor)));
  const taxOnTop = order.taxIncluded ? 0 : order.taxMinor;
  expect(order.totalMinor).toBe(order.subtotalMinor - order.discountMinor + order.shippingMinor + taxOnTop);
  const shown = { ...order } as Record<string, unknown>;
  for (const name of ["subtotal", "discount", "shipping", "tax", "total"])
    expect([name, toCents(Number(shown[name]))]).toEqual([name, shown[`${name}Minor`]]);
}

/** The same sums on the pages of customer and staff, in both lists, in the newest email and in the payment. */
async function expectSameEverywhere({ call, sql, staff, shopper, mailsAbout }: Desk, placed: PlacedOrder) {
  const { id, number, guestToken } = placed;
  const forStaff = (await call(staff, "GET", `/orders/${id}`)).json<Order>();
  const headers = guestToken ? { authorization: `Bearer ${guestToken}` } : {};
  const forCustomer = (
    await call(guestToken ? null : shopper, "GET", `/orders/${id}`, { headers })
  ).json<Order>();
  expectToAddUp(forCustomer);
  expect(forStaff).toMatchObject({
    lines: forCustomer.lines,
    subtotal: forCustomer.subtotal,
    discount: forCustomer.discount,
    taxes: forCustomer.taxes,
    total: forCustomer.total,
    delivery: forCustomer.delivery,
  });
  const lists = [call(staff, "GET", `/admin/orders?search=${number}`)];
  if (!guestToken) lists.push(call(shopper, "GET", "/orders"));
  for (const list of await Promise.all(lists))
    expect(list.json<OrderSummary[]>().find((row) => row.id === id)).toMatchObject({
      total: forCustomer.total,
      refunded: forCustomer.refunded,
      due: forCustomer.due,
    });
  const mail = (await mailsAbout(number)).findLast(({ body }) => body.includes("Subtotal: "));
  const { subtotal, parts, total } = readMail(mail?.body ?? "");
  expect([subtotal, sum(parts), total]).toEqual([
    forCustomer.subtotalMinor,
    forCustomer.totalMinor,
    forCustomer.totalMinor,
  ]);
  expect(mail?.body).toContain(forCustomer.delivery);
  const [payment] = await sql<{ cents: number }>`
    SELECT amount_cents::int AS cents FROM payments WHERE order_id = ${id}`;
  expect(payment?.cents).toBe(forCustomer.totalMinor);
  return forCustomer;
}

/** Invoices together have the total of the order, credit notes together what was refunded. */
async function expectDocumentsToAddUp({ sql }: Desk, { id, totalMinor, refundedMinor }: Order) {
  const documents = await sql<{ kind: string; cents: number }>`
    SELECT kind, coalesce(content->>'totalCents', content->>'amountCents')::int AS cents FROM documents
    WHERE order_id = ${id}`;
  const sumOf = (kind: string) => sum(documents.filter((one) => one.kind === kind).map(({ cents }) => cents));
  expect([sumOf("invoice"), sumOf("credit_note")]).toEqual([totalMinor, refundedMinor]);
}

describe.each(Object.keys(desks) as (keyof typeof desks)[])("with tax %s, an order", (tax) => {
  const desk = desks[tax];

  it.each(Object.keys(kinds))(
    "%s has the same sums everywhere, which add up, also after refunds",
    async (kind) => {
      const placed = (await kinds[kind]?.(desk)) as PlacedOrder;
      const order = await expectSameEverywhere(desk, placed);
      expect((await desk.mark(order, "received")).statusCode).toBe(200);
      for (const part of [{ lines: [{ position: 2, quantity: 1 }] }, { amount: 7.77 }]) {
        const reply = await desk.refund(order.id, { ...part, restock: false, reason: "scratched" });
        expect(reply.statusCode, reply.body).toBe(201);
      }
      const refunded = await expectSameEverywhere(desk, placed);
      expect(refunded.refundedMinor).toBeGreaterThan(777);
      await expectDocumentsToAddUp(desk, refunded);
    },
  );

  it("costs what its quote said", async () => {
    const items = await chooseItems(desk);
    const payload = { items, country: "Norway", coupon: await createCoupon(desk), delivery: "Express" };
    const quote = (await desk.call(null, "POST", "/orders/quote", { payload })).json<Quote>();
    expectToAddUp(quote);
    const order = await desk.place(items, { coupon: payload.coupon, delivery: "Express" });
    const { subtotal, discount, shipping, taxes, total, delivery: chosen } = quote;
    expect(order).toMatchObject({ subtotal, discount, shipping, taxes, total, delivery: chosen });
  });
});
