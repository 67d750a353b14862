import { beforeEach, describe, expect, it } from "vitest";
import { guestToken } from "../core/guest-link";
import { buildTestApp, TEST_PASSWORD } from "../testing/build-test-app";
import { orderBody, storeProduct } from "../testing/fixtures/orders";
import { sqlOn } from "../testing/plain-sql";
import { anotherAddress } from "../testing/second-factor";

const env = {
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer,test_card",
  SHOP_CATALOGUE: "public",
};
const shop = await buildTestApp({ env });
const { call, db } = shop;
const sql = sqlOn(db);

let productId: string;
beforeEach(async () => {
  productId = await storeProduct(db, 100, 50_00);
});

const newKey = (): string => crypto.randomUUID();
let people = 0;
const someone = () => {
  people += 1;
  return `visitor-${people}@guests.example`;
};
interface Sent {
  email?: string;
  key?: string;
  network?: string;
  quantity?: number;
  body?: object;
}
const orderAsGuest = ({ email = someone(), key = newKey(), network, quantity = 1, body = {} }: Sent = {}) =>
  call(null, "POST", "/orders", {
    remoteAddress: network ?? anotherAddress(),
    headers: { "idempotency-key": key },
    payload: { ...orderBody([{ productId, quantity }]), email, ...body },
  });
const place = async (sent: Sent = {}) =>
  (await orderAsGuest(sent)).json() as { id: string; guestToken: string; email: string };
const withToken = (token: string, method: "GET" | "POST", path: string, payload?: object) =>
  call(null, method, path, {
    remoteAddress: anotherAddress(),
    headers: { authorization: `Bearer ${token}`, "idempotency-key": newKey() },
    ...(payload ? { payload } : {}),
  });
const stockLeft = async () =>
  (await sql<{ n: number }>`SELECT quantity AS n FROM products WHERE id = ${productId}`)[0]?.n;
const countMails = async (recipient: string) =>
  (await sql`SELECT FROM mails WHERE recipient = ${recipient}`).length;

