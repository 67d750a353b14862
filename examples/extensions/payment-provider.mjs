// @ts-check
import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * A checkout at the provider, as its API describes it.
 * @typedef {{ id: string, attempt: string, url: string, state: "open" | "authorised" | "paid" | "expired", amount: number,
 *   refunds: { id: string, attemptRefund: string, amount: number }[] }} Checkout
 */

/**
 * Takes card payments on the checkout page of a provider with a small JSON API.
 * @param {{ apiUrl: string, apiKey: string, eventSecret: string }} account
 * @returns {import("@larkwood/api/extensions").PaymentProviderExtension}
 */
export function createPaymentProvider({ apiUrl, apiKey, eventSecret }) {
  /**
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<Checkout>}
   */
  async function call(path, body) {
    const response = await fetch(apiUrl + path, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.ok) return /** @type {Promise<Checkout>} */ (response.json());
    const error = new Error(`The payment provider answered ${response.status}.`);
    // The provider refuses the request itself: trying again does not help.
    if (response.status === 422) error.name = "ProviderRejected";
    throw error;
  }

  return {
    name: "examplepay",

    async start({ id, orderNumber, amountCents, orderId, returnTo }, { shopName, currency }) {
      // The provider returns the same checkout for the same attempt.
      const checkout = await call("/checkouts", {
        attempt: id,
        amount: amountCents,
        currency,
        text: `${shopName}, order ${orderNumber}`,
        returnTo: `${returnTo}/order/${orderId}?paid=1`,
      });
      return { reference: checkout.id, url: checkout.url };
    },

    describe: async (attempt) => (attempt.reference ? toUpdate(await call(pathOf(attempt))) : NOT_STARTED),
    capture: async (attempt) => toUpdate(await call(`${pathOf(attempt)}/capture`, {})),

    async close(attempt) {
      if (!attempt.reference) return { ...NOT_STARTED, state: "expired" };
      // The provider answers with a paid checkout if the customer was faster.
      return toUpdate(await call(`${pathOf(attempt)}/close`, {}));
    },

    async refund(attempt, { id, amountCents }) {
      const { refunds } = await call(`${pathOf(attempt)}/refunds`, {
        attemptRefund: id,
        amount: amountCents,
      });
      const refund = refunds.find(({ attemptRefund }) => attemptRefund === id);
      if (!refund) throw new Error("The payment provider did not answer with the refund.");
      return toRefund(refund);
    },

    async readEvent({ body, headers }) {
      const expected = createHmac("sha256", eventSecret).update(body).digest();
      const given = Buffer.from(String(headers["examplepay-signature"]), "hex");
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new Error("The signature is wrong.");
      const { id, type, checkout } = JSON.parse(body.toString());
      return {
        id,
        kind: type,
        attemptReference: { id: checkout.attempt, reference: checkout.id },
        update: toUpdate(checkout),
      };
    },
  };
}

/** @type {import("@larkwood/api/extensions").PaymentUpdate} */
const NOT_STARTED = { state: "open", paidCents: 0, refunds: [] };

/** @param {{ reference: string | null }} attempt */
const pathOf = ({ reference }) => `/checkouts/${encodeURIComponent(reference ?? "")}`;

/**
 * @param {Checkout["refunds"][number]} refund
 * @returns {import("@larkwood/api/extensions").RefundUpdate}
 */
const toRefund = ({ id, attemptRefund, amount }) => ({
  id: attemptRefund,
  reference: id,
  amountCents: amount,
  state: "done",
});

/**
 * @param {Checkout} checkout
 * @returns {import("@larkwood/api/extensions").PaymentUpdate}
 */
const toUpdate = ({ id, state, amount, refunds }) => ({
  state,
  paidCents: state === "paid" ? amount : 0,
  reference: id,
  refunds: refunds.map(toRefund),
});
