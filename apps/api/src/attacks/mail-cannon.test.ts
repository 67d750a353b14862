import { describe, expect, it } from "vitest";
import { orderBody, storeProduct } from "../modules/orders/trading-fixtures";
import { buildTestApp } from "../testing/build-test-app";
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
  sqlOn(db)<{ body: string }>`SELECT body FROM outbox WHERE recipient LIKE ${pattern} ORDER BY id`;

describe("mail aimed at a stranger", () => {
  it("by the newsletter stops after three a day, however the mailbox is written", async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        call(null, "POST", "/newsletter", { payload: { email: `Victim+${i}@stranger.example` } }),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect(await mailsTo("%@stranger.example")).toHaveLength(3);
    // Who was not told is not on the list either.
    const listed = await sqlOn(db)`SELECT FROM newsletter_subscribers WHERE email LIKE '%@stranger.example'`;
    expect(listed).toHaveLength(3);
  });

  it("by forgotten passwords stops after five an hour, and the last link that was sent works", async () => {
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

  it("by orders carries no text of whoever placed them, and stops after fifty a day", async () => {
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