describe("the token of a guest's order", () => {
  it("opens no other order, no document of another, and nothing else", async () => {
    const [mine, other] = [
      await place({ body: { paymentMethod: "test_card" } }),
      await place({ body: { paymentMethod: "test_card" } }),
    ];
    await withToken(other.guestToken, "POST", `/orders/${other.id}/payment`);
    await withToken(other.guestToken, "POST", `/orders/${other.id}/test-card`, { answer: "pay" });
    const { documents } = (await withToken(other.guestToken, "GET", `/orders/${other.id}`)).json();
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${other.id}`;
    const reached = await Promise.all([
      withToken(mine.guestToken, "GET", `/orders/${other.id}`),
      withToken(mine.guestToken, "POST", `/orders/${other.id}/payment`),
      withToken(mine.guestToken, "POST", `/orders/${other.id}/payment/check`),
      withToken(mine.guestToken, "POST", `/orders/${other.id}/test-card`, { answer: "pay" }),
      withToken(mine.guestToken, "POST", `/orders/${other.id}/status`, { status: "CANCELLED" }),
      withToken(mine.guestToken, "POST", `/orders/${other.id}/erase`),
      withToken(mine.guestToken, "POST", `/orders/${other.id}/returns`, {
        lines: [{ position: 1, quantity: 1 }],
        reason: "Mine now",
      }),
      withToken(mine.guestToken, "GET", `/documents/${documents[0].id}`),
    ]);
    expect(reached.map(({ statusCode }) => statusCode)).toEqual(reached.map(() => 404));
    const elsewhere = [
      "/orders",
      "/cart",
      "/account/export",
      "/wishlist",
      "/admin/orders",
      "/users",
      "/api-keys",
    ];
    for (const path of elsewhere)
      expect([401, 404]).toContain((await withToken(mine.guestToken, "GET", path)).statusCode);
    expect((await withToken(mine.guestToken, "POST", "/orders", orderBody([]))).statusCode).toBe(401);
  });

  it("can't be guessed, cut, joined with another order, or made with another secret", async () => {
    const [mine, other] = [await place(), await place()];
    const [row] = await sql<{ link: Buffer }>`SELECT guest_link AS link FROM orders WHERE id = ${mine.id}`;
    const link = { id: mine.id, guestLink: row?.link ?? Buffer.of() };
    const secret = mine.guestToken.slice(-43);
    const wrong = [
      `lw_order_${other.id}_${secret}`,
      `lw_order_${mine.id}_${"A".repeat(43)}`,
      mine.guestToken.slice(0, -1),
      `${mine.guestToken}A`,
      `lw_order_${mine.id}_`,
      "lw_order_",
      guestToken("another secret of another shop", link),
      guestToken(shop.config.authSecret, { ...link, guestLink: Buffer.alloc(16) }),
    ];
    for (const token of wrong)
      expect([token, (await withToken(token, "GET", `/orders/${mine.id}`)).statusCode]).toEqual([token, 404]);
    expect((await withToken(mine.guestToken, "GET", `/orders/${mine.id}`)).statusCode).toBe(200);
  });

  it("is refused after some wrong ones from one network", async () => {
    const { id } = await place();
    const network = anotherAddress();
    const headers = { authorization: `Bearer lw_order_${id}_${"B".repeat(43)}` };
    const statuses = new Set<number>();
    for (let i = 0; i < 130; i += 1)
      statuses.add(
        (await call(null, "GET", `/orders/${id}`, { remoteAddress: network, headers })).statusCode,
      );
    expect([...statuses]).toEqual([404, 429]);
  });

  it("of an order whose account was deleted opens nothing, with or without a link", async () => {
    const member = await shop.as("User", anotherAddress());
    const placed = await call(member, "POST", "/orders", {
      headers: { "idempotency-key": newKey() },
      payload: orderBody([{ productId, quantity: 1 }]),
    });
    const { id } = placed.json();
    await call(member, "POST", "/account/delete", { payload: { password: TEST_PASSWORD } });
    const mine = await place();
    expect((await withToken(mine.guestToken, "GET", `/orders/${id}`)).statusCode).toBe(404);
    const forged = guestToken(shop.config.authSecret, { id, guestLink: Buffer.of() });
    expect((await withToken(forged, "GET", `/orders/${id}`)).statusCode).toBe(404);
  });
});

describe("an idempotency key of a visitor", () => {
  it("never shows another visitor's order, whatever the request", async () => {
    const key = newKey();
    const victim = await place({ key, body: { firstName: "Victoria", address: "Secret Lane 1" } });
    const attempts = [
      await orderAsGuest({ key }),
      await orderAsGuest({ key, email: victim.email }),
      await orderAsGuest({ key, email: victim.email, body: { firstName: "Victoria" } }),
      await orderAsGuest({ key, email: victim.email.toUpperCase() }),
    ];
    for (const reply of attempts) {
      expect(reply.body).not.toMatch(/Victoria|Secret Lane/);
      expect(reply.body).not.toContain(victim.id);
    }
    const member = await shop.as("User", anotherAddress());
    const ofAccount = await call(member, "POST", "/orders", {
      headers: { "idempotency-key": key },
      payload: orderBody([{ productId, quantity: 1 }]),
    });
    expect(ofAccount.json().id).not.toBe(victim.id);
  });
});

describe("many orders without an account", () => {
  it("from one network are refused after thirty an hour, whatever their address", async () => {
    const [network, otherNetwork] = ["2001:db8:1:1::", "2001:db8:1:2::"];
    const replies: number[] = [];
    for (let i = 0; i < 32; i += 1)
      replies.push((await orderAsGuest({ network: `${network}${(i + 1).toString(16)}` })).statusCode);
    expect(replies).toEqual([...Array.from({ length: 30 }, () => 201), 429, 429]);
    expect(await stockLeft()).toBe(70);
    expect((await orderAsGuest({ network: `${otherNetwork}1` })).statusCode).toBe(201);
  });

  it("to one mailbox are refused after ten a day, also at once and after they were erased", async () => {
    const [email, network] = [someone(), anotherAddress()];
    const spellings = Array.from({ length: 14 }, (_, i) => email.replace("@", `+${i}@`));
    const replies = await Promise.all(spellings.map((address) => orderAsGuest({ email: address, network })));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 201))
      await withToken(reply.json().guestToken, "POST", `/orders/${reply.json().id}/erase`);
    expect((await orderAsGuest({ email, network })).statusCode).toBe(429);
    expect(await stockLeft()).toBe(90);
  });

  it("to a stranger's mailbox don't keep its owner on another network from ordering", async () => {
    const [email, network] = [someone(), anotherAddress()];
    const sent = Array.from({ length: 11 }, () => orderAsGuest({ email, network }));
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toContain(429);
    expect((await orderAsGuest({ email })).statusCode).toBe(201);
    expect(await countMails(email)).toBe(11);
  });

  it("to one mailbox from many networks send at most fifty emails a day", async () => {
    const email = someone();
    for (let i = 0; i < 52; i += 1) expect((await orderAsGuest({ email })).statusCode).toBe(201);
    expect(await countMails(email)).toBe(50);
  });

  it("send no text of the visitor to a stranger", async () => {
    const email = someone();
    await place({
      email,
      body: { firstName: "Visit evil example", address: "evil lane 1", notes: "evil", city: "evil" },
    });
    const mails = await sql<{ body: string }>`SELECT body FROM mails WHERE recipient = ${email}`;
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).not.toContain("evil");
  });
});

describe("an order for an address that has an account", () => {
  it("gets the same answers as any other, and doesn't reach the account", async () => {
    const member = await shop.as("User", anotherAddress());
    await sql`INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
      VALUES (${member.id}, now(), now(), now())`;
    const [known, unknown] = [await orderAsGuest({ email: member.email }), await orderAsGuest()];
    const shape = (reply: typeof known) => ({
      status: reply.statusCode,
      fields: Object.keys(reply.json()).sort(),
      customer: reply.json().customerId,
    });
    expect(shape(known)).toEqual(shape(unknown));
    expect((await call(member, "GET", "/orders")).json()).toEqual([]);
    const network = anotherAddress();
    const others = Array.from({ length: 11 }, (_, i) =>
      orderAsGuest({ email: member.email.replace("@", `+${i}@`), network }),
    );
    const statuses = (await Promise.all(others)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect((await orderAsGuest({ email: member.email, network })).statusCode).toBe(429);
  });
});

describe("at the same time", () => {
  it("registration, confirmation and order leave the order with one owner", async () => {
    const email = someone();
    const payload = { email, password: TEST_PASSWORD, userName: "quick member", agreeCheckbox: true };
    const [placed, registered] = await Promise.all([
      orderAsGuest({ email }),
      call(null, "POST", "/signup", { payload, remoteAddress: anotherAddress() }),
    ]);
    expect([placed.statusCode, registered.statusCode]).toEqual([201, 201]);
    const { id, guestToken: token } = placed.json();
    const [user] = await sql<{ id: string }>`SELECT id FROM users WHERE email = ${email}`;
    const confirm = sql`UPDATE email_verifications SET verified_at = now() WHERE user_id = ${user?.id ?? ""}`;
    const [cancelled] = await Promise.all([
      withToken(token, "POST", `/orders/${id}/status`, { status: "CANCELLED" }),
      confirm,
    ]);
    expect([200, 404]).toContain(cancelled.statusCode);
    const rows =
      await sql`SELECT user_id AS "userId", is_guest AS "isGuest", guest_link AS link FROM orders WHERE id = ${id}`;
    expect(rows).toEqual([{ userId: user?.id, isGuest: false, link: null }]);
    expect((await withToken(token, "GET", `/orders/${id}`)).statusCode).toBe(404);
  });

  it("guests and accounts sell each piece once", async () => {
    await sql`UPDATE products SET quantity = 5 WHERE id = ${productId}`;
    const member = await shop.as("User", anotherAddress());
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        i % 2 === 0
          ? orderAsGuest()
          : call(member, "POST", "/orders", {
              headers: { "idempotency-key": newKey() },
              payload: orderBody([{ productId, quantity: 1 }]),
            }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
    expect(await stockLeft()).toBe(0);
  });

  it("a link that is revoked while a payment starts pays nothing", async () => {
    const { id, guestToken: token } = await place({ body: { paymentMethod: "test_card" } });
    const admin = await shop.as("Admin", anotherAddress());
    const [revoked, started] = await Promise.all([
      call(admin, "DELETE", `/admin/orders/${id}/guest-link`),
      withToken(token, "POST", `/orders/${id}/payment`),
    ]);
    expect(revoked.statusCode).toBe(200);
    expect([200, 404]).toContain(started.statusCode);
    expect((await withToken(token, "POST", `/orders/${id}/test-card`, { answer: "pay" })).statusCode).toBe(
      404,
    );
    expect(await sql`SELECT status FROM payments WHERE order_id = ${id}`).toEqual([{ status: "expected" }]);
  });

  it("erasing and claiming an order end in one of the two", async () => {
    const member = await shop.as("User", anotherAddress());
    await sql`INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
      VALUES (${member.id}, now(), now(), now())`;
    const { id, guestToken: token } = await place({ email: member.email });
    const [claimed, erased] = await Promise.all([
      call(member, "POST", "/orders/claim", { payload: { guestToken: token } }),
      withToken(token, "POST", `/orders/${id}/erase`),
    ]);
    expect([claimed.statusCode, erased.statusCode].sort()).toEqual(
      claimed.statusCode === 200 ? [200, 404] : [204, 404],
    );
  });
});
