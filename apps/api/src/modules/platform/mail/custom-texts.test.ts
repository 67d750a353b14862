import type { MailTextKind, Order } from "@larkwood/contract";
import { expect, it } from "vitest";
import { openPaymentDesk } from "../../../testing/payment-desk";
import { sampleMail } from "./sample-mail";

const desk = await openPaymentDesk({ SHOP_PAYMENT_METHODS: "test_card,bank_transfer" });
const { call, sql, staff: owner } = desk;
const sender = { shopName: "Fir & Sons", currency: "USD", timeZone: "UTC", site: "https://shop.example" };

const kinds: { kind: MailTextKind; told: string; stays: string }[] = [
  { kind: "order_changed", told: "{total}", stays: "Balance due: $120.50" },
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
    const reply = await call(owner, "PUT", "/settings/mailTexts", { payload: { value: { [kind]: text } } });
    expect(reply.statusCode, reply.body).toBe(200);
    const preview = await call(owner, "POST", "/admin/mails/preview", { payload: { kind, text } });
    expect([preview.statusCode, preview.json().subject], preview.body).toEqual([200, "About 1042"]);

    const mail = sampleMail({ kind, text }, "ada@example.com", sender);
    expect(mail.body).toContain("Dear friend,\n\n$241.00 it is.");
    expect(mail.body).toContain(stays);
    expect(mail.body).toContain("Yours, Fir & Sons");
    // What another message may name is not known to this one, and the line of it is told.
    const wrong = { [kind]: { ...text, closing: "Fine.\n{coupon}" } };
    const refused = await call(owner, "PUT", "/settings/mailTexts", { payload: { value: wrong } });
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining("{coupon} in line 2")]);
  },
);

it("a message as it comes names what it is about", () => {
  const mail = sampleMail({ kind: "payment_late", text: null }, "ada@example.com", sender);
  expect(mail.subject).toBe("Fir & Sons: Refund of your payment for order 1042");
});

it("what customers get about their own orders is in those words, and only what has words of its own", async () => {
  const saying = (opening: string) => ({ subject: "Of order {number}", opening, closing: "Yours, {shop}" });
  const value = {
    order_changed: saying("It is {total} now."),
    order_tracking: saying("Follow order {number}."),
    payment_late: saying("{amount} came too late."),
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

  const told = [...(await desk.mailsAbout(sent.number)), ...(await desk.mailsAbout(late.number))];
  const bodyOf = (kind: string) => told.find((one) => one.kind === kind)?.body;
  expect(bodyOf("order_changed")).toMatch(/^It is \$100\.00 now\..*Yours, Larkwood/s);
  expect(bodyOf("order_tracking")).toMatch(/^Follow order \d+\..*UPS\): 1Z9990.*Yours, Larkwood/s);
  expect(bodyOf("payment_late")).toMatch(/^\$200\.00 came too late\..*Yours, Larkwood/s);
  expect(bodyOf("order_shipped")).toMatch(/^Hello,/);
});
