import type { ShopInfo } from "@larkwood/contract";
import { useRouteLoaderData } from "react-router";

const unnamed: ShopInfo = {
  name: "Larkwood",
  currency: "USD",
  trading: false,
  catalogue: "members",
  paymentMethods: [],
  bankAccount: null,
  sendsMail: false,
  passwordReset: false,
  tellsWhenBack: false,
};

/** What everybody may know of the shop, as it was when the server sent this page. */
export function useShop(): ShopInfo {
  return useRouteLoaderData<ShopInfo>("root") ?? unnamed;
}
