import { createHmac } from "node:crypto";
import { newStripeId } from "./stripe-objects";

/** The keys of an account with this server, as a shop is started with them. */
export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: "sk_test_standin_0123456789",
  STRIPE_WEBHOOK_SECRET: "whsec_standin_0123456789",
};

/** A header such as Stripe signs its events with. */
export function signEvent(payload: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex")}`;
}

/** Makes events, and sends them to whoever wants to be told. */
export function createStripeEvents(clock: () => Date) {
  /** Where events go by themselves, if anywhere. */
  let hook: string | null = null;

  /** An event as it would be sent, with its signature. */
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
    tellTo: (address: string | null) => {
      hook = address;
    },
    async tell(type: string, object: unknown): Promise<void> {
      if (!hook) return;
      const { payload, headers } = eventOf(type, object);
      await fetch(hook, { method: "POST", body: payload, headers }).catch(() => {});
    },
  };
}
export type StripeEvents = ReturnType<typeof createStripeEvents>;
