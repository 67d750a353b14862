import type { ShopInfo } from "@larkwood/contract";
import { useRouteLoaderData } from "react-router";

const unnamed: ShopInfo = { name: "Larkwood", currency: "USD", paymentMethods: [], passwordReset: false };

/** Name and payment methods of the shop, as the server that sent this page was set up. */
export function useShop(): ShopInfo {
  return useRouteLoaderData<ShopInfo>("root") ?? unnamed;
}
