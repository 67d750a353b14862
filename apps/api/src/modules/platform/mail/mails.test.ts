import { describe, expect, it } from "vitest";
import * as accountMails from "./account-mails";
import type { SenderProfile } from "./mail-content";
import type { OrderMailData } from "./order-mail-data";
import * as orderMails from "./order-mails";

const sender: SenderProfile = {
  contact: ["hello@shop.example", "+1 555 0100"],
  shopName: "Larkwood",
  timeZone: "Pacific/Auckland",
  currency: "USD",
  site: "https://shop.example",
};
const order: OrderMailData = {
  id: "0123456789abcdef01234567",
  number: 1042,
  email: "ada@example.com",
  subtotalCents: 24_100,
  discountCents: 0,
  coupon: null,
  totalCents: 24_100,
  shippingCents: 0,
  delivery: null,
  taxes: [],
  taxIncluded: true,
  // Already the next day in the shop's time zone.
  createdAt: new Date("2026-06-01T22:00:00Z"),
  parcels: [],
  lines: [
    {
      name: "Chair <b>One</b> & more",
      quantity: 2,
      priceCents: 12_050,
      imageUrl: "/images/products/chair_1280.webp",
    },
  ],
  address: null,
};
const transfer = {
  holder: "Larkwood Ltd",
  number: "DE02120300000000202051",
  bank: "A Bank",
  bic: "BYLADEM1001",
  reference: "Order 1042",
  payBy: "2026-06-08T22:00:00.000Z",
};
const payment = { instructions: "Please transfer $241.", transfer };

/** HTML without its tags. */
const readable = (html = "") =>
  html
    .replace(/<br>|<\/(p|td|h1)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

const mails = {
  placed: orderMails.orderPlacedMail(
    { ...order, address: "Ada Lund, Elm Street 5, Norway" },
    payment,
    sender,
  ),
  shipped: orderMails.orderShippedMail(order, sender),
  cancelled: orderMails.orderCancelledMail(order, { isPaid: false, reason: "" }, sender),
  expired: orderMails.orderExpiredMail(order, sender),
  newsletter: accountMails.newsletterMail("ada@example.com", sender),
  device: accountMails.newDeviceMail(
    "ada@example.com",
    { at: order.createdAt, device: "A phone", network: "10.0.0.x" },
    sender,
  ),
  factor: accountMails.secondFactorResetMail("ada@example.com", sender),
  verify: accountMails.verifyAddressMail(
    "ada@example.com",
    "https://shop.example/verify-email?token=a",
    sender,
  ),
  reset: accountMails.passwordResetMail(
    "ada@example.com",
    "https://shop.example/reset-password?token=a&b",
    sender,
  ),
};

describe("an email to a customer", () => {
  it.each(Object.entries(mails))(
    "(%s) has the same content as text and HTML, and the shop's name in its subject",
    (_name, mail) => {
      const html = readable(mail.html);
      for (const line of mail.body.split("\n")) {
        const words = line
          .trim()
          .replace(/^(\d+) × (.+), \$[\d.]+$/, "$2")
          .replace(/^[A-Z][\w ]+: (?=\S)/, "");
        if (!words.startsWith("https:") && !words.endsWith(":")) expect(html).toContain(words);
      }
      expect(mail.subject).toMatch(/^Larkwood: /);
    },
  );

  it("shows image, number, dates, address, bank account and link of an order", () => {
    const { body, html } = mails.placed;
    expect(html).toContain('src="https://shop.example/images/products/chair_640.webp"');
    for (const text of [body, html]) {
      for (const part of [
        "1042",
        "02 Jun 2026",
        "02 Jun 2026 – 08 Jun 2026",
        "Ada Lund, Elm Street 5, Norway",
        "DE02 1203 0000 0000 2020 51",
        "09 Jun 2026",
        "$241",
        "https://shop.example/order/0123456789abcdef01234567",
      ]) {
        expect(text).toContain(part);
      }
    }
  });

  it("escapes all text in HTML", () => {
    expect(mails.placed.html).toContain("Chair &lt;b&gt;One&lt;/b&gt; &amp; more");
    expect(mails.placed.html).not.toContain("<b>");
    const named = orderMails.orderPlacedMail(order, payment, {
      ...sender,
      shopName: `"><script>alert(1)</script>`,
    });
    expect(named.html).not.toContain("<script");
    expect(mails.reset.html).toContain('href="https://shop.example/reset-password?token=a&amp;b"');
  });

  it("has no links or images without a public URL, and no images of other sites", () => {
    const { body, html } = orderMails.orderPlacedMail(order, payment, { ...sender, site: null });
    expect(`${body}${html}`).not.toMatch(/https?:|<img|<a /);
    // Without images there is no image column.
    expect(mails.placed.html).toContain('width="88"');
    expect(html).not.toContain('width="88"');
    const foreign = {
      ...order,
      lines: order.lines.map((line) => ({ ...line, imageUrl: "https://elsewhere.example/pixel.gif" })),
    };
    expect(orderMails.orderPlacedMail(foreign, payment, sender).html).not.toContain("elsewhere");
  });

  it("about a cancelled order mentions the refund", () => {
    expect(mails.cancelled.body).toContain("You don't owe anything.");
    expect(orderMails.orderCancelledMail(order, { isPaid: true, reason: "" }, sender).body).toContain(
      "We'll refund your original payment method.",
    );
  });
});
