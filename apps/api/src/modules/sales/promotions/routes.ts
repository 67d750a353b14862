import { endpoints } from "@larkwood/contract";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { createCoupon } from "./create-coupon";
import { createPromotion } from "./create-promotion";
import { deletePromotion } from "./delete-promotion";
import { endCoupon } from "./end-coupon";
import { listCoupons } from "./list-coupons";
import { listPromotions } from "./list-promotions";
import { updatePromotion } from "./update-promotion";

export function promotionRoutes(route: Route, context: SalesContext): void {
  route(endpoints.listPromotions, async (call) =>
    sendPage(call, await context.replicas.read((db) => listPromotions({ ...context, db }, call.query))),
  );
  route(endpoints.createPromotion, ({ body, headers, actor }) =>
    createPromotion(context, { form: body, key: headers["idempotency-key"] }, actor),
  );
  route(endpoints.updatePromotion, ({ params, body, actor }) =>
    updatePromotion(context, { ...params, form: body }, actor),
  );
  route(endpoints.deletePromotion, async ({ params, actor }) => {
    await deletePromotion(context, params, actor);
    return undefined;
  });
  // Coupons are promotions with a code. These calls stay for a version.
  route(endpoints.listCoupons, async (call) =>
    sendPage(call, await context.replicas.read((db) => listCoupons({ ...context, db }, call.query))),
  );
  route(endpoints.createCoupon, ({ body, headers, actor }) =>
    createCoupon(context, { form: body, key: headers["idempotency-key"] }, actor),
  );
  route(endpoints.endCoupon, ({ params, actor }) => endCoupon(context, params, actor));
}
