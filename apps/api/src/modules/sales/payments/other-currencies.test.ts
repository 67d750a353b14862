import { currencyCodes, type Order } from "@larkwood/contract";
import { afterAll, expect, it } from "vitest";
import { formatCents } from "../../../core/format-cents";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { paymentOf } from "../../../testing/fixtures/payments";
import { startStripe } from "../../../testing/stripe/stripe-server";

const stripe = await startStripe();
afterAll(() => stripe.stop());

// Stripe expects whole units for these currencies; passing hundredths would charge a hundred times too much.
const WITHOUT_CENTS = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" ");
const WITH_THOUSANDTHS = "BHD JOD KWD OMR TND".split(" ");

it("charges and refunds a shop in euros in euros, to the cent", async () => {
  const shop = await buildTestApp({
    env: { SHOP_PAYMENT_METHODS: "card", SHOP_CURRENCY: "EUR", ...stripe.env },
  });
  const { db, call } = shop;
  const [shopper, staff] = [await shop.as("User"), await shop.as("Admin")];
  const items = [{ productId: await storeProduct(db, 5, 12_345), quantity: 3 }];
  const headers = { "idempotency-key": crypto.randomUUID() };
  const payload = orderBody(items, { paymentMethod: "card" });
  const { id, paymentInstructions } = (
    await call(shopper, "POST", "/orders", { payload, headers })
  ).json<Order>();
  expect(paymentInstructions).toContain("€370.35");
  await call(shopper, "POST", `/orders/${id}/payment`);
  const session = stripe.sessionOf(id);
  expect(session).toMatchObject({ currency: "eur", amount: 37_035 });
  stripe.pay(session?.id ?? "");
  await call(null, "POST", "/payments/stripe/events", stripe.completed(session?.id ?? ""));
  expect(await paymentOf(db, id)).toMatchObject({ status: "received", amount: 37_035 });
  await call(staff, "POST", `/admin/orders/${id}/refunds`, {
    payload: { amount: 0.01 },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  await expect.poll(() => session?.refunds.map(({ amount }) => amount), { timeout: 60_000 }).toEqual([1]);
  await expect.poll(async () => (await paymentOf(db, id)).refunded, { timeout: 60_000 }).toBe(1);
});

it("rejects a shop currency that Stripe does not count in hundredths", async () => {
  const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "card", ...stripe.env } });
  const owner = await shop.as("Admin");
  for (const value of ["JPY", "KWD", "jpy", "XXX", "yen"]) {
    const reply = await shop.call(owner, "PUT", "/settings/currency", { payload: { value } });
    expect([reply.statusCode, reply.json().detail], value).toEqual([
      400,
      expect.stringContaining("currency must be"),
    ]);
  }
  await expect(buildTestApp({ env: { SHOP_PAYMENT_METHODS: "card", SHOP_CURRENCY: "JPY" } })).rejects.toThrow(
    /SHOP_CURRENCY/,
  );
  const offered = new Set(currencyCodes());
  expect([...WITHOUT_CENTS, ...WITH_THOUSANDTHS].filter((code) => offered.has(code))).toEqual([]);
});

it("formats every available currency with two decimals", () => {
  for (const code of currencyCodes()) {
    expect(formatCents(123_456, code).replace(/\D/g, ""), code).toBe("123456");
  }
});
