import { endpoints } from "@larkwood/contract";
import * as z from "zod";
import type { AppContext } from "../../../context";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { answerTestCard } from "./answer-test-card";
import { checkPayment } from "./check-payment";
import { comparePayments, settleAttempt } from "./compare-payments";
import { listPayments } from "./list-payments";
import { markRest } from "./mark-balance-paid";
import { markPayment } from "./mark-payment";
import { readOrderPayments } from "./read-order-payments";
import { hearStripe } from "./receive-stripe-event";
import { startPayment } from "./start-payment";
import { undoPayment } from "./undo-payment";

// Each may ask a service on another machine.
const STARTS = { perMinute: 60 };
const COMPARES = { perMinute: 20 };
// Stripe's own are a few thousand.
const MOST_EVENT_BYTES = 256 * 1024;
const rawBody = z.instanceof(Buffer);

export function paymentRoutes(route: Route, context: AppContext): void {
  route(endpoints.listPayments, async (call) =>
    sendPage(call, await context.replicas.read((db) => listPayments({ db }, call.query))),
  );
  route(endpoints.markPayment, ({ params: { id }, body: { status, due, amount }, author }) =>
    status === "received" && due !== undefined
      ? markRest(context, { id, due }, author)
      : markPayment(context, { id, status, amount }, author),
  );
  route(endpoints.undoPayment, ({ params, body, author }) =>
    undoPayment(context, { id: params.id, status: body.status }, author),
  );
  route(endpoints.startPayment, ({ params, author }) => startPayment(context, params, author), STARTS);
  route(endpoints.checkPayment, ({ params, author }) => checkPayment(context, params, author), STARTS);
  route(endpoints.answerTestCard, ({ params, body, author }) =>
    answerTestCard(context, { id: params.id, answer: body.answer }, author),
  );
  route(endpoints.comparePayments, () => comparePayments(context), COMPARES);
  route(endpoints.settleAttempt, ({ params, author }) => settleAttempt(context, params, author), STARTS);
  route(endpoints.getOrderPayments, ({ params }) => readOrderPayments(context.db, params.id));
}

/** What payment services tell by themselves; in a scope of its own, where a body stays as it came. */
export function paymentEventRoutes(route: Route, context: AppContext): void {
  route(
    endpoints.hearStripe,
    async ({ request, headers }) => {
      await hearStripe(context, { body: request.body as Buffer, signature: headers["stripe-signature"] });
      return { received: true as const };
    },
    { bodySchema: () => rawBody, bodyLimit: MOST_EVENT_BYTES },
  );
}
