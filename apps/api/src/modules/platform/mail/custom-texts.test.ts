import type { MailTextKind, Order } from "@larkwood/contract";
import { expect, it } from "vitest";
import { openPaymentShop } from "../../../testing/payment-shop";
import { sampleMail } from "./sample-mail";

const desk = await openPaymentShop({ SHOP_PAYMENT_METHODS: "test_card,bank_transfer" });
const { call, sql, staff: owner } = desk;
const sender = { shopName: "Fir & Sons", currency: "USD", timeZone: "UTC", site: "https://shop.example" };

const kinds: { kind: MailTextKind; placeholder: string; fact: string }[] = [
  { kind: "order_changed", placeholder: "{total}", fact: "Balance due: $120.50" },
  { kind: "order_tracking", placeholder: "{total}", fact: "Tracking (Post): AB123456789" },
  { kind: "payment_late", placeholder: "{amount}", fact: "https://shop.example/order/" },
];

it.each(kinds)("$kind uses the owner's text around the shop's facts", async ({ kind, placeholder, fact }) => {
  const text = {
    subject: "About {number}",
    opening: `Dear friend,\n\n${placeholder} it is.`,
    closing: "Yours, {shop}",
  };
  const reply = await call(owner, "PUT", "/settings/mailTexts", { payload: { value: { [kind]: text } } });
  expect(reply.statusCode, reply.body).toBe(200);
  const preview = await call(owner, "POST", "/admin/mails/preview", { payload: { kind, text } });
  expect([preview.statusCode, preview.json().subject], preview.body).toEqual([200, "About 1042"]);

  const mail = sampleMail({ kind, text }, "ada@example.com", sender);
  expect(mail.body).toContain("Dear friend,\n\n$241 it is.");
  expect(mail.body).toContain(fact);
  expect(mail.body).toContain("Yours, Fir & Sons");
  // A placeholder of another email is refused, with its line number.
  const wrong = { [kind]: { ...text, closing: "Fine.\n{coupon}" } };
  const refused = await call(owner, "PUT", "/settings/mailTexts", { payload: { value: wrong } });
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining("{coupon} in line 2")]);
});

it("an email without custom text uses the default text", () => {
  const mail = sampleMail({ kind: "payment_late", text: null }, "ada@example.com", sender);
  expect(mail.subject).toBe("Fir & Sons: Refund of your payment for order 1042");
});

it("emails about real orders use the custom texts, and other kinds keep their default text", async () => {
  const customText = (opening: string) => ({
    subject: "Of order {number}",
    opening,
    closing: "Yours, {shop}",
  });
  const value = {
    order_changed: customText("It is {total} now."),
    order_tracking: customText("Follow order {number}."),
    payment_late: customText("{amount} came too late."),
  };
  const saved = await call(owner, "PUT", "/settings/mailTexts", { payload: { value } });
  expect(saved.statusCode, saved.body).toBe(200);

  const sent = await desk.placeChairs("bank_transfer");
  const change = { version: 1, lines: [{ position: 1, quantity: 1 }] };
  await call(owner, "PUT", `/admin/orders/${sent.id}`, { payload: change });
  await desk.step(sent.id, "CONFIRMED");
  const { version } = (await desk.step(sent.id, "SHIPPED")).json<Order>();
  const parcels = [{ carrier: "ups", name: "", number: "1Z9990", link: "" }];
  await call(owner, "PUT", `/admin/orders/${sent.id}/parcels`, { payload: { version, parcels } });

  const late = await desk.placeChairs("test_card");
  await desk.start(late.id);
  const [attempt] = await sql<{ id: string }>`SELECT id FROM payment_attempts WHERE order_id = ${late.id}`;
  await call(desk.shopper, "POST", `/orders/${late.id}/status`, { payload: { status: "CANCELLED" } });
  await sql`UPDATE test_card_payments SET state = 'paid' WHERE id = ${attempt?.id ?? ""}`;
  await call(owner, "POST", `/admin/payments/attempts/${attempt?.id}/settle`);

  const mails = [...(await desk.mailsAbout(sent.number)), ...(await desk.mailsAbout(late.number))];
  const bodyOf = (kind: string) => mails.find((one) => one.kind === kind)?.body;
  expect(bodyOf("order_changed")).toMatch(/^It is \$100 now\..*Yours, Larkwood/s);
  expect(bodyOf("order_tracking")).toMatch(/^Follow order \d+\..*UPS\): 1Z9990.*Yours, Larkwood/s);
  expect(bodyOf("payment_late")).toMatch(/^\$200 came too late\..*Yours, Larkwood/s);
  expect(bodyOf("order_shipped")).toMatch(/^Hello,/);
});
