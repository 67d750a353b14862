import { endpoints, type ShopInfo } from "@larkwood/contract";
import type { Config } from "../../config";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { subscribe } from "./subscribe";

/** What everybody may know of the shop. */
export function shopInfo({ shopName, paymentMethods, smtpUrl, publicUrl }: Config): ShopInfo {
  const passwordReset = smtpUrl !== null && publicUrl !== null;
  return { name: shopName, currency: "USD", paymentMethods, passwordReset };
}

export function shopRoutes(route: Route, context: AppContext): void {
  route(endpoints.getShop, async () => shopInfo(context.config));

  route(
    endpoints.subscribe,
    async ({ body }) => {
      await subscribe(context, { email: body.email.toLowerCase() });
      return { msg: "Thank you for subscribing" };
    },
    { perMinute: 300 },
  );
}
