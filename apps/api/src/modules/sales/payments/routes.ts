import { endpoints } from "@larkwood/contract";
import * as z from "zod";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { answerTestCard } from "./answer-test-card";
import { checkPayment } from "./check-payment";
import { comparePayments, settleAttempt } from "./compare-payments";
import { listPayments } from "./list-payments";
import { markPayment } from "./mark-payment";
import { markPayments, undoPayments } from "./mark-payments";
import { readOrderPayments } from "./read-order-payments";
import { receiveExtensionEvent } from "./receive-extension-event";
import { receiveStripeEvent } from "./receive-stripe-event";
import { startPayment } from "./start-payment";
import { undoPayment } from "./undo-payment";

// Each request may call the payment provider.
const PROVIDER_LIMIT = { perMinute: 60 };
const COMPARE_LIMIT = { perMinute: 20 };
// Events have a few thousand bytes.
const MAX_EVENT_BYTES = 256 * 1024;
const rawBody = z.instanceof(Buffer);

export function paymentRoutes(route: Route, context: SalesContext): void {
  route(endpoints.listPayments, async (call) =>
    sendPage(call, await context.replicas.read((db) => listPayments({ db }, call.query))),
  );
  route(endpoints.markPayment, ({ params, body, actor }) =>
    markPayment(context, { ...params, ...body }, actor),
  );
  route(endpoints.undoPayment, ({ params, body, actor }) =>
    undoPayment(context, { id: params.id, status: body.status }, actor),
  );
  route(endpoints.markPayments, ({ body, actor }) => markPayments(context, body, actor));
  route(endpoints.undoPayments, ({ body, actor }) => undoPayments(context, body, actor));
  route(endpoints.startPayment, ({ params, actor }) => startPayment(context, params, actor), PROVIDER_LIMIT);
  route(endpoints.checkPayment, ({ params, actor }) => checkPayment(context, params, actor), PROVIDER_LIMIT);
  route(endpoints.answerTestCard, ({ params, body, actor }) =>
    answerTestCard(context, { id: params.id, answer: body.answer }, actor),
  );
  route(endpoints.comparePayments, () => comparePayments(context), COMPARE_LIMIT);
  route(
    endpoints.settleAttempt,
    ({ params, actor }) => settleAttempt(context, params, actor),
    PROVIDER_LIMIT,
  );
  route(endpoints.getOrderPayments, ({ params }) => readOrderPayments(context.db, params.id));
}

/** Webhooks of payment providers. Registered in a separate scope that leaves bodies unparsed for signature checks. */
export function paymentEventRoutes(route: Route, context: SalesContext): void {
  route(
    endpoints.receiveStripeEvent,
    async ({ request, headers }) => {
      await receiveStripeEvent(context, {
        body: request.body as Buffer,
        signature: headers["stripe-signature"],
      });
      return { received: true as const };
    },
    { bodySchema: () => rawBody, bodyLimit: MAX_EVENT_BYTES },
  );
  route(
    endpoints.receivePaymentEvent,
    async ({ request, params }) => {
      const { headers } = request;
      await receiveExtensionEvent(context, { ...params, body: request.body as Buffer, headers });
      return { received: true as const };
    },
    { bodySchema: () => rawBody, bodyLimit: MAX_EVENT_BYTES },
  );
}
