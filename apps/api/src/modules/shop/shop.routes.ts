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

export function shopRoutes(route: Route, { config, db, clock }: AppContext): void {
  route(endpoints.getShop, async () => shopInfo(config));

  route(
    endpoints.subscribe,
    async ({ body }) => {
      await subscribe(db, body.email.toLowerCase(), config.shopName, clock());
      return { msg: "Thank you for subscribing" };
    },
    { perMinute: 300 },
  );
}
