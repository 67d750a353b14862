import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { sendPage } from "../../plugins/page-links";
import { listPayments } from "./list-payments";
import { markPayment } from "./mark-payment";
import { undoPayment } from "./undo-payment";

export function paymentRoutes(route: Route, context: AppContext): void {
  route(endpoints.listPayments, async (call) =>
    sendPage(call, await context.replicas.read((db) => listPayments({ db }, call.query))),
  );
  route(endpoints.markPayment, ({ params, body, author }) =>
    markPayment(context, { id: params.id, status: body.status }, author),
  );
  route(endpoints.undoPayment, ({ params, body, author }) =>
    undoPayment(context, { id: params.id, status: body.status }, author),
  );
}
