import { type PeerShop, send } from "../peer";

/** Ids that a shopper needs; written by `fill.cjs`. */
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

/** Requests to Medusa's store API, as its storefront starter sends them. */
export async function storeRequests(url: string, known: KnownShop) {
  const headers = {
    "content-type": "application/json",
    "x-publishable-api-key": known.publishableKey,
  };
  const fields = `region_id=${known.regionId}&fields=*variants.calculated_price,%2Bvariants.inventory_quantity`;
  const list = (more = "") => ({ url: `${url}/store/products?limit=24&${fields}${more}`, headers });
  const post = async (path: string, body: object, more: Record<string, string> = {}) =>
    JSON.parse(await send({ url: url + path, headers: { ...headers, ...more }, body: JSON.stringify(body) }));
  const productAt = (index: number) => known.products[index % known.products.length];

  const { token } = await post("/auth/customer/emailpass/register", customer);
  await post("/store/customers", { email: customer.email }, { authorization: `Bearer ${token}` });

  const placeOrder = async (orderNumber: number) => {
    const items = [productAt(orderNumber), productAt(orderNumber * 7 + 1)].map((product) => ({
      variant_id: product?.variantId,
      quantity: 1,
    }));
    const { cart } = await post("/store/carts", {
      region_id: known.regionId,
      // A new address each time: Medusa refuses two concurrent carts of one new address.
      email: `guest-${orderNumber}@customer.example`,
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
    if (done.type !== "order")
      throw new Error(`Medusa created no order: ${JSON.stringify(done).slice(0, 500)}`);
  };
  return {
    list: () => list(),
    detail: () => ({ url: `${url}/store/products/${productAt(7)?.id}?${fields}`, headers }),
    search: (query: string) => list(`&q=${encodeURIComponent(query)}`),
    signIn: async () => {
      await post("/auth/customer/emailpass", customer);
    },
    placeOrder,
    clearCache: async () => {},
  } satisfies Omit<PeerShop, "name" | "pid" | "stop">;
}
