import { contact } from "../bench/lib/contact";
import { signIn } from "../bench/lib/shop";

export type Headers = Record<string, string>;

/** What shoppers were promised: orders that the shop acknowledged, and what it answered otherwise. */
export interface Promised {
  orders: Set<string>;
  refusals: Map<number, number>;
  /** Requests that got no answer at all. */
  lost: number;
}

/** Shoppers who order one piece again and again until told to stop. */
export function startShoppers(url: () => string, auth: Headers, productId: string, shoppers = 8) {
  const promised: Promised = { orders: new Set(), refusals: new Map(), lost: 0 };
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
        if (reply.status === 201) promised.orders.add(body.id);
        else promised.refusals.set(reply.status, (promised.refusals.get(reply.status) ?? 0) + 1);
      } catch {
        promised.lost += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  const running = Promise.all(Array.from({ length: shoppers }, shop));
  return {
    promised,
    stop: async () => {
      stopped = true;
      await running;
      return promised;
    },
  };
}

/** A product with a known number of pieces. */
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
  if (!reply.ok) throw new Error(`stocking up answered ${reply.status}`);
  return id;
}

interface Books {
  /** Acknowledged orders that the shop no longer knows. */
  missing: string[];
  /** Orders whose lines, total or first event are not there. */
  halfWritten: string[];
  sold: number;
  left: number;
}

/** Reads the books after a fault: nothing acknowledged may be missing, nothing half-written, sold + left = start. */
export async function readBooks(url: string, promised: Promised, productId: string): Promise<Books> {
  const admin = await signIn({ url }, "admin");
  const get = async (path: string) => {
    const reply = await fetch(url + path, { headers: admin });
    return { body: await reply.json(), link: reply.headers.get("link") };
  };
  const known = new Set<string>();
  const halfWritten: string[] = [];
  let sold = 0;
  let path: string | undefined = "/api/admin/orders?limit=100";
  while (path) {
    const { body, link } = await get(path);
    for (const order of body as { id: string; itemCount: number; firstLine: object | null }[]) {
      known.add(order.id);
      sold += order.itemCount;
      if (!order.firstLine) halfWritten.push(order.id);
    }
    path = /<([^>]+)>; rel="next"/.exec(link ?? "")?.[1];
  }
  const { body: product } = await get(`/api/products/${productId}`);
  const missing = [...promised.orders].filter((id) => !known.has(id));
  return { missing, halfWritten, sold, left: (product as { quantity: number }).quantity };
}
