import type { OrderPayments, PaymentMethod } from "@larkwood/contract";
import { afterAll } from "vitest";
import { storeProduct } from "./fixtures/orders";
import { openOrderShop } from "./order-shop";
import { startStripe } from "./stripe/stripe-server";

/** The order shop with helpers for payments. */
export async function openPaymentShop(env: Record<string, string>) {
  const shop = await openOrderShop({ PUBLIC_URL: "https://shop.example", ...env });
  const { call, db, shopper, staff, place } = shop;

  /** Orders two of five chairs at 100 each. */
  const placeChairs = async (paymentMethod: PaymentMethod) => {
    const productId = await storeProduct(db, 5, 10_000);
    return { ...(await place([{ productId, quantity: 2 }], { paymentMethod })), productId };
  };
  /** Starts an online payment; the response contains the URL of the payment page. */
  const start = (id: string, who = shopper) => call(who, "POST", `/orders/${id}/payment`);
  const answerCard = (id: string, answer: string, who = shopper) =>
    call(who, "POST", `/orders/${id}/test-card`, { payload: { answer } });
  /** The payments of an order as an Admin sees them. */
  const moneyOf = async (id: string) =>
    (await call(staff, "GET", `/admin/orders/${id}/payments`)).json<OrderPayments>();

  return { ...shop, placeChairs, start, answerCard, moneyOf };
}

/** The same with a fake Stripe server. The test delivers its events. */
export async function openStripeShop(env: Record<string, string> = {}) {
  const stripe = await startStripe();
  afterAll(() => stripe.stop());
  const shop = await openPaymentShop({ SHOP_PAYMENT_METHODS: "card", ...stripe.env, ...env });
  const deliverEvent = (event: ReturnType<typeof stripe.eventOf>) =>
    shop.call(null, "POST", "/payments/stripe/events", event);
  /** Places an order and opens its Stripe page. */
  const begin = async () => {
    const order = await shop.placeChairs("card");
    const { url } = (await shop.start(order.id)).json<{ url: string }>();
    const session = stripe.sessionOf(order.id);
    if (!session) throw new Error("no page at Stripe");
    return { ...order, url, session };
  };
  return { ...shop, stripe, deliverEvent, begin };
}
