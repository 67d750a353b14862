import { endpoints, type ShopInfo } from "@larkwood/contract";
import type { Config } from "../../config";
import type { AppContext } from "../../context";
import { newsletterSubscribers } from "../../db/schema";
import type { Route } from "../../plugins/endpoint";

/** What everybody may know of the shop. */
export function shopInfo({ shopName, paymentMethods }: Config): ShopInfo {
  return { name: shopName, currency: "USD", paymentMethods };
}

export function shopRoutes(route: Route, { config, db, clock }: AppContext): void {
  route(endpoints.getShop, async () => shopInfo(config));

  route(endpoints.subscribe, async ({ body }) => {
    const email = body.email.toLowerCase();
    await db.insert(newsletterSubscribers).values({ email, createdAt: clock() }).onConflictDoNothing();
    return { msg: "Thank you for subscribing" };
  });
}
