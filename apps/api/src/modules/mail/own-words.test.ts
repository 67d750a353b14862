import type { MailTextKind } from "@larkwood/contract";
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app";
import { sampleMail } from "./sample-mail";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "test_card" } });
const { call } = shop;
const house = { shopName: "Fir & Sons", timeZone: "UTC", site: "https://shop.example" };

const kinds: { kind: MailTextKind; told: string; stays: string }[] = [
  { kind: "order_changed", told: "{total}", stays: "Still to be paid: $120.50" },
  { kind: "order_tracking", told: "{total}", stays: "Tracking (Post): AB123456789" },
  { kind: "payment_late", told: "{amount}", stays: "https://shop.example/order/" },
];

it.each(kinds)(
  "$kind goes out in the owner's words, with what the shop has to say between them",
  async ({ kind, told, stays }) => {
    const text = {
      subject: "About {number}",
      opening: `Dear friend,\n\n${told} it is.`,
      closing: "Yours, {shop}",
    };
    const owner = await shop.as("Admin");
    const reply = await call(owner, "PUT", "/settings/mailTexts", { payload: { value: { [kind]: text } } });
    expect(reply.statusCode, reply.body).toBe(200);
    const preview = await call(owner, "POST", "/admin/mails/preview", { payload: { kind, text } });
    expect([preview.statusCode, preview.json().subject], preview.body).toEqual([200, "About 1042"]);

    const mail = sampleMail({ kind, text }, "ada@example.com", house);
    expect(mail.body).toContain("Dear friend,\n\n$241.00 it is.");
    expect(mail.body).toContain(stays);
    expect(mail.body).toContain("Yours, Fir & Sons");
    // What another message may name is not known to this one, and the line of it is told.
    const wrong = { [kind]: { ...text, closing: "Fine.\n{coupon}" } };
    const refused = await call(owner, "PUT", "/settings/mailTexts", { payload: { value: wrong } });
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining("line 2 {coupon}")]);
  },
);

it("a message as it comes names what it is about", () => {
  const mail = sampleMail({ kind: "payment_late", text: null }, "ada@example.com", house);
  expect(mail.subject).toBe("Fir & Sons: your payment for order 1042 goes back");
});
