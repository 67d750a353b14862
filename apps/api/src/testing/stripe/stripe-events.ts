import { createHmac } from "node:crypto";
import { newStripeId } from "./stripe-objects";

/** Environment variables with the keys of the fake account. */
export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: "sk_test_standin_0123456789",
  STRIPE_WEBHOOK_SECRET: "whsec_standin_0123456789",
};

/** The signature header of a Stripe event. */
export function signEvent(payload: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex")}`;
}

/** Creates signed events and sends them to a webhook. */
export function createStripeEvents(clock: () => Date) {
  /** URL that receives all events, if set. */
  let webhookUrl: string | null = null;

  /** A signed event as Stripe would send it. */
  function eventOf(type: string, object: unknown, id = newStripeId("evt")) {
    const created = Math.floor(clock().getTime() / 1_000);
    const payload = JSON.stringify({ id, object: "event", type, created, livemode: false, data: { object } });
    const headers = {
      "content-type": "application/json",
      "stripe-signature": signEvent(payload, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, clock()),
    };
    return { payload, headers };
  }

  return {
    eventOf,
    sendEventsTo: (url: string | null) => {
      webhookUrl = url;
    },
    async send(type: string, object: unknown): Promise<void> {
      if (!webhookUrl) return;
      const { payload, headers } = eventOf(type, object);
      await fetch(webhookUrl, { method: "POST", body: payload, headers }).catch(() => {});
    },
  };
}
export type StripeEvents = ReturnType<typeof createStripeEvents>;
