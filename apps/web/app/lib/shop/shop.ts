import { DEFAULT_CONTACT, DEFAULT_SOCIAL, type ShopInfo } from "@larkwood/contract";
import { useRouteLoaderData } from "react-router";
import { create } from "zustand";
import { setShopMoney } from "~/lib/format/money";

const defaultShop: ShopInfo = {
  name: "Larkwood",
  logo: null,
  currency: "USD",
  trading: false,
  catalogue: "members",
  paymentMethods: [],
  bankAccount: null,
  charges: false,
  deliveryPromise: null,
  contact: DEFAULT_CONTACT,
  social: DEFAULT_SOCIAL,
  demo: true,
  sendsMail: false,
  passwordReset: false,
  tellsWhenBack: false,
  guestCheckout: false,
  reviews: false,
  samples: false,
  ownTexts: [],
};

let current = defaultShop;

/** The shop for code outside of components. */
export const getShop = () => current;

/** Sets the shop before a page renders. One process or window serves one shop. */
export function setShop(shop: ShopInfo): ShopInfo {
  current = shop;
  setShopMoney(shop);
  return shop;
}

/** The shop after settings were changed in this window; otherwise null. */
export const useEditedShop = create<{ shop: ShopInfo | null }>(() => ({ shop: null }));

/** Public data of the shop, including changes made in this window. */
export function useShop(): ShopInfo {
  const changed = useEditedShop((state) => state.shop);
  const loaded = useRouteLoaderData<ShopInfo>("root");
  return changed ?? loaded ?? defaultShop;
}
