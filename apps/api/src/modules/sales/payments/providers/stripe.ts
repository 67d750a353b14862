import type { Stripe } from "stripe";
import type { StripeConfig } from "../../../../config";
import {
  type PaymentAttempt,
  type PaymentUpdate,
  ProviderRejected,
  ProviderUnavailable,
  type WebhookProvider,
} from "./payment-provider";
import {
  isDisputed,
  toDisputeUpdate,
  toPaymentUpdate,
  toProviderEvent,
  toRefundUpdate,
} from "./stripe.mapper";

const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 1;
// Stripe's minimum is half an hour. The shop closes pages of expired orders itself.
const SESSION_SECONDS = 3_600;

/** Card payments on Stripe's checkout page. Loads the Stripe library on first use. */
export function createStripe(
  settings: StripeConfig,
  clock: () => Date,
  currency: () => Promise<string>,
): WebhookProvider {
  let client: Promise<Stripe> | undefined;

  async function callStripe<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    client ??= createClient(settings);
    try {
      return await work(await client);
    } catch (error) {
      throw toProviderError(error);
    }
  }

  const sessionOf = (stripe: Stripe, { reference }: PaymentAttempt) => {
    if (!reference) throw new ProviderRejected("Stripe did not return an id for this payment.");
    return stripe.checkout.sessions.retrieve(reference, {
      expand: ["payment_intent", "payment_intent.latest_charge.refunds"],
    });
  };
  const describe = (attempt: PaymentAttempt): Promise<PaymentUpdate> =>
    attempt.reference
      ? callStripe(async (stripe) => {
          const session = await sessionOf(stripe, attempt);
          const update = toPaymentUpdate(session);
          if (!update.charge || !isDisputed(session)) return update;
          const { data } = await stripe.disputes.list({ payment_intent: update.charge, limit: 100 });
          return { ...update, disputes: data.map(toDisputeUpdate) };
        })
      : Promise.resolve({ state: "open", paidCents: 0, refunds: [] });

  return {
    describe,

    start: (attempt, shopName) =>
      callStripe(async (stripe) => {
        const session = sessionFor(attempt, shopName, await currency());
        const { id, url } = await stripe.checkout.sessions.create(session, {
          idempotencyKey: `attempt-${attempt.id}`,
        });
        if (!url) throw new ProviderRejected("Stripe did not return a page for this payment.");
        return { reference: id, url };
      }),

    async capture(attempt) {
      const { charge } = await describe(attempt);
      if (charge)
        await callStripe((stripe) =>
          stripe.paymentIntents.capture(charge, {}, { idempotencyKey: `capture-${attempt.id}` }),
        );
      return describe(attempt);
    },

    refund: (attempt, { id, amountCents }) =>
      callStripe(async (stripe) => {
        const charge = attempt.charge ?? toPaymentUpdate(await sessionOf(stripe, attempt)).charge;
        if (!charge) throw new ProviderRejected("Stripe has received no money for this payment.");
        // Stripe forgets an idempotency key after a day, but a job may be retried later than that.
        const { data } = await stripe.refunds.list({ payment_intent: charge, limit: 100 });
        const earlier = data.find(({ metadata }) => metadata?.refund === id);
        if (earlier) return toRefundUpdate(earlier);
        const refund = await stripe.refunds.create(
          { payment_intent: charge, amount: amountCents, metadata: { refund: id, attempt: attempt.id } },
          { idempotencyKey: `refund-${id}` },
        );
        return toRefundUpdate(refund);
      }),

    async close(attempt) {
      const { state, charge, ...update } = await describe(attempt);
      if (state === "authorised" && charge) {
        await callStripe((stripe) => stripe.paymentIntents.cancel(charge));
        return { ...update, charge, state: "expired" };
      }
      if (state !== "open" || !attempt.reference) return { ...update, charge: charge ?? null, state };
      const { reference } = attempt;
      // Stripe rejects this if the customer has just paid; the state read below counts.
      await callStripe((stripe) => stripe.checkout.sessions.expire(reference)).catch((error: unknown) => {
        if (!(error instanceof ProviderRejected)) throw error;
      });
      return describe(attempt);
    },

    async readEvent(body, signature) {
      client ??= createClient(settings);
      const { webhooks } = await client;
      const now = clock().getTime();
      // Throws unless the raw body was signed recently with our secret.
      const event = webhooks.constructEvent(
        body,
        signature ?? "",
        settings.webhookSecret,
        undefined,
        undefined,
        now,
      );
      const received = toProviderEvent(event);
      const { id, charge } = received.attemptReference;
      if (id || !charge || !received.update) return received;
      // A refund made in Stripe's dashboard lacks our attempt id; find it through the payment.
      const { data } = await callStripe((stripe) =>
        stripe.checkout.sessions.list({ payment_intent: charge, limit: 1 }),
      );
      return { ...received, attemptReference: { id: data[0]?.metadata?.attempt ?? null, charge } };
    },
  };
}

function sessionFor(
  attempt: PaymentAttempt,
  shopName: string,
  currency: string,
): Stripe.Checkout.SessionCreateParams {
  const { id, orderId, orderNumber, amountCents, returnTo, createdAt } = attempt;
  const metadata = { attempt: id, order: orderId };
  const page = `${returnTo}/order/${orderId}`;
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    client_reference_id: id,
    metadata,
    payment_intent_data: { metadata, description: `Order ${orderNumber}, ${shopName}` },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountCents,
          product_data: { name: `Order ${orderNumber}` },
        },
      },
    ],
    // Constant per attempt: Stripe requires equal parameters for an equal idempotency key.
    expires_at: Math.floor(createdAt.getTime() / 1_000) + SESSION_SECONDS,
    success_url: `${page}?paid=1`,
    cancel_url: `${page}?paid=0`,
  };
}

async function createClient({ secretKey, baseUrl }: StripeConfig): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const { protocol, hostname, port } = new URL(baseUrl ?? "https://api.stripe.com");
  return new StripeClient(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  });
}

/** Maps a Stripe error without its request data, which may contain secrets. */
function toProviderError(error: unknown): Error {
  if (error instanceof ProviderRejected || error instanceof ProviderUnavailable) return error;
  const { type, code, statusCode } = (error ?? {}) as { type?: string; code?: string; statusCode?: number };
  const summary = [type ?? "Error", code, statusCode].filter(Boolean).join(", ");
  const isFinal =
    type === "StripeInvalidRequestError" || type === "StripeCardError" || type === "StripeIdempotencyError";
  // 409: a request with the same key is running. 429: rate limit. Both may succeed on retry.
  const isBusy = statusCode === 409 || statusCode === 429;
  return isFinal && !isBusy
    ? new ProviderRejected(`Stripe refused the request (${summary}).`)
    : new ProviderUnavailable(`Stripe is not responding (${summary}).`);
}
