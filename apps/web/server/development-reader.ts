import { createClient, type ShopInfo } from "@larkwood/contract";
import type { CatalogueReader } from "./catalogue-reader";

const base = "http://127.0.0.1:3000/api";
// The list is for members; in development the demo account is always there.
const demoAccount = { email: "user@larkwood.example", password: "larkwood-user", rememberMe: true as const };

let token = "";
const api = createClient((url, init) => {
  const headers = new Headers(init.headers);
  if (token) headers.set("authorization", `Bearer ${token}`);
  return fetch(base + url, { ...init, headers });
});

const shop: ShopInfo = { name: "Larkwood", currency: "USD", paymentMethods: [], passwordReset: false };

/** Reads the catalogue over HTTP while Vite's own server renders the pages. Never part of a build. */
export const developmentReader: CatalogueReader = {
  async listProducts({ inStock, ...query }) {
    token = (await api("signIn", { body: demoAccount })).data.accessToken;
    const flag = inStock === undefined ? {} : { inStock: inStock ? ("true" as const) : ("false" as const) };
    const { data, headers } = await api("listProducts", { query: { ...query, ...flag } });
    return { items: data, total: Number(headers.get("x-total-count") ?? data.length), nextCursor: null };
  },
  bestSellers: async () => (await developmentReader.listProducts({ limit: 60 })).items,
  findProduct: async (id) => (await api("getProduct", { params: { id } }).catch(() => null))?.data ?? null,
  shop: () => shop,
};
