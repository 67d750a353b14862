import { ask, type PeerShop } from "../peer";

/** What a shopper has to know of a filled shop; `fill.cjs` writes it down. */
export interface KnownShop {
  publishableKey: string;
  regionId: string;
  shippingOptionId: string;
  products: { id: string; variantId: string }[];
}

const customer = { email: "ada@customer.example", password: "a-long-password" };
const address = {
  first_name: "Ada",
  last_name: "Lund",
  address_1: "Elm Street 5",
  city: "Oslo",
  country_code: "no",
};

/** What is asked of Medusa's store API, in the way that its storefront starter asks. */
export async function storeQuestions(url: string, known: KnownShop) {
  const headers = {
    "content-type": "application/json",
    "x-publishable-api-key": known.publishableKey,
  };
  const seen = `region_id=${known.regionId}&fields=*variants.calculated_price,%2Bvariants.inventory_quantity`;
  const list = (more = "") => ({ url: `${url}/store/products?limit=24&${seen}${more}`, headers });
  const post = async (path: string, body: object, more: Record<string, string> = {}) =>
    JSON.parse(await ask({ url: url + path, headers: { ...headers, ...more }, body: JSON.stringify(body) }));
  const productAt = (turn: number) => known.products[turn % known.products.length];

  const { token } = await post("/auth/customer/emailpass/register", customer);
  await post("/store/customers", { email: customer.email }, { authorization: `Bearer ${token}` });

  const placeOrder = async (turn: number) => {
    const items = [productAt(turn), productAt(turn * 7 + 1)].map((product) => ({
      variant_id: product?.variantId,
      quantity: 1,
    }));
    const { cart } = await post("/store/carts", {
      region_id: known.regionId,
      // Each guest for himself: two carts of one new address at once are refused.
      email: `guest-${turn}@customer.example`,
      shipping_address: address,
      billing_address: address,
      items,
    });
    await post(`/store/carts/${cart.id}/shipping-methods`, { option_id: known.shippingOptionId });
    const { payment_collection } = await post("/store/payment-collections", { cart_id: cart.id });
    await post(`/store/payment-collections/${payment_collection.id}/payment-sessions`, {
      provider_id: "pp_system_default",
    });
    const done = await post(`/store/carts/${cart.id}/complete`, {});
    if (done.type !== "order") throw new Error(`Medusa made no order: ${JSON.stringify(done).slice(0, 500)}`);
  };
  return {
    list: () => list(),
    detail: () => ({ url: `${url}/store/products/${productAt(7)?.id}?${seen}`, headers }),
    search: (words: string) => list(`&q=${encodeURIComponent(words)}`),
    signIn: async () => {
      await post("/auth/customer/emailpass", customer);
    },
    placeOrder,
    forget: async () => {},
  } satisfies Omit<PeerShop, "name" | "pid" | "stop">;
}
