import { sql } from "drizzle-orm";
import { queryRows } from "../../apps/api/src/db/executor";
import { addSyntheticProducts } from "../../apps/api/src/demo/synthetic-products";
import { contact } from "../lib/contact";
import type { openBenchDatabase } from "../lib/database";
import { signIn, startShop } from "../lib/shop";
import { staySignedIn } from "../lib/stay-signed-in";
import { type PeerProduct, type PeerShop, send } from "./peer";

const JSON_TYPE = { "content-type": "application/json" };
type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>;

/** Starts Larkwood with the given number of synthetic products; returns it and the products. */
export async function startLarkwood({ url, db }: BenchDatabase, count: number) {
  const shop = await startShop({
    DATABASE_URL: url,
    SHOP_DEMO: "on",
    SHOP_PAYMENT_METHODS: "bank_transfer",
  });
  await db.execute(sql`delete from products`);
  await addSyntheticProducts(db, count);
  await db.execute(sql`update products set quantity = 1000000, updated_at = now()`);
  const rows = await queryRows<PeerProduct & { id: string }>(
    db,
    sql`select id, name, description, category, price_cents as "priceCents", quantity from products order by id`,
  );
  const auth = staySignedIn(() => signIn(shop, "user"));
  const idAt = (index: number) => rows[index % rows.length]?.id;

  const peer: PeerShop = {
    name: "Larkwood",
    pid: shop.pid,
    list: async () => ({ url: `${shop.url}/api/products?limit=24`, headers: await auth() }),
    detail: () => ({ url: `${shop.url}/api/products/${idAt(7)}` }),
    search: async (query) => ({
      url: `${shop.url}/api/products?limit=24&search=${encodeURIComponent(query)}`,
      headers: await auth(),
    }),
    signIn: async () => {
      await signIn(shop, "user");
    },
    placeOrder: async (orderNumber) => {
      const items = [idAt(orderNumber), idAt(orderNumber * 7 + 1)].map((productId) => ({
        productId,
        quantity: 1,
      }));
      const headers = { ...(await auth()), ...JSON_TYPE, "idempotency-key": crypto.randomUUID() };
      await send({ url: `${shop.url}/api/orders`, headers, body: JSON.stringify({ ...contact, items }) });
    },
    clearCache: async () => {
      await db.execute(sql`select pg_notify('catalogue', '')`);
    },
    stop: () => shop.dispose(),
  };
  return { peer, products: rows };
}
