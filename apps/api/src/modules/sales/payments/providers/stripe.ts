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
const MOST_RETRIES = 1;
// Stripe takes nothing shorter than half an hour; the shop itself ends what is not paid in time.
const SESSION_SECONDS = 3_600;

/** Payments by card, on Stripe's own page. Its library is loaded by a shop that has an account, once it needs it. */
export function createStripe(
  settings: StripeConfig,
  clock: () => Date,
  currency: () => Promise<string>,
): WebhookProvider {
  let opened: Promise<Stripe> | undefined;

  async function ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    opened ??= open(settings);
    try {
      return await work(await opened);
    } catch (error) {
      throw toOwnError(error);
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
      ? ask(async (stripe) => {
          const session = await sessionOf(stripe, attempt);
          const news = toPaymentUpdate(session);
          if (!news.charge || !isDisputed(session)) return news;
          const { data } = await stripe.disputes.list({ payment_intent: news.charge, limit: 100 });
          return { ...news, disputes: data.map(toDisputeUpdate) };
        })
      : Promise.resolve({ state: "open", paidCents: 0, refunds: [] });

  return {
    describe,

    start: (attempt, shopName) =>
      ask(async (stripe) => {
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
        await ask((stripe) =>
          stripe.paymentIntents.capture(charge, {}, { idempotencyKey: `capture-${attempt.id}` }),
        );
      return describe(attempt);
    },

    refund: (attempt, { id, amountCents }) =>
      ask(async (stripe) => {
        const charge = attempt.charge ?? toPaymentUpdate(await sessionOf(stripe, attempt)).charge;
        if (!charge) throw new ProviderRejected("Stripe has received no money for this payment.");
        // A key is forgotten after a day, and a job may come again later than that.
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
      const { state, charge, ...news } = await describe(attempt);
      if (state === "authorised" && charge) {
        await ask((stripe) => stripe.paymentIntents.cancel(charge));
        return { ...news, charge, state: "expired" };
      }
      if (state !== "open" || !attempt.reference) return { ...news, charge: charge ?? null, state };
      const { reference } = attempt;
      // Paid at this very moment, it cannot be ended any more: whatever it is now counts.
      await ask((stripe) => stripe.checkout.sessions.expire(reference)).catch((error: unknown) => {
        if (!(error instanceof ProviderRejected)) throw error;
      });
      return describe(attempt);
    },

    async readEvent(body, signature) {
      opened ??= open(settings);
      const stripe = await opened;
      const now = clock().getTime();
      // Throws unless the very bytes were signed with our secret, and not long ago.
      const event = stripe.webhooks.constructEvent(
        body,
        signature ?? "",
        settings.webhookSecret,
        undefined,
        undefined,
        now,
      );
      const told = toProviderEvent(event);
      const { id, charge } = told.about;
      if (id || !charge || !told.update) return told;
      // A refund that was made on Stripe's own pages does not say whose payment it is of.
      const { data } = await ask((client) =>
        client.checkout.sessions.list({ payment_intent: charge, limit: 1 }),
      );
      return { ...told, about: { id: data[0]?.metadata?.attempt ?? null, charge } };
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
    // The same for the same try: asked twice, Stripe answers with the same page.
    expires_at: Math.floor(createdAt.getTime() / 1_000) + SESSION_SECONDS,
    success_url: `${page}?paid=1`,
    cancel_url: `${page}?paid=0`,
  };
}

async function open({ secretKey, baseUrl }: StripeConfig): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const { protocol, hostname, port } = new URL(baseUrl ?? "https://api.stripe.com");
  return new StripeClient(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MOST_RETRIES,
    telemetry: false,
  });
}

/** What failed, without what was sent: only what kind of failure it is, and whether asking again may help. */
function toOwnError(error: unknown): Error {
  if (error instanceof ProviderRejected || error instanceof ProviderUnavailable) return error;
  const { type, code, statusCode } = (error ?? {}) as { type?: string; code?: string; statusCode?: number };
  const what = [type ?? "Error", code, statusCode].filter(Boolean).join(", ");
  const isFinal =
    type === "StripeInvalidRequestError" || type === "StripeCardError" || type === "StripeIdempotencyError";
  // Busy with the very same question, or asked too often: it may answer in a moment.
  const isBusy = statusCode === 409 || statusCode === 429;
  return isFinal && !isBusy
    ? new ProviderRejected(`Stripe refused the request (${what}).`)
    : new ProviderUnavailable(`Stripe is not responding (${what}).`);
}
