import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { readOrder } from "../orders";
import { answerReturn } from "./answer-return";
import { refundOrder } from "./refund-order";
import { askReturn } from "./request-return";

export function returnRoutes(route: Route, context: AppContext): void {
  route(endpoints.refundOrder, ({ params, body, headers, author }) =>
    refundOrder(context, { id: params.id, form: body, key: headers["idempotency-key"] }, author),
  );

  route(
    endpoints.askReturn,
    async ({ params, body, headers, author }) => {
      await askReturn(context, { orderId: params.id, form: body, key: headers["idempotency-key"] }, author);
      return readOrder(context, params, author);
    },
    { perMinute: 20 },
  );

  route(endpoints.answerReturn, async ({ params, body, author }) => {
    const orderId = await answerReturn(context, { ...params, ...body }, author);
    return readOrder(context, { id: orderId }, author);
  });
}
