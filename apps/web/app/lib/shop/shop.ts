import { DEFAULT_CONTACT, DEFAULT_SOCIAL, type ShopInfo } from "@larkwood/contract";
import { useRouteLoaderData } from "react-router";
import { create } from "zustand";
import { setShopCurrency } from "~/lib/format/money";

const unnamed: ShopInfo = {
  name: "Larkwood",
  logo: null,
  currency: "USD",
  trading: false,
  catalogue: "members",
  paymentMethods: [],
  bankAccount: null,
  charges: false,
  contact: DEFAULT_CONTACT,
  social: DEFAULT_SOCIAL,
  sendsMail: false,
  passwordReset: false,
  tellsWhenBack: false,
  ownTexts: [],
};

let known = unnamed;

/** The shop for whatever is no component: as the page at hand was rendered with it. */
export const knownShop = () => known;

/** Notes the shop before anything of a page is rendered. One process and one window have one shop. */
export function rememberShop(shop: ShopInfo): ShopInfo {
  known = shop;
  setShopCurrency(shop.currency);
  return shop;
}

/** The shop as this window has changed it; null while it is as the server sent it. */
export const useChangedShop = create<{ shop: ShopInfo | null }>(() => ({ shop: null }));

/** What everybody may know of the shop, as it was when the server sent this page, or as it was changed here since. */
export function useShop(): ShopInfo {
  const changed = useChangedShop((state) => state.shop);
  const sent = useRouteLoaderData<ShopInfo>("root");
  return changed ?? sent ?? unnamed;
}
