import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, signInAs, TEST_PASSWORD, type TestUser } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";

const env = {
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer,test_card",
  SHOP_CATALOGUE: "public",
};
const shop = await buildTestApp({ env });
const { call, db } = shop;
const sql = sqlOn(db);

let count = 0;
let productId: string;
let email: string;
let network: string;
beforeEach(async () => {
  count += 1;
  productId = await storeProduct(db, 100, 50_00);
  email = `guest-${count}@visitor.example`;
  network = `10.1.${Math.floor(count / 250)}.${count % 250}`;
});

type Body = Partial<Parameters<typeof orderBody>[1]> & { email?: string };
const key = (): string => crypto.randomUUID();
/** Orders without a token. */
const orderAsGuest = (changes: Body = {}, idempotencyKey = key(), remoteAddress = network) =>
  call(null, "POST", "/orders", {
    remoteAddress,
    headers: { "idempotency-key": idempotencyKey },
    payload: { ...orderBody([{ productId, quantity: 1 }]), email, ...changes },
  });
const place = async (changes: Body = {}) => {
  const reply = await orderAsGuest(changes);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json() as { id: string; number: number; paymentId: string; guestToken: string };
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const withToken = (token: string, method: "GET" | "POST", path: string, payload?: object) =>
  call(null, method, path, {
    remoteAddress: network,
    headers: {
      ...bearer(token),
      ...(payload && path.endsWith("returns") ? { "idempotency-key": key() } : {}),
    },
    ...(payload ? { payload } : {}),
  });
const mailsTo = (address: string) =>
  sql<{ kind: string; body: string }>`SELECT kind, body FROM mails WHERE recipient = ${address} ORDER BY id`;
const stockLeft = async () =>
  (await sql<{ n: number }>`SELECT quantity AS n FROM products WHERE id = ${productId}`)[0]?.n;

async function register(address: string): Promise<TestUser> {
  const payload = { email: address, password: TEST_PASSWORD, userName: "new member", agreeCheckbox: true };
  const reply = await call(null, "POST", "/signup", { payload, remoteAddress: network });
  expect(reply.statusCode).toBe(201);
  const [row] = await sql<{ id: string }>`SELECT id FROM users WHERE email = ${address}`;
  return signInAs(shop.app, { id: row?.id ?? "", email: address, role: "User" }, network);
}
async function confirm(address: string) {
  const mail = (await mailsTo(address)).findLast(({ kind }) => kind === "verify_address");
  const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
  expect((await call(null, "POST", "/email/verify", { payload: { token } })).statusCode).toBe(204);
}

describe("an order without an account", () => {
  it("is placed with an email address, takes stock, and is opened by the link in the email", async () => {
    const placed = await place({ notes: "Ring twice" });
    expect(placed).toMatchObject({ customerId: null, guest: true, email, notes: "Ring twice" });
    expect(await stockLeft()).toBe(99);
    const [mail] = await mailsTo(email);
    const [, id, secret] =
      /https:\/\/shop\.example\/guest\/order\/([0-9a-f]{24})#([\w-]{43})\s/.exec(mail?.body ?? "") ?? [];
    expect(`lw_order_${id}_${secret}`).toBe(placed.guestToken);
    const { guestToken: _, ...order } = placed;
    expect((await withToken(placed.guestToken, "GET", `/orders/${placed.id}`)).json()).toEqual(order);
    const [row] = await sql<{
      text: string;
    }>`SELECT to_jsonb(orders)::text AS text FROM orders WHERE id = ${placed.id}`;
    expect(row?.text).not.toContain(secret);
  });

  it("needs an address, a long key, and no access token that has expired", async () => {
    const { email: _, ...missing } = { email, ...orderBody([{ productId, quantity: 1 }]) };
    const send = (payload: object, headers: Record<string, string>) =>
      call(null, "POST", "/orders", { payload, headers, remoteAddress: network });
    const withoutEmail = await send(missing, { "idempotency-key": key() });
    expect([withoutEmail.statusCode, Object.keys(withoutEmail.json().errors)]).toEqual([400, ["email"]]);
    const short = await orderAsGuest({}, "order-17");
    expect([short.statusCode, Object.keys(short.json().errors)]).toEqual([400, ["idempotency-key"]]);
    expect((await orderAsGuest({ email: "nobody" })).statusCode).toBe(400);
    const expired = { "idempotency-key": key(), ...bearer("an.expired.token") };
    expect((await send({ ...missing, email }, expired)).statusCode).toBe(401);
    const member = await shop.as("User", network);
    const named = await call(member, "POST", "/orders", {
      headers: { "idempotency-key": key() },
      payload: { ...missing, email },
    });
    expect(named.statusCode).toBe(400);
    expect(await stockLeft()).toBe(100);
  });

  it("follows the rules of an account's order: price, quantity, stock and coupon", async () => {
    expect((await orderAsGuest({ expectedTotal: 49 })).json().code).toBe("price_changed");
    expect((await orderAsGuest({ items: [{ productId, quantity: 101 }] })).statusCode).toBe(400);
    await sql`UPDATE products SET quantity = 1 WHERE id = ${productId}`;
    expect((await orderAsGuest({ items: [{ productId, quantity: 2 }] })).json().code).toBe("out_of_stock");
    expect((await orderAsGuest({ coupon: "NONE" })).json().code).toBe("coupon_refused");
    const quote = await call(null, "POST", "/orders/quote", {
      payload: { items: [{ productId, quantity: 1 }] },
      remoteAddress: network,
    });
    expect(quote.json()).toMatchObject({ total: 50 });
  });

  it("uses a coupon as often as one customer may, counted by mailbox", async () => {
    await sql`INSERT INTO promotions (id, code, name, rule, max_uses_per_customer, created_at)
      VALUES (${`0000000000000000000000${String(count).padStart(2, "0")}`}, ${`ONCE${count}`}, 'Ten', '{"conditions":{},"effect":{"kind":"percent","value":1000}}', 1, now())`;
    const coupon = `ONCE${count}`;
    const [one, two] = await Promise.all([orderAsGuest({ coupon }), orderAsGuest({ coupon })]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([201, 409]);
    const tagged = await orderAsGuest({ coupon, email: email.replace("@", "+again@") });
    expect(tagged.json().code).toBe("coupon_refused");
  });

  it("is placed once for one key, and a key of another mailbox is another order", async () => {
    const same = key();
    const replies = await Promise.all([1, 2, 3, 4].map(() => orderAsGuest({}, same)));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await stockLeft()).toBe(99);
    const [first] = replies;
    const other = await orderAsGuest({ email: `other-${email}` }, same);
    expect(other.statusCode).toBe(201);
    expect(other.json().id).not.toBe(first?.json().id);
    const changed = await orderAsGuest({ notes: "something else" }, same);
    expect([changed.statusCode, changed.json().code]).toEqual([422, "idempotency_mismatch"]);
    expect(changed.body).not.toContain(first?.json().id);
  });

  it("is closed when the setting is off, the catalogue is for members, or the shop is a showroom", async () => {
    const variants = [
      { ...env, SHOP_GUEST_CHECKOUT: "off" },
      { ...env, SHOP_CATALOGUE: "members" },
      { SHOP_CATALOGUE: "public" },
    ];
    for (const variant of variants) {
      const closed = await buildTestApp({ env: variant });
      const payload = { ...orderBody([{ productId, quantity: 1 }]), email };
      const headers = { "idempotency-key": key() };
      expect((await closed.call(null, "POST", "/orders", { headers, payload })).statusCode).toBe(401);
      const items = [{ productId, quantity: 1 }];
      expect((await closed.call(null, "POST", "/orders/quote", { payload: { items } })).statusCode).toBe(401);
    }
  });
});

describe("the link of a guest", () => {
  it("pays, cancels and returns the order, and shows its documents", async () => {
    const { id, guestToken } = await place({ paymentMethod: "test_card" });
    const payment = await withToken(guestToken, "POST", `/orders/${id}/payment`);
    expect(payment.json().url).toBe(`https://shop.example/guest/order/${id}/test-card`);
    const paid = await withToken(guestToken, "POST", `/orders/${id}/test-card`, { answer: "pay" });
    expect(paid.json()).toMatchObject({ status: "received" });
    expect((await withToken(guestToken, "POST", `/orders/${id}/payment/check`)).statusCode).toBe(200);
    const order = (await withToken(guestToken, "GET", `/orders/${id}`)).json();
    expect(order.documents).toHaveLength(1);
    const invoice = await withToken(guestToken, "GET", `/documents/${order.documents[0].id}`);
    expect([invoice.statusCode, invoice.headers["content-type"]]).toEqual([200, "application/pdf"]);
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
    const returned = await withToken(guestToken, "POST", `/orders/${id}/returns`, {
      lines: [{ position: 1, quantity: 1 }],
      reason: "Too large",
    });
    expect(returned.json().returns).toHaveLength(1);
    const other = await place();
    const cancelled = await withToken(other.guestToken, "POST", `/orders/${other.id}/status`, {
      status: "CANCELLED",
    });
    expect(cancelled.json()).toMatchObject({ status: "CANCELLED", email });
    expect(cancelled.json().events.at(-1).by).toBe("Guest");
    const shipped = await withToken(guestToken, "POST", `/orders/${id}/status`, { status: "SHIPPED" });
    expect(shipped.statusCode).toBe(403);
  });

  it("is replaced or revoked by staff, and never shown to them in the emails", async () => {
    const admin = await shop.as("Admin", network);
    const placed = await place();
    const read = (token: string) => withToken(token, "GET", `/orders/${placed.id}`);
    expect((await call(admin, "POST", `/admin/orders/${placed.id}/guest-link`)).statusCode).toBe(200);
    expect((await read(placed.guestToken)).statusCode).toBe(404);
    const secret = /#([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.body ?? "")?.[1];
    const renewed = `lw_order_${placed.id}_${secret}`;
    expect((await read(renewed)).statusCode).toBe(200);
    const listed = await call(admin, "GET", "/admin/mails");
    expect(listed.body).toContain(`/guest/order/${placed.id}#`);
    expect(listed.body).not.toContain(secret);
    expect((await call(admin, "DELETE", `/admin/orders/${placed.id}/guest-link`)).statusCode).toBe(200);
    expect((await read(renewed)).statusCode).toBe(404);
    await call(admin, "POST", `/orders/${placed.id}/status`, { payload: { status: "CONFIRMED" } });
    await call(admin, "POST", `/admin/orders/${placed.id}/cancellation`, {
      payload: { version: (await call(admin, "GET", `/orders/${placed.id}`)).json().version, reason: "gone" },
    });
    const last = (await mailsTo(email)).at(-1);
    expect([last?.kind, last?.body.includes("/guest/")]).toEqual(["order_cancelled", false]);
    const member = await shop.as("User", network);
    expect((await call(member, "POST", `/admin/orders/${placed.id}/guest-link`)).statusCode).toBe(403);
    const unknown = "/admin/orders/0123456789abcdef01234567/guest-link";
    expect((await call(admin, "DELETE", unknown)).statusCode).toBe(404);
  });
});

describe("an account with the address of a guest", () => {
  it("gets the orders when the address is confirmed, not before", async () => {
    const { id, guestToken } = await place();
    const member = await register(email);
    const mine = async () => (await call(member, "GET", "/orders")).json();
    expect(await mine()).toEqual([]);
    expect((await call(member, "GET", `/orders/${id}`)).statusCode).toBe(404);
    const early = await call(member, "POST", "/orders/claim", { payload: { guestToken } });
    expect([early.statusCode, early.json().code]).toEqual([409, "address_unverified"]);
    await confirm(email);
    expect(await mine()).toMatchObject([{ id, customerId: member.id }]);
    expect((await withToken(guestToken, "GET", `/orders/${id}`)).statusCode).toBe(404);
  });

  it("doesn't get a later order by itself, only with its link", async () => {
    const member = await register(email);
    await confirm(email);
    const { id, guestToken } = await place();
    expect((await call(member, "GET", "/orders")).json()).toEqual([]);
    expect((await mailsTo(email)).find(({ kind }) => kind === "order_placed")?.body).not.toContain(
      "Elm Street",
    );
    const other = await shop.as("User", network);
    const claim = (user: TestUser, token: string) =>
      call(user, "POST", "/orders/claim", { payload: { guestToken: token } });
    expect((await claim(other, guestToken)).statusCode).toBe(404);
    expect(
      (await claim(member, guestToken.slice(0, -1) + (guestToken.endsWith("A") ? "B" : "A"))).statusCode,
    ).toBe(404);
    expect((await claim(member, "lw_order_x")).statusCode).toBe(400);
    expect((await claim(member, guestToken)).json()).toMatchObject({ id, customerId: member.id });
    expect((await claim(member, guestToken)).statusCode).toBe(404);
    expect((await call(null, "POST", "/orders/claim", { payload: { guestToken } })).statusCode).toBe(401);
  });

  it("gets the sales figures and coupon uses of its orders with them", async () => {
    await sql`INSERT INTO promotions (id, code, name, rule, max_uses_per_customer, created_at)
      VALUES (${`1000000000000000000000${String(count).padStart(2, "0")}`}, ${`TWICE${count}`}, 'Ten', '{"conditions":{},"effect":{"kind":"percent","value":1000}}', 1, now())`;
    await place({ coupon: `TWICE${count}` });
    await sql`SELECT roll_up_sales()`;
    const member = await register(email);
    await confirm(email);
    const figures = () => sql`SELECT orders FROM sales_customers WHERE user_id = ${member.id}`;
    expect(await figures()).toEqual([{ orders: 1 }]);
    const again = await call(member, "POST", "/orders", {
      headers: { "idempotency-key": key() },
      payload: { ...orderBody([{ productId, quantity: 1 }]), coupon: `TWICE${count}` },
    });
    expect(again.json().code).toBe("coupon_refused");
    await sql`SELECT recount_sales()`;
    await sql`SELECT roll_up_sales()`;
    expect(await figures()).toEqual([{ orders: 1 }]);
  });
});

describe("the data of a guest", () => {
  it("is kept when the order is closed, and erased on request", async () => {
    const { id, guestToken } = await place();
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
    expect((await withToken(guestToken, "GET", `/orders/${id}`)).json()).toMatchObject({ email });
    await sql`UPDATE jobs SET state = 'done', finished_at = now() WHERE payload->>'recipient' = ${email}`;
    expect((await withToken(guestToken, "POST", `/orders/${id}/erase`)).statusCode).toBe(204);
    expect((await withToken(guestToken, "GET", `/orders/${id}`)).statusCode).toBe(404);
    const [row] = await sql<{
      text: string;
    }>`SELECT to_jsonb(orders)::text AS text FROM orders WHERE id = ${id}`;
    expect(row?.text).not.toMatch(/Elm Street|visitor\.example/);
    expect(await mailsTo(email)).toHaveLength(0);
  });

  it("stays in an open order until it is closed, also when staff erase it", async () => {
    const admin = await shop.as("Admin", network);
    const { id } = await place();
    expect((await call(admin, "POST", `/orders/${id}/erase`)).statusCode).toBe(204);
    expect((await call(admin, "GET", `/orders/${id}`)).json()).toMatchObject({ email, customerId: null });
    await sql`UPDATE orders SET status = 'CANCELLED' WHERE id = ${id}`;
    expect((await call(admin, "GET", `/orders/${id}`)).json()).toMatchObject({
      email: "",
      firstName: "Deleted",
    });
    expect((await call(admin, "POST", `/orders/${id}/erase`)).statusCode).toBe(404);
    const member = await shop.as("User", network);
    const other = await place();
    expect((await call(member, "POST", `/orders/${other.id}/erase`)).statusCode).toBe(404);
  });

  it("is exported and erased with the account that has confirmed the address", async () => {
    const member = await register(email);
    await confirm(email);
    const { id } = await place();
    const data = (await call(member, "GET", "/account/export")).json();
    expect(data.orders).toMatchObject([{ id }]);
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
    const deleted = await call(member, "POST", "/account/delete", { payload: { password: TEST_PASSWORD } });
    expect(deleted.statusCode).toBe(204);
    expect(await sql`SELECT email FROM orders WHERE id = ${id}`).toEqual([{ email: "" }]);
  });
});
