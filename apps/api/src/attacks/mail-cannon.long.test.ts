import { describe, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD } from "../testing/build-test-app";
import { orderBody, storeProduct } from "../testing/fixtures/orders";
import { sqlOn } from "../testing/plain-sql";

let now = new Date("2026-06-01T12:00:00Z");
const env = {
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer",
};
const shop = await buildTestApp({ env, clock: () => now });
const { call, db } = shop;

const mailsTo = (pattern: string) =>
  sqlOn(db)<{ body: string }>`SELECT body FROM mails WHERE recipient LIKE ${pattern} ORDER BY id`;

async function register(email: string): Promise<void> {
  const payload = { email, password: TEST_PASSWORD, userName: "new user", agreeCheckbox: true };
  expect((await call(null, "POST", "/signup", { payload })).statusCode).toBe(201);
}

async function deleteAccount(email: string): Promise<void> {
  const password = TEST_PASSWORD;
  const { accessToken } = (await call(null, "POST", "/signin", { payload: { email, password } })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const deleted = await call(null, "POST", "/account/delete", { headers, payload: { password } });
  expect(deleted.statusCode).toBe(204);
}

describe("mail to a stranger", () => {
  it("by the newsletter stops after three a day, for all spellings of the mailbox", async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        call(null, "POST", "/newsletter", { payload: { email: `Victim+${i}@stranger.example` } }),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect(await mailsTo("%@stranger.example")).toHaveLength(3);
    // Addresses without a mail are not subscribed.
    const listed = await sqlOn(db)`SELECT FROM newsletter_subscribers WHERE email LIKE '%@stranger.example'`;
    expect(listed).toHaveLength(3);
  });

  it("by the newsletter ignores dots in Gmail addresses", async () => {
    for (const name of ["dotty", "d.otty", "do.tty", "d.o.t.t.y", "dott.y"])
      await call(null, "POST", "/newsletter", { payload: { email: `${name}@gmail.com` } });
    await call(null, "POST", "/newsletter", { payload: { email: "dotty@googlemail.com" } });
    expect(await mailsTo("%@g%mail.com")).toHaveLength(3);
  });

  it("by repeated sign-ups and deletions stops after three a day", async () => {
    const email = "victim@left.example";
    let sent = 0;
    for (let i = 0; i < 5; i += 1) {
      await register(email);
      sent += (await mailsTo(email)).length;
      await deleteAccount(email);
      expect(await mailsTo(email)).toHaveLength(0);
    }
    expect(sent).toBe(3);
  });

  it.each([
    { accounts: "are deleted", isDeleted: true },
    { accounts: "stay", isDeleted: false },
  ])(
    "to other spellings of a mailbox, whose accounts $accounts, does not block the reset link of its owner",
    async ({ isDeleted }) => {
      const owner = await shop.as("User");
      await sqlOn(db)`
      INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
      VALUES (${owner.id}, now(), now(), now())`;
      const sent: number[] = [];
      for (const email of ["+one@", "+two@"].map((sign) => owner.email.replace("@", sign))) {
        await register(email);
        for (let i = 0; i < 8; i += 1) {
          await call(null, "POST", "/password/forgot", { payload: { email } });
          now = new Date(now.getTime() + 61_000);
        }
        sent.push((await mailsTo(email)).filter(({ body }) => body.includes("/reset-password")).length);
        if (isDeleted) await deleteAccount(email);
      }
      expect(sent).toEqual([5, 0]);
      await call(null, "POST", "/password/forgot", { payload: { email: owner.email } });
      expect(await mailsTo(owner.email)).toHaveLength(1);
    },
  );

  it("by forgotten passwords stops after five an hour, and the last link works", async () => {
    const user = await shop.as("User");
    for (let i = 0; i < 8; i += 1) {
      await call(null, "POST", "/password/forgot", { payload: { email: user.email } });
      now = new Date(now.getTime() + 61_000);
    }
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(5);
    const token = /token=([\w-]+)/.exec(mails[4]?.body ?? "")?.[1] ?? "";
    const payload = { token, newPassword: "a brand new one" };
    expect((await call(null, "POST", "/password/reset", { payload })).statusCode).toBe(204);
  });

  it("by orders contains no text of the customer, and stops after fifty a day", async () => {
    const user = await shop.as("User");
    const productId = await storeProduct(db, 100);
    const firstName = "Visit evil example now";
    for (let i = 0; i < 52; i += 1) {
      const headers = { "idempotency-key": `order-number-${i}` };
      const payload = orderBody([{ productId, quantity: 1 }], { firstName, notes: "more of it" });
      expect((await call(user, "POST", "/orders", { headers, payload })).statusCode).toBe(201);
    }
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(50);
    for (const { body } of mails) expect(body).not.toMatch(/evil|more of it/);
  });
});
