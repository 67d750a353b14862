import { endpoints } from "@larkwood/contract";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { createCoupon } from "./create-coupon";
import { endCoupon } from "./end-coupon";
import { listCoupons } from "./list-coupons";

export function couponRoutes(route: Route, context: SalesContext): void {
  route(endpoints.listCoupons, async (call) =>
    sendPage(call, await context.replicas.read((db) => listCoupons({ ...context, db }, call.query))),
  );
  route(endpoints.createCoupon, ({ body, headers, actor }) =>
    createCoupon(context, { form: body, key: headers["idempotency-key"] }, actor),
  );
  route(endpoints.endCoupon, ({ params, actor }) => endCoupon(context, params, actor));
}
