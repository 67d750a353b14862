import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { readOrder } from "../orders";
import { answerReturn } from "./answer-return";
import { refundOrder } from "./refund-order";
import { requestReturn } from "./request-return";

export function returnRoutes(route: Route, context: SalesContext): void {
  route(endpoints.refundOrder, ({ params, body, headers, actor }) =>
    refundOrder(context, { id: params.id, form: body, key: headers["idempotency-key"] }, actor),
  );

  route(
    endpoints.requestReturn,
    async ({ params, body, headers, actor }) => {
      await requestReturn(
        context,
        { orderId: params.id, form: body, key: headers["idempotency-key"] },
        actor,
      );
      return readOrder(context, params, actor);
    },
    { perMinute: 20 },
  );

  route(endpoints.answerReturn, async ({ params, body, actor }) => {
    const orderId = await answerReturn(context, { ...params, ...body }, actor);
    return readOrder(context, { id: orderId }, actor, "orders.write");
  });
}
