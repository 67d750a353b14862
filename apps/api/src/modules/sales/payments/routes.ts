import { endpoints } from "@larkwood/contract";
import * as z from "zod";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { answerTestCard } from "./answer-test-card";
import { checkPayment } from "./check-payment";
import { comparePayments, settleAttempt } from "./compare-payments";
import { listPayments } from "./list-payments";
import { markBalancePaid } from "./mark-balance-paid";
import { markPayment } from "./mark-payment";
import { readOrderPayments } from "./read-order-payments";
import { receiveStripeEvent } from "./receive-stripe-event";
import { startPayment } from "./start-payment";
import { undoPayment } from "./undo-payment";

// Each may ask a service on another machine.
const STARTS = { perMinute: 60 };
const COMPARES = { perMinute: 20 };
// Stripe's own are a few thousand.
const MOST_EVENT_BYTES = 256 * 1024;
const rawBody = z.instanceof(Buffer);

export function paymentRoutes(route: Route, context: SalesContext): void {
  route(endpoints.listPayments, async (call) =>
    sendPage(call, await context.replicas.read((db) => listPayments({ db }, call.query))),
  );
  route(endpoints.markPayment, ({ params: { id }, body: { status, due, amount }, actor }) =>
    status === "received" && due !== undefined
      ? markBalancePaid(context, { id, due }, actor)
      : markPayment(context, { id, status, amount }, actor),
  );
  route(endpoints.undoPayment, ({ params, body, actor }) =>
    undoPayment(context, { id: params.id, status: body.status }, actor),
  );
  route(endpoints.startPayment, ({ params, actor }) => startPayment(context, params, actor), STARTS);
  route(endpoints.checkPayment, ({ params, actor }) => checkPayment(context, params, actor), STARTS);
  route(endpoints.answerTestCard, ({ params, body, actor }) =>
    answerTestCard(context, { id: params.id, answer: body.answer }, actor),
  );
  route(endpoints.comparePayments, () => comparePayments(context), COMPARES);
  route(endpoints.settleAttempt, ({ params, actor }) => settleAttempt(context, params, actor), STARTS);
  route(endpoints.getOrderPayments, ({ params }) => readOrderPayments(context.db, params.id));
}

/** What payment services tell by themselves; in a scope of its own, where a body stays as it came. */
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
    { bodySchema: () => rawBody, bodyLimit: MOST_EVENT_BYTES },
  );
}
