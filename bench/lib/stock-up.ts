import { type Shop, signIn } from "./shop";

const MAX_PRODUCTS = 50;

/** Restocks some products without options, so that all orders are alike, and returns their ids. */
export async function stockUp(shop: Pick<Shop, "url">): Promise<string[]> {
  const auth = await signIn(shop, "admin");
  const get = async <Reply>(path: string) =>
    (await (await fetch(`${shop.url}/api${path}`, { headers: auth })).json()) as Reply;
  const ids: string[] = [];
  for (const { id } of await get<{ id: string }[]>("/products?limit=100")) {
    if (ids.length === MAX_PRODUCTS) break;
    if ((await get<{ options?: unknown[] }>(`/products/${id}`)).options?.length) continue;
    const reply = await fetch(`${shop.url}/api/products/${id}/stock`, {
      method: "POST",
      headers: { ...auth, "content-type": "application/json" },
      body: JSON.stringify({ mode: "set", amount: 1_000_000, reason: "delivery" }),
    });
    if (!reply.ok) throw new Error(`restocking returned ${reply.status}: ${await reply.text()}`);
    ids.push(id);
  }
  return ids;
}
