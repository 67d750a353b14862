import { type Shop, signIn } from "./shop";

/** Fills the shelves of some products and returns their ids. */
export async function stockUp(shop: Pick<Shop, "url">): Promise<string[]> {
  const auth = await signIn(shop, "admin");
  const products = (await (await fetch(`${shop.url}/api/products?limit=50`, { headers: auth })).json()) as {
    id: string;
  }[];
  for (const { id } of products) {
    const reply = await fetch(`${shop.url}/api/products/${id}/stock`, {
      method: "POST",
      headers: { ...auth, "content-type": "application/json" },
      body: JSON.stringify({ mode: "set", amount: 1_000_000, reason: "delivery" }),
    });
    if (!reply.ok) throw new Error(`stocking up answered ${reply.status}: ${await reply.text()}`);
  }
  return products.map(({ id }) => id);
}
