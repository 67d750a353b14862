import { describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";

const env = {
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "pay_on_delivery",
};
const shop = await buildTestApp({ env });
const { call, db } = shop;

const mailsTo = (user: TestUser) =>
  sqlOn(db)<{ kind: string; body: string; html: string }>`
    SELECT payload->>'kind' AS kind, payload->>'body' AS body, payload->>'html' AS html
    FROM jobs WHERE kind = 'mail' AND payload->>'recipient' = ${user.email} ORDER BY id`;

async function place(user: TestUser): Promise<string> {
  const items = [{ productId: await storeProduct(db, 5), quantity: 1 }];
  const payload = orderBody(items, { address: "Elm Street 5", paymentMethod: "pay_on_delivery" });
  const headers = { "idempotency-key": crypto.randomUUID() };
  const reply = await call(user, "POST", "/orders", { headers, payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id;
}

const cancel = (user: TestUser, id: string) =>
  call(user, "POST", `/orders/${id}/status`, { payload: { status: "CANCELLED" } });

async function verifyEmail(user: TestUser): Promise<TestUser> {
  await call(null, "POST", "/password/forgot", { payload: { email: user.email } });
  const reset = (await mailsTo(user)).findLast(({ kind }) => kind === "password_reset");
  const token = /token=([\w-]+)/.exec(reset?.body ?? "")?.[1] ?? "";
  const newPassword = "a brand new one";
  expect((await call(null, "POST", "/password/reset", { payload: { token, newPassword } })).statusCode).toBe(
    204,
  );
  const payload = { email: user.email, password: newPassword, rememberMe: true };
  return { ...user, accessToken: (await call(null, "POST", "/signin", { payload })).json().accessToken };
}

describe("mails about an order", () => {
  it("are sent as text and HTML with a link, when it is placed and when either side cancels it", async () => {
    const [user, admin] = [await shop.as("User"), await shop.as("Admin")];
    const ids = [await place(user), await place(user)];
    for (const [index, who] of [user, admin].entries()) {
      const reply = await cancel(who, ids[index] ?? "");
      expect(reply.statusCode, reply.body).toBe(200);
    }
    const mails = await mailsTo(user);
    expect(mails.map(({ kind }) => kind)).toEqual([
      "order_placed",
      "order_placed",
      "order_cancelled",
      "order_cancelled",
    ]);
    for (const [index, { body, html }] of mails.entries()) {
      const link = `https://shop.example/order/${ids[index % 2]}`;
      expect(body).toContain(link);
      expect(html).toContain(`href="${link}"`);
      expect(html).toContain('src="https://shop.example/images/x_640.webp"');
    }
  });

  it("contain the postal address only for a verified email address", async () => {
    const user = await shop.as("User");
    await place(user);
    const [first] = await mailsTo(user);
    expect(`${first?.body}${first?.html}`).not.toContain("Elm Street");

    const owner = await verifyEmail(user);
    await cancel(owner, await place(owner));
    const shown = (await mailsTo(owner)).filter(({ kind }) => kind === "order_placed").at(-1);
    expect(shown?.body).toContain("Ada Lund, Elm Street 5, Norway");
    expect(shown?.html).toContain("Ada Lund, Elm Street 5, Norway");

    const email = `new-${owner.email}`;
    await sqlOn(db)`UPDATE users SET email = ${email} WHERE id = ${owner.id}`;
    await place(owner);
    const [afterChange] = await mailsTo({ ...owner, email });
    expect(afterChange?.body).not.toContain("Elm Street");
  });
});
