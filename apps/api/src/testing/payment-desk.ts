import type { OrderPayments, PaymentMethod } from "@larkwood/contract";
import { afterAll } from "vitest";
import { storeProduct } from "./fixtures/orders";
import { openOrderDesk } from "./order-desk";
import { startStripe } from "./stripe/stripe-server";

/** The desk of orders, with what is done about their money. */
export async function openPaymentDesk(env: Record<string, string>) {
  const desk = await openOrderDesk({ PUBLIC_URL: "https://shop.example", ...env });
  const { call, db, shopper, staff, place } = desk;

  /** An order of two chairs at 100 each, of five. */
  const placeChairs = async (paymentMethod: PaymentMethod) => {
    const productId = await storeProduct(db, 5, 10_000);
    return { ...(await place([{ productId, quantity: 2 }], { paymentMethod })), productId };
  };
  /** Begins to pay online, and says where. */
  const start = (id: string, who = shopper) => call(who, "POST", `/orders/${id}/payment`);
  const answerCard = (id: string, answer: string, who = shopper) =>
    call(who, "POST", `/orders/${id}/test-card`, { payload: { answer } });
  /** The money of an order as the office sees it. */
  const moneyOf = async (id: string) =>
    (await call(staff, "GET", `/admin/orders/${id}/payments`)).json<OrderPayments>();

  return { ...desk, placeChairs, start, answerCard, moneyOf };
}

/** The same with a stand-in for Stripe, of whose events the shop hears only what a test tells it. */
export async function openStripeDesk(env: Record<string, string> = {}) {
  const stripe = await startStripe();
  afterAll(() => stripe.stop());
  const desk = await openPaymentDesk({ SHOP_PAYMENT_METHODS: "card", ...stripe.env, ...env });
  const hear = (event: ReturnType<typeof stripe.eventOf>) =>
    desk.call(null, "POST", "/payments/stripe/events", event);
  /** An order whose page at Stripe is open. */
  const begin = async () => {
    const order = await desk.placeChairs("card");
    const { url } = (await desk.start(order.id)).json<{ url: string }>();
    const session = stripe.sessionOf(order.id);
    if (!session) throw new Error("no page at Stripe");
    return { ...order, url, session };
  };
  return { ...desk, stripe, hear, begin };
}
