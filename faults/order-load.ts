import { contact } from "../bench/lib/contact";
import { signIn } from "../bench/lib/shop";

export type Headers = Record<string, string>;

/** Orders that the shop acknowledged, and its other replies. */
export interface OrderResults {
  orders: Set<string>;
  refusals: Map<number, number>;
  /** Requests without a reply. */
  lost: number;
}

/** Simulates shoppers who order one item repeatedly until stopped. */
export function startShoppers(url: () => string, auth: Headers, productId: string, shoppers = 8) {
  const results: OrderResults = { orders: new Set(), refusals: new Map(), lost: 0 };
  let stopped = false;

  async function shop(): Promise<void> {
    while (!stopped) {
      try {
        const reply = await fetch(`${url()}/api/orders`, {
          method: "POST",
          headers: { ...auth, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
          body: JSON.stringify({ ...contact, items: [{ productId, quantity: 1 }] }),
        });
        const body = (await reply.json()) as { id: string };
        if (reply.status === 201) results.orders.add(body.id);
        else results.refusals.set(reply.status, (results.refusals.get(reply.status) ?? 0) + 1);
      } catch {
        results.lost += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  const running = Promise.all(Array.from({ length: shoppers }, shop));
  return {
    results,
    stop: async () => {
      stopped = true;
      await running;
      return results;
    },
  };
}

/** Sets the stock of a product and returns its id. */
export async function stockedProduct(url: string, amount: number): Promise<string> {
  const admin = await signIn({ url }, "admin");
  const [product] = (await (await fetch(`${url}/api/products?limit=1`, { headers: admin })).json()) as {
    id: string;
  }[];
  const id = product?.id ?? "";
  const reply = await fetch(`${url}/api/products/${id}/stock`, {
    method: "POST",
    headers: { ...admin, "content-type": "application/json" },
    body: JSON.stringify({ mode: "set", amount, reason: "count" }),
  });
  if (!reply.ok) throw new Error(`setting the stock returned ${reply.status}`);
  return id;
}

interface Audit {
  /** Acknowledged orders that are missing. */
  missing: string[];
  /** Orders without lines. */
  incomplete: string[];
  sold: number;
  left: number;
}

/** Reads orders and stock after a fault: no acknowledged order may be missing or incomplete, and sold + left = start. */
export async function auditOrders(url: string, results: OrderResults, productId: string): Promise<Audit> {
  const admin = await signIn({ url }, "admin");
  const get = async (path: string) => {
    const reply = await fetch(url + path, { headers: admin });
    return { body: await reply.json(), link: reply.headers.get("link") };
  };
  const known = new Set<string>();
  const incomplete: string[] = [];
  let sold = 0;
  let path: string | undefined = "/api/admin/orders?limit=100";
  while (path) {
    const { body, link } = await get(path);
    for (const order of body as { id: string; itemCount: number; firstLine: object | null }[]) {
      known.add(order.id);
      sold += order.itemCount;
      if (!order.firstLine) incomplete.push(order.id);
    }
    path = /<([^>]+)>; rel="next"/.exec(link ?? "")?.[1];
  }
  const { body: product } = await get(`/api/products/${productId}`);
  const missing = [...results.orders].filter((id) => !known.has(id));
  return { missing, incomplete, sold, left: (product as { quantity: number }).quantity };
}
