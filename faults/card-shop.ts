import type { Order, OrderPayments, PaymentComparison } from "@larkwood/contract";
import { expect } from "vitest";
import { startStripe } from "../apps/api/src/testing/stripe/stripe-server";
import { contact } from "../bench/lib/contact";
import { freePort, signIn } from "../bench/lib/shop";
import { newDataDir, removeDataDir, spawnShop } from "../e2e/support/shop-process";
import { type Headers, stockedProduct } from "./order-load";

/** Enough time for a restart and for the lease of a killed process to expire. */
export const POLLING = { timeout: 180_000, interval: 250 };

/** Starts a shop process with card payments at a fake Stripe server. */
export async function openCardShop() {
  const stripe = await startStripe();
  const dataDir = newDataDir("paying");
  const port = await freePort();
  const start = () =>
    spawnShop(port, dataDir, { SHOP_PAYMENT_METHODS: "card", LOG_LEVEL: "fatal", ...stripe.env });
  let shop = await start();
  const productId = await stockedProduct(shop.url, 100);
  const user = await signIn(shop, "user");

  const send = (auth: Headers, path: string, body: unknown = {}) =>
    fetch(`${shop.url}/api${path}`, {
      method: "POST",
      headers: { ...auth, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify(body),
    });

  async function read<Reply>(path: string): Promise<Reply> {
    const reply = await fetch(`${shop.url}/api${path}`, { headers: await signIn(shop, "admin") });
    return (await reply.json()) as Reply;
  }

  const startPayment = (orderId: string) => send(user, `/orders/${orderId}/payment`);
  const sessionsOf = (orderId: string) =>
    [...stripe.sessions.values()].filter(({ metadata }) => metadata.order === orderId);

  /** Kills and restarts the shop, and calls `meanwhile` in between. */
  async function killAndRestart(meanwhile = () => {}): Promise<void> {
    await shop.kill();
    meanwhile();
    stripe.setMode("well");
    shop = await start();
  }

  return {
    stripe,
    startPayment,
    sessionsOf,
    killAndRestart,

    async order(): Promise<string> {
      const body = { ...contact, paymentMethod: "card", items: [{ productId, quantity: 1 }] };
      const reply = await send(user, "/orders", body);
      expect(reply.status).toBe(201);
      return ((await reply.json()) as Order).id;
    },

    /** Sends Stripe's webhook event for a paid session. */
    async sendEvent(sessionId: string): Promise<number> {
      const { payload, headers } = stripe.completed(sessionId);
      const address = `${shop.url}/api/payments/stripe/events`;
      return (await fetch(address, { method: "POST", body: payload, headers })).status;
    },

    async payInFull(orderId: string): Promise<string> {
      expect((await startPayment(orderId)).status).toBe(200);
      const session = sessionsOf(orderId).at(-1);
      if (!session) throw new Error("no Stripe session");
      stripe.pay(session.id);
      return session.id;
    },

    async refund(orderId: string): Promise<Response> {
      const line = { lines: [{ position: 1, quantity: 1 }] };
      return send(await signIn(shop, "admin"), `/admin/orders/${orderId}/refunds`, line);
    },

    /** Kills the shop while it waits for Stripe's reply to a call. */
    async killDuring(call: string, act: () => Promise<unknown>): Promise<void> {
      const before = stripe.calls.length;
      const acting = act().catch(() => null);
      await expect.poll(() => stripe.calls.slice(before).includes(call), POLLING).toBe(true);
      await killAndRestart();
      await acting;
    },

    /** Amount that Stripe received for an order, minus refunds. */
    netAmountOf: (orderId: string) =>
      sessionsOf(orderId)
        .filter(({ isPaid }) => isPaid)
        .reduce(
          (sum, { amount, refunds }) => sum + amount - refunds.reduce((all, one) => all + one.amount, 0),
          0,
        ),

    paymentsOf: (orderId: string) => read<OrderPayments>(`/admin/orders/${orderId}/payments`),
    reconcile: () => read<PaymentComparison[]>("/admin/payments/compare"),

    async close(): Promise<void> {
      await shop.stop();
      stripe.stop();
      removeDataDir(dataDir);
    },
  };
}
